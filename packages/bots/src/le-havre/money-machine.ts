import { type Card, CARDS, ENERGY, FOOD, GOOD_NAMES, goodOf, STANDARDS } from '@quayside/le-havre';

/** A conversion that may be done as often as one can pay: what one time changes, and what it asks of food and energy. */
interface Endless {
  readonly card: string;
  readonly change: readonly number[];
  readonly food: number;
  readonly energy: number;
}

type Conversion = Extract<Card['does'][number], { readonly convert: unknown }>;

const conversionsOf = ({ does }: Card): readonly Conversion[] =>
  does.flatMap((effect) => ('convert' in effect ? [effect] : 'either' in effect ? effect.either : []));

function endless(card: Card): readonly Endless[] {
  return conversionsOf(card)
    .filter(({ most, mostPer }) => most === undefined && !mostPer)
    .map(({ convert, into, half, food = 0, halfEnergy = 0 }) => ({
      card: card.slug,
      change: GOOD_NAMES.map((good) => (into[good] ?? 0) - (convert[good] ?? 0) + (half === good ? 0.5 : 0)),
      food,
      energy: halfEnergy / 2,
    }));
}

const STANDARD = CARDS.slice(0, STANDARDS).flatMap(endless);
/** Conversions may take turns in any ratio of numbers up to this. */
const TURNS = 12;
const FRANC = goodOf('franc');
const foodIn = (good: number): number => (good === FRANC ? 1 : (FOOD[good] as number));
const energyIn = (good: number): number => ENERGY[good] as number;

/** Does doing the one so often and the other so often leave nothing less and something more, its own food and energy paid? */
function grows(one: Endless, times: number, other: Endless, otherTimes: number): boolean {
  const change = one.change.map((each, good) => each * times + (other.change[good] as number) * otherTimes);
  if (change.some((each) => each < 0)) return false;
  const sum = (of: (good: number) => number): number => change.reduce((all, each, good) => all + each * of(good), 0);
  const food = sum(foodIn) - one.food * times - other.food * otherTimes;
  const energy = sum(energyIn) - one.energy * times - other.energy * otherTimes;
  if (food < 0 || energy < 0) return false;
  return food > 0 || energy > 0 || sum((good) => (foodIn(good) + energyIn(good) > 0 ? 0 : 1)) > 0;
}

/**
 * Can visits to this card be repeated for profit without bound: a conversion without a limit that brings back all it takes and more,
 * alone or in turns with another of the card or of a building that every table has? The other building, the card itself, or null.
 */
export function machineIn(card: Card): string | null {
  const own = endless(card);
  for (const one of own) {
    for (const other of [...own, ...STANDARD]) {
      for (let times = 1; times <= TURNS; times++) {
        for (let otherTimes = 0; otherTimes <= TURNS; otherTimes++) {
          if (grows(one, times, other, otherTimes)) return otherTimes === 0 ? card.slug : other.card;
        }
      }
    }
  }
  return null;
}
