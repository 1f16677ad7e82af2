import { bots } from '@quayside/bots/games/paris';
import type { Message } from '@quayside/kernel';
import { type ParisState, paris, parisWords } from '@quayside/paris';
import type { Face } from '../face.ts';
import { BonusGlyph, Face as Icon, Sign } from '../icons/index.ts';
import { Board, CityPage, MarketPage } from './Board.tsx';
import { gains, movements } from './changes.tsx';
import { InWords } from './InWords.tsx';
import { Other } from './Other.tsx';
import { Own } from './Own.tsx';
import { amountIn, ends, isPart, isSeldom, placesOf, sectionOf } from './places.ts';
import { scoreRows, worth } from './score.tsx';
import { stand } from './stand.tsx';
import { Status } from './Status.tsx';
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

export const parisFace: Face<ParisState> = {
  id: 'paris',
  game: paris,
  words: parisWords,
  bots,
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
  scoreRows,
  verdict: () => null,
  Status,
  Board,
  Other,
  Own,
  InWords,
  sections: [
    { id: 'city', icon: <Icon face="districts" />, name: 'web.paris.tab.city', Part: CityPage },
    { id: 'track', icon: <BonusGlyph kind="claim" />, name: 'web.paris.tab.track', Part: TrackList },
    { id: 'market', icon: <Sign sign="buy" />, name: 'web.paris.tab.market', Part: MarketPage },
  ],
};
