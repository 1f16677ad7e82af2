import type { Message } from '@quayside/kernel';
import { leHavre, type LeHavreState, leHavreWords, ownNames, soloBand, wealth } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { GameUI, ScoreRow } from '../game-ui.ts';
import { Disc } from '../icons/index.ts';
import { Good, PartIcon, Ship, Sign } from './icons/index.ts';
import { Board, ShipsPage, SitePage, TownPage } from './Board.tsx';
import { Ahead } from './Ahead.tsx';
import { bestPiece } from './best-piece.ts';
import { ask, askPart, deedOf, primary } from './asking.ts';
import { deeds } from './deeds.tsx';
import { gains, paid } from './gains.tsx';
import { guide } from './guide.ts';
import { seatsOf } from './harbour.ts';
import { InWords } from './InWords.tsx';
import { Lading } from './Lading.tsx';
import { moment } from './moment.tsx';
import { movements } from './movements.tsx';
import { amountIn, answers, ends, isPart, isSeldom, isSpare, keepsOpen, opens, picks, placesOf } from './options.ts';
import { Other } from './Other.tsx';
import { Own } from './Own.tsx';
import { pins } from './pins.ts';
import { articleAt, sectionOf } from './places.ts';
import { SetsForm } from './SetsForm.tsx';
import { heads, SlipHead } from './SlipHead.tsx';
import { stand } from './stand.tsx';
import { inStreets } from './streets.ts';
import { Status } from './Status.tsx';
import type { Workshop } from '../workshop/workshop.ts';
import { texts } from './texts.ts';
import { isVoyage } from './voyage.ts';
import { WEALTH_PARTS } from './Wealth.tsx';
import './board.css';
import './quay.css';
import './mooring.css';
import './site.css';
import './street.css';
import './card.css';
import './effects.css';
import './ahead.css';
import './own.css';
import './other.css';
import './narrow.css';
import './status.css';
import './close-up.css';
import './buttery.css';
import './lading.css';
import './in-words.css';

/** "14.3 blue", "3.end", "final.1 red" and "count" as people call them. */
function lineName(label: string): Message {
  const [place = ''] = label.split(' ');
  if (place === 'count') return { key: 'web.lh.line.count' };
  const [round = '', turn = ''] = place.split('.');
  if (turn === 'end') return { key: 'web.lh.line.end', args: { round } };
  if (round === 'final') return { key: 'web.lh.line.final', args: { turn } };
  return { key: 'web.lh.line.turn', args: { round, turn } };
}

const SCORE_ICONS: Readonly<Record<(typeof WEALTH_PARTS)[number], ReactElement>> = {
  francs: <Good good="franc" />,
  buildings: <Sign sign="town" />,
  ships: <Ship type="steel" />,
  plus: <Sign sign="worth" />,
  loans: <Sign sign="loan" />,
};

function scoreRows(state: LeHavreState): ScoreRow[] {
  const sheets = seatsOf(state).map((seat) => wealth(state, seat));
  return WEALTH_PARTS.map((id) => ({
    id,
    icon: SCORE_ICONS[id],
    words: { key: `web.lh.score.${id}` },
    points: sheets.map((sheet) => sheet[id]),
  }));
}

/** Le Havre on the page. */
export const page: GameUI<LeHavreState> = {
  id: 'le-havre',
  game: leHavre,
  words: leHavreWords,
  texts,
  names: ownNames,
  SeatPiece: Disc,
  firstTable: { length: 'short' },
  settingForms: { sets: SetsForm },
  recorded: async () => (await import('./recorded-game.ts')).RECORDED_GAME,
  encyclopaedia: async () => (await import('./encyclopaedia/encyclopaedia.ts')).encyclopaedia,
  workshop: async () => (await import('./workshop/workshop.tsx')).workshop as Workshop,
  articleAt,
  placesOf,
  pins,
  sectionOf,
  isPart,
  picks,
  paid,
  bestPiece,
  amountIn,
  opens,
  keepsOpen,
  beforeOpening: { key: 'web.lh.before-supply' },
  isSeldom,
  isSpare,
  ends,
  answers,
  deedOf,
  inStreets,
  ask,
  askPart,
  primary,
  heads,
  SlipHead,
  SlipBody: Lading,
  hasBody: isVoyage,
  gains,
  movements,
  worth: (view, _viewer, seat) => wealth(view, seat).total,
  stand,
  lineName,
  moment,
  guide,
  deeds,
  scoreRows,
  verdict: (state) => (state.players === 1 ? { key: 'log.solo', args: { band: soloBand(state) } } : null),
  Status,
  Board,
  Other,
  Own,
  Ahead,
  InWords,
  sections: [
    { id: 'quay', icon: <PartIcon part="quay" />, name: 'web.lh.tab.quay', Part: TownPage },
    { id: 'proposals', icon: <PartIcon part="proposals" />, name: 'web.lh.tab.proposals', Part: SitePage },
    { id: 'ships', icon: <PartIcon part="ships" />, name: 'web.lh.tab.ships', Part: ShipsPage },
  ],
};
