import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { GameSpeech } from '../app/GameSpeech.tsx';
import { whenWords } from '../saved/when.ts';
import { T, useSpeaker } from '../text/speech.tsx';
import { useGameUI } from '../use-games.ts';
import { RowTold } from './RowTold.tsx';
import { Seated, useCalled } from './Seated.tsx';
import { addressOf, freeChairs, groupOf, isMyTurn, type ListGroup, type Row } from './sheets.ts';

/** What is done with a table. */
const WAYS: Readonly<Record<ListGroup, string>> = { turn: 'go', thinking: 'look', open: 'open', over: 'result' };

/** A table where one sits, or that one made. */
export function MineRow({ row, number }: { readonly row: Row; readonly number: number }): ReactElement {
  const { sheet, gone } = row;
  const { ui } = useGameUI(sheet.game);
  const title = `table-${sheet.code}`;
  const group = groupOf(sheet);
  return (
    <li className={`tables-row ${isMyTurn(sheet) && !gone ? 'waits' : ''} ${gone ? 'gone' : ''}`}>
      <RowTold sheet={sheet} ui={ui} title={title}>
        {ui && (
          <GameSpeech ui={ui}>
            <Seated ui={ui} sheet={sheet} />
          </GameSpeech>
        )}
        <p>{gone ? <T id="web.tables.gone" /> : <HowItIs row={row} />}</p>
      </RowTold>
      {!gone && (
        <Link
          href={addressOf(sheet.code)}
          className={`button small ${group === 'turn' || group === 'open' ? 'can' : ''}`}
          data-number={number < 10 ? number : undefined}
          id={`go-${sheet.code}`}
          aria-labelledby={`go-${sheet.code} ${title}`}
        >
          <T id={`web.tables.${WAYS[group]}`} />
        </Link>
      )}
    </li>
  );
}

/** Whom it waits for, or how many are still missing; and since when. */
function HowItIs({ row: { sheet } }: { readonly row: Row }): ReactElement {
  const called = useCalled();
  const { language } = useSpeaker();
  const since = whenWords(Date.parse(sheet.changed), Date.now(), language);
  const free = freeChairs(sheet);
  const group = groupOf(sheet);
  const name = called(sheet.seats[sheet.awaiting?.seat ?? -1]);
  return (
    <>
      {group === 'turn' && <T id="web.home.turn" />}
      {group === 'thinking' && (name ? <T id="web.home.turn-of" args={{ name }} /> : <T id="web.tables.running" />)}
      {group === 'open' && <T id={free > 0 ? 'web.tables.chairs-free' : 'web.tables.all-here'} args={{ n: free }} />}
      {group === 'over' && <T id="web.home.over" />}
      {' · '}
      {since}
    </>
  );
}
