import { sensible } from './tables.ts';
import type { TableDesk } from './table-desk.ts';

/** One click on: whatever the person is asked is answered as is sensible. False when the game is over. */
export async function clickOn(desk: TableDesk): Promise<boolean> {
  switch (await desk.ready()) {
    case 'over':
      return false;
    case 'hand-over':
      await desk.takeOver();
      return true;
    case 'confirmation':
      await desk.confirm();
      return true;
    default:
      // What is asked piece by piece is proposed as a whole.
      if (await desk.planButton.isVisible()) await desk.planButton.click();
      else await desk.choose(sensible(await desk.played()));
      return true;
  }
}
