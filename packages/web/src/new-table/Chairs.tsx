import { type ReactElement, useState } from 'react';
import type { GameUI } from '../game-ui.ts';
import { Icon, type SeatColour } from '../icons/index.ts';
import { coloursAt } from '../saved/colours.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { type Chair, type Choices, GUESTS, LONGEST_NAME, shuffled, withGuest, withName } from './choices.ts';

interface ChairsProps {
  readonly ui: GameUI;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

const draw = (below: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;

/** Who sits where. The first chair begins. */
export function Chairs({ ui, choices, onChange }: ChairsProps): ReactElement {
  const [mixed, setMixed] = useState(0);
  const colours = coloursAt(ui.game, choices.players);
  return (
    <fieldset className="new-chairs">
      <legend className="choice-name">
        <T id="web.new.seats" />
      </legend>
      <ol>
        {colours.map((colour, at) => (
          <ChairRow
            key={colour}
            ui={ui}
            at={at}
            colour={colour}
            chair={choices.chairs[at] as Chair}
            onGuest={(guest) => onChange(withGuest(choices, at, guest))}
            onName={(name) => onChange(withName(choices, at, name))}
          />
        ))}
      </ol>
      {choices.players > 1 && (
        <div className="new-shuffle">
          <button
            type="button"
            className="button"
            onClick={() => {
              setMixed(mixed + 1);
              onChange(shuffled(choices, draw));
            }}
          >
            <Icon name="dice" />
            <T id="web.new.shuffle" />
          </button>
          <span role="status" className="unseen" key={mixed}>
            {mixed > 0 && <T id="web.new.shuffled" />}
          </span>
        </div>
      )}
    </fieldset>
  );
}

interface ChairRowProps {
  readonly ui: GameUI;
  readonly at: number;
  readonly colour: SeatColour;
  readonly chair: Chair;
  readonly onGuest: (guest: Chair['guest']) => void;
  readonly onName: (name: string) => void;
}

function ChairRow({ ui, at, colour, chair: { guest, name }, onGuest, onName }: ChairRowProps): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const settings = useSettings();
  const colourName = speaker.say(ui.words.seat(at));
  const isMe = guest === 'me';
  return (
    <li className="new-chair">
      <span className="new-colour">
        <ui.SeatPiece colour={colour} size={24} />
        <b>{colourName}</b>
        {at === 0 && (
          <small>
            <T id="web.new.begins" />
          </small>
        )}
      </span>
      <span className="new-who">
        <select
          className="page-field"
          aria-label={text('web.new.sitter', { colour: colourName })}
          aria-describedby={`guest-${at}`}
          value={guest}
          onChange={({ target }) => {
            const chosen = GUESTS.find((each) => each === target.value);
            if (chosen) onGuest(chosen);
          }}
        >
          {GUESTS.map((each) => (
            <option key={each} value={each}>
              {text(each === 'me' || each === 'person' ? `web.guest.${each}` : `web.level.${each}`)}
            </option>
          ))}
        </select>
        {(isMe || guest === 'person') && (
          <input
            className="page-field"
            maxLength={LONGEST_NAME}
            autoComplete={isMe ? 'nickname' : 'off'}
            aria-label={text('web.new.name-of', { colour: colourName })}
            placeholder={text(isMe ? 'web.new.my-name' : 'web.new.a-name')}
            value={isMe ? settings.name : name}
            onChange={({ target }) => (isMe ? changeSettings({ name: target.value }) : onName(target.value))}
          />
        )}
      </span>
      <span className="choice-what new-how" id={`guest-${at}`}>
        <T id={`web.guest-how.${guest}`} />
      </span>
    </li>
  );
}
