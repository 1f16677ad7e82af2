import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { useSpeaker } from '../text/speech.tsx';
import type { GameUI } from '../game-ui.ts';
import { coloursAt } from './colours.ts';
import type { SavedTable } from './saved-tables.ts';

/** Who sits at a table, each with a piece of the colour; and what they have in the end. Inside the game's speech. */
export function Sitters({ ui, table }: { readonly ui: GameUI; readonly table: SavedTable }): ReactElement {
  const speaker = useSpeaker();
  const colours = coloursAt(ui.game, table.seats.length);
  return (
    <ul className="saved-sitters">
      {table.seats.map(({ sitter, name }, at) => {
        const colour = colours[at];
        const colourName = speaker.say(ui.words.seat(at));
        const called = sitter === 'person' ? name || colourName : speaker.text(`web.level.${sitter}`);
        return (
          <li key={colourName} title={colourName}>
            {colour && <ui.SeatPiece colour={colour} size={18} />}
            <span>{called}</span>
            {sitter !== 'person' && <Icon name="bot" />}
            {table.scores && <b>{table.scores[at]}</b>}
          </li>
        );
      })}
    </ul>
  );
}
