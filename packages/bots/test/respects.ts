import { type Game, NOBODY, type State } from '@quayside/kernel';
import { GOOD_NAMES, type LeHavreState, SHIP_TYPES, SHIPS } from '@quayside/le-havre';
import { BONUS_TILES, END_TILES, KINDS_OF_TOKEN, type ParisState, RESOURCES, USED } from '@quayside/paris';
import { copyOf } from './positions.ts';

/** What a seat is glad to have more of, what it is glad when others have no more of, and how to cover both up in a state. */
interface Respects<S extends State> {
  own(s: S, seat: number): number[];
  others(s: S, seat: number): number[];
  cover(s: S, seat: number): void;
}

const GOODS = GOOD_NAMES.length;
/** The ships that left the game in exchange for the Luxury Yacht. */
const OUT = 11;

const numbers = (count: number, of: (index: number) => number): number[] =>
  Array.from({ length: count }, (_, i) => of(i));

const leHavreRespects: Respects<LeHavreState> = {
  own: (s, seat) => [
    ...numbers(GOODS, (good) => s.has(seat, good)),
    -s.loansOf(seat),
    ...numbers(SHIP_TYPES.length, (type) => s.shipsOf(seat, type)),
    ...numbers(SHIP_TYPES.length, (type) =>
      SHIPS.reduce((sum, ship, i) => (ship.type === type && s.shipOwner[i] === seat ? sum + ship.value : sum), 0),
    ),
  ],
  // A fee goes to whoever owns the building.
  others: (s, seat) => numbers(s.players * GOODS, (i) => (Math.floor(i / GOODS) === seat ? 0 : (s.goods[i] as number))),
  cover: (s, seat) => {
    s.goods.fill(0);
    s.loans[seat] = 0;
    for (const i of SHIPS.keys()) if (s.shipOwner[i] === seat) s.shipOwner[i] = OUT;
  },
};

const parisRespects: Respects<ParisState> = {
  own: (s, seat) => [
    s.francsOf(seat),
    s.points[seat] as number,
    s.hand[seat] as number,
    ...numbers(KINDS_OF_TOKEN, (kind) => s.token(seat, kind)),
    ...numbers(BONUS_TILES, (i) => Number(s.holds(seat, i + 1))),
    ...numbers(END_TILES, (tile) => Number(s.end[tile] === seat + 1)),
  ],
  // What is paid can be bought from the supply, by anybody.
  others: (s) => numbers(RESOURCES, (kind) => s.supply[kind] as number),
  cover: (s, seat) => {
    s.francs[seat] = 0;
    s.points[seat] = 0;
    s.hand[seat] = 0;
    s.supply.fill(0);
    for (let kind = 0; kind < KINDS_OF_TOKEN; kind++) s.tokens[seat * KINDS_OF_TOKEN + kind] = 0;
    s.used[seat] = (s.used[seat] as number) | (s.unused[seat] as number);
    s.unused[seat] = 0;
    for (let tile = 0; tile < END_TILES; tile++) if (s.end[tile] === seat + 1) s.end[tile] = USED + seat;
  },
};

const respectsOf = (game: Game<State>): Respects<State> => (game.id === 'paris' ? parisRespects : leHavreRespects);

/**
 * Is `better` more than `worse` to a seat, in every respect? Something it is glad of is more and nothing is less, the others have
 * no more, and all the rest is the same to the byte. Where the game is over nothing counts but the scores.
 */
export function beats(game: Game<State>, seat: number, better: State, worse: State): boolean {
  if (game.mover(better) === NOBODY && game.mover(worse) === NOBODY) {
    const [more, less] = [game.scores(better), game.scores(worse)];
    const noMore = more.every((score, other) => other === seat || score <= (less[other] as number));
    return noMore && (more[seat] as number) > (less[seat] as number);
  }
  const { own, others, cover } = respectsOf(game);
  const [more, less] = [own(better, seat), own(worse, seat)];
  if (more.some((amount, i) => amount < (less[i] as number))) return false;
  if (!more.some((amount, i) => amount > (less[i] as number))) return false;
  const before = others(worse, seat);
  if (others(better, seat).some((amount, i) => amount > (before[i] as number))) return false;
  const [rest, same] = [copyOf(game, better), copyOf(game, worse)];
  cover(rest, seat);
  cover(same, seat);
  return rest.equals(same);
}
