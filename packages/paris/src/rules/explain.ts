import { NOBODY, Options, type Refusal } from '@quayside/kernel';
import { BONUS } from '../data/bonus.ts';
import { DISTRICTS, PLACES, placeName, SEAT_NAMES, SPACES, TOKENS } from '../data/names.ts';
import { bonusFrancs } from '../data/printed.ts';
import { whyNotPut } from './draw.ts';
import { whyNotLook, whyNotUseEnd } from './end-tiles.ts';
import { mover, options } from './engine.ts';
import { francsFor, hasKeyAt, whyNotMove, whyNotRaise } from './move.ts';
import { argumentOf, END_OFFSET, highOf, Kind, kindOf, lowOf, parse, standInName } from './option.ts';
import { PHASE_NAMES, Phase } from './phases.ts';
import { standsFor } from './stand-in.ts';
import { ARC, type ParisState } from './state.ts';
import { bonusPrice, whyNotTake } from './track.ts';
import { whyNotBuy } from './trade.ts';
import { whyNotPlace } from './turn.ts';
import { whyNotUse } from './use.ts';
import { REASONS, Why } from './why.ts';

type Facts = Refusal['facts'];

const refusal = (rule: string, why: string, facts: Facts = {}): Refusal => ({ rule, why, facts });
const because = (code: Why, facts: Facts = {}, rule?: string): Refusal => {
  const [usual, key] = REASONS[code];
  return refusal(rule ?? usual, key, facts);
};
const seatName = (seat: number): string => SEAT_NAMES[seat] as string;

/** Why a seat cannot play a token now, or null when it can. */
export function explain(s: ParisState, seat: number, token: string): Refusal | null {
  const chosen = parse(token);
  if (chosen < 0) return refusal('notation', 'unknown-token', { token });
  const asked = mover(s);
  if (asked === NOBODY) return refusal('P-706', 'game-over', { token });
  if (seat !== asked) {
    const decides = asked >= 0 ? seatName(asked) : 'chance';
    return refusal('P-200', 'not-your-decision', { token, seat: seatName(seat), decides });
  }
  const list = new Options();
  options(s, list);
  if (list.has(chosen)) return null;
  return explainFree(s, chosen, token) ?? explainAction(s, chosen, token) ?? explainChoice(s, chosen, token, list);
}

/** Reasons that lie in what a tile does, and are found where the tile is. */
const OWN_REASONS: ReadonlySet<Why> = new Set<Why>([
  Why.NO_FRANCS,
  Why.NO_RESERVE,
  Why.NO_TILE_LEFT,
  Why.ONLY_WHEN_MOVING,
  Why.ONLY_AT_END,
]);
const ruleOfTile = (tile: number): string => `P-${600 + tile}`;

const isOpen = (s: ParisState): boolean =>
  s.phase === Phase.DRAW ||
  s.phase === Phase.ACTION ||
  s.phase === Phase.AFTER ||
  (s.phase === Phase.BONUS && s.francsOf(s.seat) < bonusPrice(s));

/** Does the seat hold a tile that stands for some token, if not for the one that was wished? */
const canSellAs = (s: ParisState, tile: number): boolean => TOKENS.some((_, kind) => standsFor(s, s.seat, tile, kind));

/** Buying, selling, using tiles. */
function explainFree(s: ParisState, chosen: number, token: string): Refusal | null {
  const kind = kindOf(chosen);
  const argument = argumentOf(chosen);
  const isFree =
    kind === Kind.BUY ||
    kind === Kind.SELL ||
    kind === Kind.SELL_AS ||
    kind === Kind.USE_BONUS ||
    kind === Kind.USE_END;
  if (!isFree) return null;
  if (!isOpen(s)) return refusal('P-203', 'not-now', { phase: PHASE_NAMES[s.phase] });
  const francs = s.francsOf(s.seat);
  switch (kind) {
    case Kind.BUY: {
      const price = s.figures.buy[argument] ?? 0;
      if (argument >= s.figures.buy.length)
        return refusal('P-404', 'prestige-not-sold', { token: TOKENS[argument] as string });
      const why = whyNotBuy(s, s.seat, argument);
      return because(
        why,
        { token: TOKENS[argument] as string, price, francs },
        why === Why.NO_FRANCS ? 'P-406' : undefined,
      );
    }
    case Kind.SELL:
      return because(Why.NOTHING_TO_SELL, { token: TOKENS[argument] as string });
    case Kind.SELL_AS:
      return canSellAs(s, highOf(argument))
        ? refusal('P-405', 'not-possible', { token })
        : because(Why.NOT_HELD, { tile: standInName(highOf(argument)) });
    case Kind.USE_BONUS: {
      const why = whyNotUse(s, argument);
      const facts = {
        tile: standInName(argument),
        price: bonusFrancs(s.figures, argument),
        francs,
        kind: BONUS[argument] as string,
      };
      return because(why, facts, OWN_REASONS.has(why) ? ruleOfTile(argument) : undefined);
    }
    default:
      return because(whyNotUseEnd(s, s.seat, argument), { tile: standInName(END_OFFSET + argument) });
  }
}

function explainAction(s: ParisState, chosen: number, token: string): Refusal | null {
  const kind = kindOf(chosen);
  const argument = argumentOf(chosen);
  const isAction = kind === Kind.PLACE || kind === Kind.MOVE || kind === Kind.LOOK || kind === Kind.PASS;
  if (isAction && s.phase === Phase.DRAW) return refusal('P-201', 'draw-first');
  if (isAction && s.phase === Phase.AFTER) return refusal('P-204', 'one-action');
  if (isAction && s.phase !== Phase.ACTION) return refusal('P-204', 'not-now', { phase: PHASE_NAMES[s.phase] });
  switch (kind) {
    case Kind.PLACE:
      return because(whyNotPlace(s, s.seat, argument), {
        place: argument === ARC ? 'arc' : (DISTRICTS[argument - ARC + DISTRICTS.length] as string),
      });
    case Kind.MOVE:
      return hasKeyAt(s, s.seat, argument) ? nowhereToGo(s, argument) : because(Why.NO_KEY_THERE, { token });
    case Kind.LOOK:
      return because(whyNotLook(s));
    case Kind.PASS:
      return refusal('P-205', 'may-not-pass');
    case Kind.END:
      return s.phase === Phase.DRAW || s.phase === Phase.ACTION ? refusal('P-204', 'action-first') : null;
    case Kind.DRAW:
      return s.phase === Phase.DRAW
        ? because(Why.STACK_EMPTY, { stack: argument + 1 })
        : refusal('P-201', 'not-now', { phase: PHASE_NAMES[s.phase] });
    default:
      return null;
  }
}

const whyNotGo = (s: ParisState, from: number, goal: number): Why => {
  const argument = argumentOf(goal);
  return kindOf(goal) === Kind.TO
    ? whyNotMove(s, s.seat, from, argument)
    : whyNotRaise(s, s.seat, from, highOf(argument), lowOf(argument));
};

/** Before a key is picked up: the own key that comes nearest to a goal, the reasons being numbered as they are asked. */
function nearestKey(s: ParisState, goal: number): number {
  let nearest = -1;
  if (s.phase !== Phase.ACTION) return nearest;
  for (let from = 0; from <= ARC; from++) {
    if (!hasKeyAt(s, s.seat, from)) continue;
    const why = whyNotGo(s, from, goal);
    if (why === Why.OK) return from;
    if (nearest < 0 || why > whyNotGo(s, nearest, goal)) nearest = from;
  }
  return nearest;
}

/** A key that can go nowhere: what the nearest place, standing or to be built, would take. */
function nowhereToGo(s: ParisState, from: number): Refusal {
  const francs = s.francsOf(s.seat);
  let nearest: Why = Why.OK;
  let facts: Facts = {};
  const look = (place: number, why: Why): void => {
    if (why !== Why.NO_FRANCS && why !== Why.NO_RESOURCE) return;
    const price = francsFor(s, from, place);
    if (why < nearest || (why === nearest && price >= Number(facts['price']))) return;
    nearest = why;
    facts = { lacks: why === Why.NO_FRANCS ? 'francs' : 'resource', place: placeName(place), price, francs };
  };
  for (let place = 0; place < PLACES; place++) {
    if (s.stands(place)) look(place, whyNotMove(s, s.seat, from, place));
    else if (place >= SPACES)
      for (let district = 0; district < DISTRICTS.length; district++)
        look(place, whyNotRaise(s, s.seat, from, place - SPACES, district));
  }
  return refusal('P-316', 'nowhere-to-go', facts);
}

/** The rule behind the amounts and tiles of each kind of choice. */
const CHOICE_RULES: Readonly<Partial<Record<Kind, string>>> = {
  [Kind.SPEND]: 'P-321',
  [Kind.WITH_TILE]: 'P-512',
  [Kind.PRESTIGE]: 'P-332',
  [Kind.SCORE]: 'P-307',
  [Kind.KEEP]: 'P-702',
  [Kind.CLAIM]: 'P-617',
  [Kind.RETREAT]: 'P-625',
};

function explainChoice(s: ParisState, chosen: number, token: string, list: Options): Refusal {
  const kind = kindOf(chosen);
  const argument = argumentOf(chosen);
  const francs = s.francsOf(s.seat);
  if (kind === Kind.TO || kind === Kind.RAISE) {
    const goal = kind === Kind.TO ? argument : SPACES + highOf(argument);
    const from = s.phase === Phase.TARGET ? s.from : nearestKey(s, chosen);
    const why = from < 0 ? Why.OK : whyNotGo(s, from, chosen);
    if (why !== Why.OK) return because(why, { place: placeName(goal), francs, price: francsFor(s, from, goal) });
  }
  if (kind === Kind.BONUS && s.phase === Phase.BONUS) {
    const why = whyNotTake(s, s.seat, argument);
    if (why === Why.OK)
      return because(Why.NO_FRANCS, { tile: standInName(argument), francs, price: bonusPrice(s) }, 'P-343');
    return because(why, { tile: standInName(argument) });
  }
  if (kind === Kind.PUT && s.phase === Phase.PUT)
    return because(whyNotPut(s, s.drawn, argument), { place: DISTRICTS[argument] as string }, 'P-802');
  for (let i = 0; i < list.count; i++) {
    if (kindOf(list.at(i)) !== kind) continue;
    const rule = kind === Kind.PAIRS ? ruleOfTile(s.asking) : CHOICE_RULES[kind];
    return refusal(rule ?? 'P-200', 'not-possible', { token });
  }
  return refusal('P-200', 'not-asked', { token, phase: PHASE_NAMES[s.phase] });
}
