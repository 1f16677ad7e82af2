import type { Message } from '@quayside/kernel';
import { type ParisState, paris } from '@quayside/paris';
import type { GameUI } from '../game-ui.ts';
import { Sign } from '../icons/index.ts';
import { Key, PartIcon } from './icons/index.ts';
import { Board } from './Board.tsx';
import { gains, movements } from './changes.tsx';
import { answers, ask, chips, deedOf, lifts, opens, primary, words } from './choices.ts';
import { deeds } from './deeds.tsx';
import { guide } from './guide.ts';
import { InWords } from './InWords.tsx';
import { Other } from './Other.tsx';
import { Own } from './Own.tsx';
import { CityPage, MarketPage } from './Pages.tsx';
import { pins } from './pins.ts';
import { articleAt, amountIn, ends, isPart, isSeldom, placesOf, sectionOf } from './places.ts';
import { scoreRows, worth } from './score.tsx';
import { SlipHead } from './SlipHead.tsx';
import { stand } from './stand.tsx';
import { Status } from './Status.tsx';
import { texts } from './texts.ts';
import { onTray, Tray } from './Tray.tsx';
import './board.css';
import './river.css';
import './district.css';
import './standing.css';
import './middle.css';
import './own.css';
import './other.css';
import './tray.css';
import './phone.css';
import './plan.css';
import './low.css';
import './own-narrow.css';
import './states.css';
import './slip-head.css';
import './leaf.css';

/** "12.3 red" is round 12, third turn; the end has no round. */
function lineName(label: string): Message {
  const [place = ''] = label.split(' ');
  const [round = '', turn = ''] = place.split('.');
  return turn === '' ? { key: 'web.paris.line.count' } : { key: 'web.paris.line', args: { round, turn } };
}

/** Paris on the page. */
export const page: GameUI<ParisState> = {
  id: 'paris',
  game: paris,
  words,
  texts,
  SeatPiece: Key,
  firstTable: {},
  encyclopaedia: async () => (await import('./encyclopaedia/encyclopaedia.ts')).encyclopaedia,
  articleAt,
  placesOf,
  pins,
  sectionOf,
  isPart,
  amountIn,
  opens,
  keepsOpen: () => false,
  isSeldom,
  isSpare: isSeldom,
  ends,
  answers,
  deedOf,
  lifts,
  ask,
  primary,
  chips,
  SlipHead,
  Tray,
  onTray,
  gains,
  movements,
  worth,
  stand,
  lineName,
  guide,
  wonOn: 'board',
  deeds,
  scoreRows,
  verdict: () => null,
  Status,
  Board,
  Other,
  Own,
  InWords,
  sections: [
    { id: 'city', icon: <PartIcon part="districts" />, name: 'web.paris.tab.city', Part: CityPage },
    { id: 'market', icon: <Sign sign="buy" />, name: 'web.paris.tab.market', Part: MarketPage },
  ],
};
