import type { Message } from '@quayside/kernel';
import {
  ARC,
  BONUS,
  BONUS_TILES,
  type BonusKind,
  DISTRICTS,
  districtOfSpace,
  francsMessage,
  KINDS_OF_TOKEN,
  LANDMARKS,
  type ParisState,
  PLACES,
  pointsMessage,
  RESOURCES,
  SCORE_TILES,
  SPACES,
  STACKS,
  tokensMessage,
} from '@quayside/paris';
import type { ReactElement } from 'react';
import type { Gain, Movement } from '../game-ui.ts';
import { Icon, Coin } from '../icons/index.ts';
import { BonusGlyph, House, Key, Landmark, Meeple, ParisToken, Points } from './icons/index.ts';
import {
  colourOf,
  districtName,
  indexes,
  landmarkName,
  numbersTo,
  tokenName,
  typeOf,
  unusedBonus,
  unusedEnds,
} from './pieces.tsx';
import {
  bankPlace,
  bonusPlace,
  districtPlace,
  END_PLACE,
  keyPlace,
  landmarkPlace,
  originPlace,
  scorePlace,
  seatPlace,
  stackPlace,
  supplyPlace,
  TRACK_START,
} from './places.ts';

/* What a seat has more and less of. */

export function gains(before: ParisState, after: ParisState, seat: number): Gain[] {
  const found: Gain[] = [];
  const add = (key: string, icon: ReactElement, amount: number, words: (n: number) => Message): void => {
    if (amount !== 0) found.push({ key, icon, amount, words: words(Math.abs(amount)) });
  };
  const more = (of: (s: ParisState) => number): number => of(after) - of(before);
  add(
    'francs',
    <Coin />,
    more((s) => s.francsOf(seat)),
    francsMessage,
  );
  for (const kind of indexes(KINDS_OF_TOKEN)) {
    const token = tokenName(kind);
    add(
      token,
      <ParisToken token={token} />,
      more((s) => s.token(seat, kind)),
      (n) => tokensMessage(kind, n),
    );
  }
  add(
    'keys',
    <Key colour={colourOf(seat)} />,
    more((s) => s.hand[seat] as number),
    (n) => ({ key: 'web.paris.keys-of', args: { n } }),
  );
  add(
    'tiles',
    <BonusGlyph kind="per-unused" />,
    more((s) => unusedBonus(s, seat).length),
    (n) => ({ key: 'web.paris.bonus-tiles-of', args: { n } }),
  );
  add(
    'end-tiles',
    <BonusGlyph kind="francs-at-end" />,
    more((s) => unusedEnds(s, seat).length),
    (n) => ({ key: 'web.paris.end-tiles-of', args: { n } }),
  );
  add(
    'points',
    <Points />,
    more((s) => s.points[seat] as number),
    pointsMessage,
  );
  return found;
}

/* What travels over the table. */

export function movements(before: ParisState, after: ParisState): Movement[] {
  return [
    ...buildings(before, after),
    ...landmarks(before, after),
    ...indexes(after.players).flatMap((seat) => keysOf(before, after, seat)),
    ...tokens(before, after),
    ...indexes(after.players).flatMap((seat) => meepleOf(before, after, seat)),
    ...tiles(before, after),
  ];
}

/** A building tile from its stack to its space. */
function buildings(before: ParisState, after: ParisState): Movement[] {
  const stack = indexes(STACKS).find((each) => (after.stack[each] as number) < (before.stack[each] as number));
  const space = indexes(SPACES).find((each) => after.space[each] !== 0 && before.space[each] === 0);
  if (space === undefined) return [];
  const type = typeOf(after, (after.space[space] as number) - 1);
  const icon = <House type={type} district={districtName(districtOfSpace(space))} size={34} />;
  return [{ icon, from: stackPlace(stack ?? before.stackDrawn), to: keyPlace(space) }];
}

const landmarks = (before: ParisState, after: ParisState): Movement[] =>
  indexes(LANDMARKS.length)
    .filter((each) => after.landmark[each] !== 0 && before.landmark[each] === 0)
    .map((each) => ({
      icon: <Landmark landmark={landmarkName(each)} size={34} />,
      from: landmarkPlace(each),
      to: keyPlace(SPACES + each),
    }));

/** Everywhere a key can stand: places, banks, the Arc; as moves count them. */
const keysAt = (s: ParisState, seat: number, at: number): number =>
  at === ARC ? (s.arc[seat] as number) : at >= PLACES ? s.banked(seat, at - PLACES) : s.keysAt(seat, at);
const KEY_PLACES = indexes(ARC + 1);

/** Keys from where they stood to where they stand; new ones come from behind the screen, and a bank pays for them. */
function keysOf(before: ParisState, after: ParisState, seat: number): Movement[] {
  const change = (at: number): number => keysAt(after, seat, at) - keysAt(before, seat, at);
  const left = KEY_PLACES.filter((at) => change(at) < 0);
  return KEY_PLACES.filter((at) => change(at) > 0).flatMap((at, turn): Movement[] => {
    const from = left[turn];
    const key = {
      icon: <Key colour={colourOf(seat)} size={24} />,
      from: from === undefined ? seatPlace(seat) : originPlace(from),
      to: originPlace(at),
    };
    const isBank = at >= PLACES && at !== ARC;
    const coin = { icon: <Coin size={22} />, from: bankPlace(at - PLACES), to: seatPlace(seat) };
    return isBank ? [key, coin] : [key];
  });
}

/** Tokens from beside a building to whoever came there, and between screens and the supply. */
function tokens(before: ParisState, after: ParisState): Movement[] {
  const seat = seatPlace(before.seat);
  const beside = indexes(SPACES)
    .filter((space) => before.beside[space] !== 0 && after.beside[space] === 0)
    .map((space) => ({ icon: tokenIcon((before.beside[space] as number) - 1), from: keyPlace(space), to: seat }));
  const supplied = indexes(RESOURCES).flatMap((kind): Movement[] => {
    const more = (after.supply[kind] as number) - (before.supply[kind] as number);
    if (more === 0) return [];
    const supply = supplyPlace(kind);
    return [{ icon: tokenIcon(kind), from: more > 0 ? seat : supply, to: more > 0 ? supply : seat }];
  });
  return [...beside, ...supplied];
}

const tokenIcon = (kind: number): ReactElement => <ParisToken token={tokenName(kind)} size={20} />;

function meepleOf(before: ParisState, after: ParisState, seat: number): Movement[] {
  const from = before.meeple[seat] as number;
  const to = after.meeple[seat] as number;
  if (from === to) return [];
  const placeOn = (s: ParisState, space: number): string =>
    space === 0 ? TRACK_START : bonusPlace(s.track[space] as number);
  return [{ icon: <Meeple colour={colourOf(seat)} size={24} />, from: placeOn(before, from), to: placeOn(after, to) }];
}

/** Bonus tiles, end-game tiles and score tiles. */
function tiles(before: ParisState, after: ParisState): Movement[] {
  const seat = seatPlace(before.seat);
  const bonus = numbersTo(BONUS_TILES)
    .filter((tile) => (after.copies[tile] as number) < (before.copies[tile] as number))
    .map((tile) => ({
      icon: <BonusGlyph kind={BONUS[tile] as BonusKind} size={26} />,
      from: bonusPlace(tile),
      to: seat,
    }));
  const end =
    after.endLeft < before.endLeft
      ? [{ icon: <BonusGlyph kind="francs-at-end" size={24} />, from: END_PLACE, to: seat }]
      : [];
  const scores = indexes(DISTRICTS.length)
    .filter((district) => after.score[district] !== 0 && before.score[district] === 0)
    .map((district) => ({
      icon: <Icon name="trophy" size={22} />,
      from: scorePlace((after.score[district] as number) - 1),
      to: districtPlace(district),
    }))
    .slice(0, SCORE_TILES);
  return [...bonus, ...end, ...scores];
}
