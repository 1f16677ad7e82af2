import type { SeatSheet, TableSheet } from '@quayside/live';
import type { ReactElement } from 'react';
import type { GameUI } from '../game-ui.ts';
import { Icon, type SeatColour } from '../icons/index.ts';
import { askedOf } from '../new-table/choices.ts';
import { coloursAt } from '../saved/colours.ts';
import { T, useSpeaker, useText } from '../text/speech.tsx';

/** The colours of a table's chairs. */
export const chairColours = (ui: GameUI, { seats }: TableSheet): readonly SeatColour[] =>
  coloursAt(ui.game, seats.length);

/** How whoever sits on a chair is called; '' where nobody does. */
export function useCalled(): (seat: SeatSheet | undefined) => string {
  const text = useText();
  return (seat) => {
    if (!seat || seat.sitter === null) return '';
    return seat.sitter === 'person' ? (seat.person?.name ?? '') : text(`web.level.${seat.sitter}`);
  };
}

/** A chair nobody sits on. */
export const Ring = ({ size }: { readonly size: number }): ReactElement => (
  <svg className="chair-ring" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="10.4" />
  </svg>
);

interface SeatedProps {
  readonly ui: GameUI;
  readonly sheet: TableSheet;
}

/** Who sits at a table, in one line. Inside the game's speech. */
export function Seated({ ui, sheet }: SeatedProps): ReactElement {
  const called = useCalled();
  const speaker = useSpeaker();
  const colours = chairColours(ui, sheet);
  return (
    <ul className="tables-seated">
      {sheet.seats.map((seat, at) => {
        const colour = colours[at];
        const isFree = seat.sitter === null;
        return (
          <li key={colour} title={speaker.say(ui.words.seat(at))} className={isFree ? 'free' : ''}>
            {isFree ? <Ring size={16} /> : colour && <ui.SeatPiece colour={colour} size={16} />}
            <bdi>
              {isFree ? <T id="web.tables.free" /> : at === sheet.mine ? <T id="web.tables.you" /> : called(seat)}
            </bdi>
            {!isFree && seat.sitter !== 'person' && <Icon name="bot" />}
          </li>
        );
      })}
    </ul>
  );
}

/** What every table of the game is asked first, as it was answered at this one. Inside the game's speech. */
export function Variant({ ui, sheet: { settings } }: SeatedProps): ReactElement {
  const speaker = useSpeaker();
  const told = askedOf(ui.game, settings)
    .filter(({ always }) => always)
    .map(({ name, default: usual }) => speaker.text(`value.${name}.${settings[name] ?? usual}`));
  return <>{told.join(' · ')}</>;
}
