import { LEVEL_NAMES } from '@quayside/bots/levels';
import type { BotWish, SeatSheet, TableSheet } from '@quayside/live';
import type { ReactElement } from 'react';
import type { GameUI } from '../game-ui.ts';
import { Icon, type SeatColour } from '../icons/index.ts';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { Ring, useCalled } from './Seated.tsx';

const LEVELS: readonly BotWish['level'][] = [...LEVEL_NAMES, 'random'];
const NOBODY = '';

/** What can be done with a chair. */
export interface ChairDeeds {
  readonly sit: (seat: number) => void;
  readonly getUp: (seat: number) => void;
  readonly seatBot: (seat: number, level: BotWish['level']) => void;
  readonly clearBot: (seat: number) => void;
}

interface RoomChairProps {
  readonly ui: GameUI;
  readonly sheet: TableSheet;
  readonly at: number;
  readonly colour: SeatColour;
  readonly isHost: boolean;
  readonly busy: boolean;
  readonly deeds: ChairDeeds;
}

/** A chair of a table that has not started: a brass plate where somebody sits, a dashed place where nobody does. */
export function RoomChair(props: RoomChairProps): ReactElement {
  const { ui, sheet, at, colour, isHost, busy, deeds } = props;
  const text = useText();
  const speaker = useSpeaker();
  const called = useCalled();
  const seat = sheet.seats[at] as SeatSheet;
  const colourName = speaker.say(ui.words.seat(at));
  const isFree = seat.sitter === null;
  const isMe = at === sheet.mine;
  const isPerson = seat.sitter === 'person';
  const id = `chair-${at}`;
  return (
    <li className={`room-chair ${isFree ? 'open' : ''}`}>
      <span className="room-colour" id={id}>
        {isFree ? <Ring size={28} /> : <ui.SeatPiece colour={colour} size={28} />}
        <span>{colourName}</span>
        {at === 0 && (
          <small>
            <T id="web.new.begins" />
          </small>
        )}
      </span>
      <b className="room-name">
        <bdi>{isFree ? <T id="web.tables.open-chair" /> : called(seat)}</bdi>
      </b>
      <span className="room-how">
        <How seat={seat} isMe={isMe} isHost={isPerson && seat.person?.id === sheet.host} />
      </span>
      <span className="room-ways" hidden={sheet.state !== 'open'}>
        {isFree && !isMe && (
          <button
            type="button"
            className="button small can"
            data-do="sit"
            id={`sit-${at}`}
            aria-labelledby={`sit-${at} ${id}`}
            disabled={busy}
            onClick={() => deeds.sit(at)}
          >
            <T id={sheet.mine === null ? 'web.tables.sit' : 'web.tables.move-here'} />
          </button>
        )}
        {isPerson && (isMe || isHost) && (
          <button
            type="button"
            className="button small"
            id={`up-${at}`}
            aria-labelledby={`up-${at} ${id}`}
            disabled={busy}
            onClick={() => deeds.getUp(at)}
          >
            <T id={isMe ? 'web.tables.get-up' : 'web.tables.clear'} />
          </button>
        )}
        {isHost && !isPerson && (
          <label className="button small room-bot">
            <Icon name="bot" />
            <span>
              <T id={isFree ? 'web.tables.seat-bot' : 'web.tables.change-bot'} />
            </span>
            <select
              aria-label={text('web.tables.bot-for', { colour: colourName })}
              disabled={busy}
              value={isFree ? NOBODY : (seat.sitter ?? NOBODY)}
              onChange={({ target }) => {
                const level = LEVELS.find((each) => each === target.value);
                if (level) deeds.seatBot(at, level);
                else deeds.clearBot(at);
              }}
            >
              <option value={NOBODY}>{text('web.tables.no-bot')}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {text(`web.level.${level}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </span>
    </li>
  );
}

interface HowProps {
  readonly seat: SeatSheet;
  readonly isMe: boolean;
  readonly isHost: boolean;
}

function How({ seat: { sitter, here }, isMe, isHost }: HowProps): ReactElement {
  if (sitter === null) return <T id="web.tables.waiting" />;
  if (sitter !== 'person') return <T id="web.tables.bot" />;
  return (
    <>
      {isMe ? <T id="web.tables.thats-you" /> : <T id={here ? 'web.tables.is-here' : 'web.tables.is-away'} />}
      {isHost && (
        <>
          {' · '}
          <T id="web.tables.host" />
        </>
      )}
    </>
  );
}
