import { type Message, Options, type Words } from '@quayside/kernel';
import {
  ARC,
  ARC_MESSAGE,
  argumentOf,
  bonusPrice,
  costOf,
  type Figures,
  francsMessage,
  Kind,
  kindOf,
  type ParisState,
  Phase,
  PLACES,
  paris,
  parisWords,
  placeMessage,
  SPACES,
  sellPrice,
  tokenMessage,
  typeMessage,
  VALUES,
  valueIndexOf,
  lowOf,
} from '@quayside/paris';
import { carrying, keyMoved, onlyGoal } from './moves.ts';
import { worthOfUse } from './worth.ts';

/* What choosing is called: the kinds of deeds, the sentence that asks, and the verb on the button. */

const DEEDS: Readonly<Partial<Record<Kind, string>>> = {
  [Kind.DRAW]: 'draw',
  [Kind.PUT]: 'put',
  [Kind.PLACE]: 'place',
  [Kind.MOVE]: 'lift',
  [Kind.TO]: 'move',
  [Kind.RAISE]: 'move',
  [Kind.BONUS]: 'bonus',
  [Kind.CLAIM]: 'bonus',
  [Kind.RETREAT]: 'bonus',
  [Kind.SCORE]: 'score',
  [Kind.LOOK]: 'look',
  [Kind.KEEP]: 'keep',
  [Kind.USE_BONUS]: 'use',
  [Kind.USE_END]: 'use',
  [Kind.BUY]: 'buy',
  [Kind.SELL]: 'sell',
  [Kind.SELL_AS]: 'sell',
};

/** A key that can go to one place only goes there at once. */
export const deedOf = (option: number, state: ParisState): string =>
  onlyGoal(state, option) >= 0 ? 'move' : (DEEDS[kindOf(option)] ?? 'pay');

const QUESTIONS: ReadonlySet<Phase> = new Set([
  Phase.DRAW,
  Phase.PUT,
  Phase.BONUS,
  Phase.SCORE,
  Phase.CLAIM,
  Phase.RETREAT,
  Phase.LOOK,
]);

/** What is possible at any time, and asked by nobody. */
const AT_ANY_TIME: ReadonlySet<Kind> = new Set([Kind.USE_BONUS, Kind.USE_END, Kind.BUY, Kind.SELL, Kind.SELL_AS]);

/** Before and after the action something is asked that has to be answered; the action is the player's own. */
export const answers = (option: number, { phase }: ParisState): boolean =>
  QUESTIONS.has(phase) && !AT_ANY_TIME.has(kindOf(option));

/** Where one stack is left, drawing from it is all that there is to do before the action: the rest can be done after it as well. */
export const opens = (option: number, state: ParisState): boolean =>
  kindOf(option) === Kind.DRAW && kindsIn(state).filter((kind) => kind === Kind.DRAW).length === 1;

function kindsIn(state: ParisState): Kind[] {
  const options = new Options();
  paris.options(state, options);
  return Array.from({ length: options.count }, (_, at) => kindOf(options.at(at)));
}

/** A key that is picked up is put down somewhere; and what it needs there can be bought before. */
export const lifts = (option: number, state: ParisState): boolean =>
  kindOf(option) === Kind.MOVE ? onlyGoal(state, option) < 0 : kindOf(option) === Kind.BUY && mayMove(state);

const mayMove = ({ phase }: ParisState): boolean => phase === Phase.ACTION;

/** The words of the game; of a key on its way they also say where it comes from, since it is chosen together with where it goes. */
export const words: Words<ParisState> = {
  ...parisWords,
  option: (state, option) => {
    const goal = onlyGoal(state, option);
    if (goal >= 0) return words.option(carrying(state, argumentOf(option)), goal);
    if (state.phase !== Phase.TARGET || kindOf(option) !== Kind.TO) return parisWords.option(state, option);
    const to = argumentOf(option);
    const args = { from: originIn(state, to), place: placeMessage(state, to), cost: costOf(state, to) };
    return { key: 'web.paris.from-to', args };
  },
};

/** Where the key in hand comes from; in the district where it goes, without its name. */
function originIn(state: ParisState, to: number): Message {
  const { from } = state;
  if (from === ARC) return ARC_MESSAGE;
  if (from >= PLACES) return { key: 'paris.bank-there' };
  return from < SPACES && to < SPACES
    ? { key: 'paris.space-there', args: { value: state.worthOf(from) } }
    : placeMessage(state, from);
}

/* Several ways at one place: what tells them apart, and what it costs. */

const RAISE = 'paris.option.raise';
const FROM_TO = 'web.paris.from-to';

export function chips(ways: readonly Message[]): readonly Message[] | null {
  const kinds = new Set(ways.map(({ key }) => key));
  const count = (arg: string): number => new Set(ways.map(({ args }) => JSON.stringify(args?.[arg]))).size;
  const by = (name: string): readonly Message[] =>
    ways.map(({ args = {} }) => ({ key: `web.paris.chip.${name}`, args }));
  const isApart = (arg: string, not: string): boolean => count(arg) === ways.length && count(not) === 1;
  if (kinds.size !== 1) return null;
  if (kinds.has(FROM_TO) && isApart('from', 'place')) return by('from');
  if (kinds.has(RAISE) && isApart('district', 'place')) return by('district');
  return kinds.has(RAISE) && isApart('place', 'district') ? by('place') : null;
}

/* What is asked, as it follows "Your turn, Mina: …". */

const ASKED: Readonly<Partial<Record<Phase, string>>> = {
  [Phase.DRAW]: 'draw',
  [Phase.PUT]: 'put',
  [Phase.TARGET]: 'target',
  [Phase.SPEND]: 'pay',
  [Phase.STAND_IN]: 'pay',
  [Phase.PRESTIGE]: 'prestige',
  [Phase.PRESTIGE_TILE]: 'prestige',
  [Phase.SCORE]: 'score',
  [Phase.AFTER]: 'after',
  [Phase.LOOK]: 'keep',
  [Phase.CLAIM]: 'claim',
  [Phase.RETREAT]: 'retreat',
  [Phase.PAIRS]: 'pairs',
  [Phase.SELL_MORE]: 'sell-more',
};

/** What is not used in it is lost. */
const LAST_ROUND = 2;

/** What can be done besides the action, or instead of it; null: nothing that matters. */
function besides(view: ParisState): string | null {
  const kinds = new Set(kindsIn(view));
  const isDone = kinds.has(Kind.END) || kinds.has(Kind.PASS);
  const canUse = kinds.has(Kind.USE_BONUS) || kinds.has(Kind.USE_END);
  if (canUse && isDone && view.ending === LAST_ROUND) return 'last-use';
  if (kinds.has(Kind.PASS)) return kinds.has(Kind.SELL) || kinds.has(Kind.SELL_AS) ? 'pass-sell' : 'pass';
  return canUse && kinds.has(Kind.END) ? 'after-use' : null;
}

export function ask(view: ParisState, viewer: number): Message {
  const { phase } = view;
  const other = phase === Phase.ACTION || phase === Phase.AFTER ? besides(view) : null;
  if (other !== null) return { key: `web.paris.ask.${other}` };
  if (phase === Phase.ACTION) {
    const canPlace = view.hand[viewer] !== 0;
    const canLook = view.tilesLeft === 0 && view.endLeft > 0;
    return { key: `web.paris.ask.${canPlace ? 'place' : 'move'}${canLook ? '-look' : ''}` };
  }
  if (phase === Phase.BONUS) {
    const francs = bonusPrice(view);
    if (francs === 0) return { key: 'web.paris.ask.bonus' };
    return { key: 'web.paris.ask.bonus-paid', args: { francs: francsMessage(francs) } };
  }
  const name = ASKED[phase];
  if (name === undefined) return words.asked(view);
  if (phase !== Phase.PUT) return { key: `web.paris.ask.${name}` };
  const args = {
    type: typeMessage(view.figures.type[view.drawn] as number),
    value: VALUES[valueIndexOf(view.drawn)] as number,
  };
  return { key: 'web.paris.ask.put', args };
}

/* The verb on the button. */

const VERBS: Readonly<Partial<Record<Kind, string>>> = {
  [Kind.DRAW]: 'draw',
  [Kind.PUT]: 'put',
  [Kind.PLACE]: 'place',
  [Kind.SPEND]: 'pay',
  [Kind.BONUS]: 'bonus',
  [Kind.CLAIM]: 'bonus',
  [Kind.RETREAT]: 'retreat',
  [Kind.SCORE]: 'score',
  [Kind.LOOK]: 'look',
  [Kind.USE_BONUS]: 'use',
  [Kind.USE_END]: 'use',
  [Kind.PRESTIGE]: 'prestige',
  [Kind.PAIRS]: 'pairs',
};

const verb = (name: string, args?: Message['args']): Message =>
  args ? { key: `web.paris.do.${name}`, args } : { key: `web.paris.do.${name}` };

/** What playing these at once is called. */
export function primary(view: ParisState, options: readonly number[]): Message {
  const [first = -1] = options;
  const move = keyMoved(view, options);
  if (move && move.from >= 0 && move.to >= 0) {
    const isBought = kindOf(first) === Kind.BUY;
    const builds = move.to >= SPACES && !view.stands(move.to);
    const deed = builds ? 'build' : 'move';
    return verb(isBought ? `buy-and-${deed}` : deed, { n: move.francs });
  }
  const argument = argumentOf(first);
  switch (kindOf(first)) {
    case Kind.END: {
      const lost = usesLost(view);
      return lost > 0 ? verb('end-losing', { n: lost }) : words.option(view, first);
    }
    case Kind.KEEP:
      return keep(view.figures, argument);
    case Kind.BUY:
      return verb('buy', { n: view.figures.buy[argument] as number });
    case Kind.SELL:
      return verb('sell', { n: sellPrice(view.figures, argument) });
    case Kind.SELL_AS:
      return verb('sell', { n: sellPrice(view.figures, lowOf(argument)) });
    case Kind.BONUS:
      return bonusPrice(view) > 0 ? verb('bonus-paid', { n: bonusPrice(view) }) : verb('bonus');
    case Kind.WITH_TILE:
      return verb(view.phase === Phase.STAND_IN ? 'pay' : 'prestige');
    default: {
      const name = VERBS[kindOf(first)];
      return name === undefined ? words.option(view, first) : verb(name);
    }
  }
}

/** Tiles that would bring something now, and nothing after the last turn. */
function usesLost(view: ParisState): number {
  if (view.ending !== LAST_ROUND) return 0;
  const options = new Options();
  paris.options(view, options);
  const uses = Array.from({ length: options.count }, (_, at) => options.at(at)).filter((option) =>
    USES.has(kindOf(option)),
  );
  return uses.filter((use) => worthOfUse(view, use) > 0).length;
}

const USES: ReadonlySet<number> = new Set([Kind.USE_BONUS, Kind.USE_END]);

function keep(figures: Figures, tile: number): Message {
  const reward = figures.end[tile - 1] as Figures['end'][number];
  if ('token' in reward) return verb('keep-token', { token: tokenMessage(reward.token) });
  return reward.francs > 0 ? verb('keep-francs', { n: reward.francs }) : verb('keep-points', { n: reward.points });
}
