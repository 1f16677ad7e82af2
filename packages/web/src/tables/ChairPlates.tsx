import type { ReactElement } from 'react';
import type { GameUI } from '../game-ui.ts';
import { Icon, type SeatColour } from '../icons/index.ts';
import {
  type Chair,
  type Choices,
  type Guest,
  GUESTS,
  playersOf,
  withGuest,
  withoutChair,
  withPlayers,
} from '../new-table/choices.ts';
import { coloursAt } from '../saved/colours.ts';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { Ring } from './Seated.tsx';

interface PlatesProps {
  readonly ui: GameUI;
  readonly choices: Choices;
  /** How whoever asks is called. */
  readonly name: string;
  readonly onChange: (choices: Choices) => void;
}

/** Who is wanted on each chair: a plate that is touched asks. The first chair begins. */
export function ChairPlates({ ui, choices, name, onChange }: PlatesProps): ReactElement {
  const numbers = playersOf(ui.game).filter((each) => each > 1);
  const colours = coloursAt(ui.game, Math.max(...numbers));
  const { players } = choices;
  const isLeast = players <= Math.min(...numbers);
  return (
    <fieldset className="tables-chairs">
      <legend className="choice-name">
        <T id="web.tables.chairs" />
      </legend>
      <p className="choice-what">
        <T id="web.tables.chairs-what" />
      </p>
      <ol>
        {colours.map((colour, at) =>
          at < players ? (
            <Plate
              key={at}
              ui={ui}
              at={at}
              colour={coloursAt(ui.game, players)[at] ?? colour}
              chair={choices.chairs[at] as Chair}
              name={name}
              onGuest={(guest) => onChange(withGuest(choices, at, guest))}
              onAway={isLeast ? null : () => onChange(withoutChair(choices, at))}
            />
          ) : (
            <li key={at} className="plate more">
              <button type="button" onClick={() => onChange(withPlayers(choices, at + 1))}>
                <Icon name="plus" size={18} />
                <T id="web.tables.chair" />
              </button>
            </li>
          ),
        )}
      </ol>
    </fieldset>
  );
}

interface PlateProps {
  readonly ui: GameUI;
  readonly at: number;
  readonly colour: SeatColour;
  readonly chair: Chair;
  readonly name: string;
  readonly onGuest: (guest: Guest) => void;
  /** Takes the chair away; null where no fewer can play. */
  readonly onAway: (() => void) | null;
}

const AWAY = 'away';

function Plate({ ui, at, colour, chair: { guest }, name, onGuest, onAway }: PlateProps): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const colourName = speaker.say(ui.words.seat(at));
  const isOpen = guest === 'person';
  const wordOf = (each: Guest): string => {
    if (each === 'person') return text('web.tables.by-link');
    return each === 'me' ? name.trim() || text('web.tables.You') : text(`web.level.${each}`);
  };
  return (
    <li className={`plate ${isOpen ? 'open' : ''}`}>
      {isOpen ? <Ring size={24} /> : <ui.SeatPiece colour={colour} size={24} />}
      <b>{isOpen ? <T id="web.tables.open-chair" /> : <bdi>{wordOf(guest)}</bdi>}</b>
      <small>
        {isOpen ? (
          <T id="web.tables.by-link" />
        ) : guest === 'me' ? (
          <T id={at === 0 ? 'web.new.begins' : 'web.tables.here'} />
        ) : (
          <T id="web.tables.bot" />
        )}
      </small>
      <select
        aria-label={text('web.new.sitter', { colour: colourName })}
        value={guest}
        onChange={({ target }) => {
          const chosen = GUESTS.find((each) => each === target.value);
          if (chosen) onGuest(chosen);
          else onAway?.();
        }}
      >
        {GUESTS.map((each) => (
          <option key={each} value={each}>
            {wordOf(each)}
          </option>
        ))}
        {onAway && guest !== 'me' && <option value={AWAY}>{text('web.tables.chair-away')}</option>}
      </select>
    </li>
  );
}
