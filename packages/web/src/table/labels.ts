import type { State } from '@quayside/kernel';
import type { Speaker } from '@quayside/speech';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import type { Seat } from '@quayside/live';

/** How the seats are called, as the table's speaker calls them, and what their sitters are. */
export function labelsOf(ui: GameUI, state: State, seats: readonly Seat[], speaker: Speaker): SeatLabel[] {
  const colours = ui.game.seatsOf(state);
  return seats.map((seat, at) => ({
    seat: at,
    colour: colours[at] ?? '',
    name: speaker.say(ui.words.seat(at)),
    role: roleOf(seat, speaker),
  }));
}

function roleOf({ sitter, standIn }: Seat, speaker: Speaker): string | null {
  if (sitter !== 'person') return speaker.text(`web.level.${sitter}`);
  return standIn ? speaker.text('web.stand-in', { level: speaker.text(`web.level.${standIn}`) }) : null;
}
