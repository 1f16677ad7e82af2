import { expect, type Locator, type Page } from '@playwright/test';
import type { State, Table } from '@quayside/kernel';
import type { SavedTable } from '../src/saved/saved-tables.ts';
import { replayed } from './tables.ts';

const quoted = (text: string): string => JSON.stringify(text);

/** A table on the page as somebody uses it who sits before it. */
export class TableOnPage {
  readonly page: Page;
  readonly id: string;

  constructor(page: Page, id: string) {
    this.page = page;
    this.id = id;
  }

  /** Goes to the table and waits until it is there, or a cover over it. */
  async open(): Promise<void> {
    await this.page.goto(`/table/${this.id}`);
    await expect(this.page.locator('.table[data-awaiting], .hand-over, .end')).toBeVisible();
  }

  /* What is there. */

  get table(): Locator {
    return this.page.locator('.table[data-awaiting]');
  }
  get bar(): Locator {
    return this.page.locator('.bar');
  }
  get asked(): Locator {
    return this.bar.locator('#bar-title');
  }
  get story(): Locator {
    return this.page.locator('.story');
  }
  get undoButton(): Locator {
    return this.bar.locator('[data-key="u"]');
  }
  get notice(): Locator {
    return this.page.locator('.notice');
  }
  get cover(): Locator {
    return this.page.locator('.hand-over');
  }
  /** The one button that does what is chosen. */
  get primary(): Locator {
    return this.bar.locator('[data-zone="primary"] button');
  }
  /** The button where it does just this: play what is chosen, end the turn, confirm it, come back to now. */
  primaryTo(deed: 'play' | 'end' | 'confirm' | 'now' | 'scores'): Locator {
    return this.bar.locator(`[data-zone="primary"] [data-do="${deed}"]`);
  }
  /** The sheet over the story. */
  get slip(): Locator {
    return this.page.locator('.slip');
  }
  /** Something on the table by its name. */
  place(name: string): Locator {
    return this.page.locator(`[data-place=${quoted(name)}]`);
  }
  /** What stands for a way to act on the slip, by its tokens. */
  way(tokens: string): Locator {
    return this.slip.locator(`[data-way=${quoted(tokens)}]`);
  }

  /** What stands for a piece of what is decided on the slip. */
  part(token: string): Locator {
    return this.slip.locator(`[data-part=${quoted(token)}]`).first();
  }
  /** Opens the list of all that can be done. */
  get listButton(): Locator {
    return this.bar.locator('[data-key="a"]');
  }
  get hintButton(): Locator {
    return this.bar.locator('[data-key="h"]');
  }

  /** What is kept of it in the browser, but for how much of it was confirmed. */
  async saved(): Promise<SavedTable> {
    const text = await this.page.evaluate((key) => localStorage.getItem(key), `quayside.table.${this.id}`);
    const saved = JSON.parse(text ?? 'null') as SavedTable;
    return { ...saved, record: saved.record.replace(/^# confirmed .*\n/m, '') };
  }

  /** The game as it stands, played again from what is kept. */
  async played(): Promise<Table<State>> {
    return replayed(await this.saved());
  }

  /** Waits until the person here is asked something, has a turn to confirm, or must take the screen; or the game is over. */
  async ready(): Promise<'choice' | 'confirmation' | 'hand-over' | 'over'> {
    const ready = this.page.locator(
      '.table[data-awaiting="choice"], .table[data-awaiting="confirmation"], .hand-over, .end, [data-do="scores"]',
    );
    await expect(ready.first()).toBeVisible();
    if (await this.cover.isVisible()) return 'hand-over';
    const awaiting = await this.table.getAttribute('data-awaiting').catch(() => null);
    return awaiting === 'choice' || awaiting === 'confirmation' ? awaiting : 'over';
  }

  /* What somebody does. */

  /** Chooses a way, from the slip or the list of all, and plays it. */
  async choose(tokens: string): Promise<void> {
    const way = this.way(tokens).first();
    if (!(await way.isVisible())) await this.listButton.click();
    await way.click();
    await this.press();
  }

  /** Touches something on the table and plays what is then chosen. */
  async playAt(place: string): Promise<void> {
    await this.place(place).first().click();
    await this.press();
  }

  /** Presses the button, once it has rested. */
  async press(): Promise<void> {
    await expect(this.primary).toBeEnabled();
    await this.page.waitForTimeout(260);
    await this.primary.click();
  }

  /** Takes the first offer that can be taken, where it lies; what was taken. */
  async takeOffer(): Promise<string> {
    const offer = this.page.locator('.place.can[data-place^="offer "]').first();
    const place = (await offer.getAttribute('data-place')) ?? '';
    await offer.click();
    await this.press();
    return place.replace('offer', 'take');
  }

  /** Ends a turn that is played. */
  async confirm(): Promise<void> {
    await this.press();
  }

  async takeOver(): Promise<void> {
    await this.page.locator('[data-do="take-over"]').click();
  }

  /** Touches the button; where it is refused it is touched all the same. */
  async undo(): Promise<void> {
    await this.undoButton.click({ force: true });
  }

  async openMenu(): Promise<Locator> {
    await this.page.locator('.table-menu').click();
    const menu = this.page.locator('dialog.menu');
    await expect(menu).toBeVisible();
    return menu;
  }
}
