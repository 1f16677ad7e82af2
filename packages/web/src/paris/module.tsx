import type { Message } from '@quayside/kernel';
import { type ParisState, paris, parisWords } from '@quayside/paris';
import type { GameUI } from '../game-ui.ts';
import { Sign } from '../icons/index.ts';
import { BonusGlyph, Key, PartIcon } from './icons/index.ts';
import { Board, CityPage, MarketPage } from './Board.tsx';
import { gains, movements } from './changes.tsx';
import { deeds } from './deeds.tsx';
import { InWords } from './InWords.tsx';
import { Other } from './Other.tsx';
import { Own } from './Own.tsx';
import { amountIn, ends, isPart, isSeldom, placesOf, sectionOf } from './places.ts';
import { scoreRows, worth } from './score.tsx';
import { stand } from './stand.tsx';
import { Status } from './Status.tsx';
import { texts } from './texts.ts';
import { TrackList } from './Track.tsx';
import './board.css';
import './track.css';
import './district.css';
import './middle.css';
import './players.css';
import './leaf.css';
import './narrow.css';

/** The board, its ring and the middle of the city need so much; with less, figures could neither be read nor touched. */
const NARROW = 1000;

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
  words: parisWords,
  texts,
  SeatPiece: Key,
  firstTable: {},
  narrowUpTo: NARROW,
  placesOf,
  sectionOf,
  isPart,
  amountIn,
  opens: () => false,
  keepsOpen: () => false,
  isSeldom,
  ends,
  gains,
  movements,
  worth,
  stand,
  lineName,
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
    { id: 'track', icon: <BonusGlyph kind="claim" />, name: 'web.paris.tab.track', Part: TrackList },
    { id: 'market', icon: <Sign sign="buy" />, name: 'web.paris.tab.market', Part: MarketPage },
  ],
};
