import type { TableSheet } from '@quayside/live';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { GameSpeech } from '../app/GameSpeech.tsx';
import type { GameUI } from '../game-ui.ts';
import { type Refused, sitDown, tableOf } from '../online/requests.ts';
import { T, useSpeaker } from '../text/speech.tsx';
import { useGameUI } from '../use-games.ts';
import { Problem } from './Problem.tsx';
import { RowTold } from './RowTold.tsx';
import { chairColours, Ring, useCalled } from './Seated.tsx';
import { addressOf, freeChair, type Row } from './sheets.ts';
import type { You } from './use-you.ts';

interface OpenRowProps {
  readonly row: Row;
  readonly you: You;
  readonly greyed: boolean;
}

/** A table that waits for people: its chairs, and the next one to sit down on. */
export function OpenRow({ row: { sheet: told, gone }, you, greyed }: OpenRowProps): ReactElement {
  const { ui } = useGameUI(told.game);
  const [, go] = useLocation();
  const [why, setWhy] = useState<Refused | null>(null);
  // What was asked for because a chair was taken is newer than what the list was told.
  const [asked, setAsked] = useState<TableSheet | null>(null);
  const sheet = asked && asked.changed > told.changed ? asked : told;
  const next = freeChair(sheet);
  const title = `table-${sheet.code}`;
  const sit = async (): Promise<void> => {
    const answer = await you.does(() => sitDown(sheet, next));
    if (!answer) return;
    if (answer.ok) {
      go(addressOf(sheet.code));
      return;
    }
    const now = await tableOf(sheet.code);
    if (now.ok) setAsked(now.value);
    const isFull = answer.why.key === 'seat-taken' && now.ok && freeChair(now.value) < 0;
    setWhy(isFull ? { key: 'table-full', facts: {} } : answer.why);
  };
  const closed = gone || next < 0;
  return (
    <li className={`tables-row ${closed ? 'gone' : ''}`}>
      <RowTold sheet={sheet} ui={ui} title={title}>
        {ui && (
          <GameSpeech ui={ui}>
            <ChairDiscs ui={ui} sheet={sheet} next={closed ? -1 : next} />
          </GameSpeech>
        )}
        {why ? (
          <p className="tables-wrong">
            <Problem why={why} ui={ui} />
          </p>
        ) : (
          closed && (
            <p>
              <T id={gone ? 'web.tables.gone' : 'web.tables.full'} />
            </p>
          )
        )}
      </RowTold>
      <button
        type="button"
        className="button can small"
        id={`sit-${sheet.code}`}
        aria-labelledby={`sit-${sheet.code} ${title}`}
        disabled={closed || greyed}
        onClick={() => void sit()}
      >
        <T id="web.tables.sit" />
      </button>
    </li>
  );
}

interface ChairDiscsProps {
  readonly ui: GameUI;
  readonly sheet: TableSheet;
  /** The chair that would be yours; -1: none. */
  readonly next: number;
}

function ChairDiscs({ ui, sheet, next }: ChairDiscsProps): ReactElement {
  const called = useCalled();
  const speaker = useSpeaker();
  const colours = chairColours(ui, sheet);
  return (
    <ul className="tables-discs">
      {sheet.seats.map((seat, at) => {
        const colour = colours[at];
        const isFree = seat.sitter === null;
        return (
          <li key={colour} title={speaker.say(ui.words.seat(at))} className={isFree ? 'free' : ''}>
            {isFree ? <Ring size={22} /> : colour && <ui.SeatPiece colour={colour} size={22} />}
            <bdi>{isFree ? <T id={at === next ? 'web.tables.you-here' : 'web.tables.free'} /> : called(seat)}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
