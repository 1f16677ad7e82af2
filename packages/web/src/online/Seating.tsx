import { type LevelName, LEVEL_NAMES } from '@quayside/bots/levels';
import type { SeatSheet, TableSheet } from '@quayside/live';
import { type ReactElement, useState } from 'react';
import type { GameUI } from '../game-ui.ts';
import { GameSpeech } from '../app/GameSpeech.tsx';
import { Icon } from '../icons/index.ts';
import { coloursAt } from '../saved/colours.ts';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { useGameUI } from '../use-games.ts';
import { type Asked, server } from './server.ts';

interface SeatingProps {
  readonly sheet: TableSheet;
  /** The id of whoever looks. */
  readonly me: string;
  readonly onSheet: (sheet: TableSheet) => void;
}

/** A table that has not started: its link, who sits where, and the deed of the host. */
export function Seating(props: SeatingProps): ReactElement | null {
  const { ui } = useGameUI(props.sheet.game);
  if (!ui) return null;
  return (
    <GameSpeech ui={ui}>
      <Seats {...props} ui={ui} />
    </GameSpeech>
  );
}

function Seats({ sheet, me, onSheet, ui }: SeatingProps & { readonly ui: GameUI }): ReactElement {
  const { code, seats, host } = sheet;
  const speaker = useSpeaker();
  const [problem, setProblem] = useState<string | null>(null);
  const take = (asking: Promise<Asked<TableSheet>>): void => {
    void asking.then((asked) => {
      setProblem(asked.ok ? null : asked.error.key);
      if (asked.ok) onSheet(asked.value);
    });
  };
  const isHost = host === me;
  const colours = coloursAt(ui.game, seats.length);
  return (
    <section className="page-sheet online-sheet" aria-labelledby="online-table">
      <h1 id="online-table">
        <T id={`game.${ui.id}`} /> · <T id="web.online.table" args={{ code }} />
      </h1>
      <Invitation />
      <ol className="online-seats">
        {seats.map((seat, at) => (
          <li key={colours[at]}>
            <span className="online-seat">
              <ui.SeatPiece colour={colours[at] ?? 'blue'} size={24} />
              <b>{speaker.say(ui.words.seat(at))}</b>
              <Sitting seat={seat} />
            </span>
            <SeatDeeds
              seat={seat}
              name={speaker.say(ui.words.seat(at))}
              me={me}
              isHost={isHost}
              onSit={() => take(server.sit(code, at))}
              onGetUp={() => take(server.getUp(code, at))}
              onBot={(level) => take(level ? server.seatBot(code, at, { level }) : server.removeBot(code, at))}
            />
          </li>
        ))}
      </ol>
      <p role="status">{problem && <T id={`web.online.problem.${problem}`} />}</p>
      {isHost ? (
        <button type="button" className="button primary" data-do="start" onClick={() => take(server.start(code))}>
          <T id="web.online.start" />
        </button>
      ) : (
        <p>
          <T id="web.online.waits" />
        </p>
      )}
    </section>
  );
}

function Invitation(): ReactElement {
  const text = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  const link = location.href;
  const copy = (): void => {
    // Over plain HTTP from another machine there is no clipboard.
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="online-invitation">
      <p>
        <T id="web.online.invite" />
      </p>
      <button type="button" className="button" onClick={copy}>
        <Icon name="copy" />
        <T id="web.online.copy-link" />
      </button>
      <p role="status">
        {copied !== null && (copied ? text('web.online.copied') : text('web.online.not-copied', { link }))}
      </p>
    </div>
  );
}

function Sitting({ seat: { sitter, person, here } }: { readonly seat: SeatSheet }): ReactElement {
  const text = useText();
  if (sitter === null) return <i>{text('web.online.free')}</i>;
  if (sitter !== 'person') return <span>{text(`web.level.${sitter}`)}</span>;
  return (
    <span>
      {person?.name}
      {!here && <i> · {text('web.online.away')}</i>}
    </span>
  );
}

interface SeatDeedsProps {
  readonly seat: SeatSheet;
  readonly name: string;
  readonly me: string;
  readonly isHost: boolean;
  readonly onSit: () => void;
  readonly onGetUp: () => void;
  readonly onBot: (level: LevelName | null) => void;
}

function SeatDeeds({ seat, name, me, isHost, onSit, onGetUp, onBot }: SeatDeedsProps): ReactElement {
  const text = useText();
  const { sitter, person } = seat;
  const isMine = person?.id === me;
  return (
    <span className="online-deeds">
      {sitter === null && (
        <button type="button" className="button" data-do="sit" onClick={onSit}>
          <T id="web.online.sit" />
        </button>
      )}
      {sitter === 'person' && (isMine || isHost) && (
        <button type="button" className="button" onClick={onGetUp}>
          <T id={isMine ? 'web.online.get-up' : 'web.online.clear'} />
        </button>
      )}
      {isHost && sitter !== 'person' && (
        <select
          aria-label={text('web.online.seat-bot', { seat: name })}
          value={sitter ?? ''}
          onChange={({ target }) => onBot(LEVEL_NAMES.find((level) => level === target.value) ?? null)}
        >
          <option value="">{text('web.online.no-bot')}</option>
          {LEVEL_NAMES.map((level) => (
            <option key={level} value={level}>
              {text(`web.level.${level}`)}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
