import type { Message } from '@quayside/kernel';
import { Options } from '@quayside/kernel';
import {
  argumentOf,
  foodDue,
  goesFree,
  goodsMessage,
  Kind,
  kindOf,
  leHavre,
  type LeHavreState,
  leHavreWords,
  Phase,
  PHASE_NAMES,
} from '@quayside/le-havre';
import { cardAt, FRANC } from './harbour.ts';
import { kindsIn } from './options.ts';

/** What the bar says: what is asked, and the verb of what is chosen. */

const DEEDS: Readonly<Partial<Record<Kind, string>>> = {
  [Kind.TAKE]: 'take',
  [Kind.HAUL]: 'take',
  [Kind.ENTER]: 'enter',
  [Kind.BUY]: 'buy',
  [Kind.BUY_SHIP]: 'buy',
  [Kind.BUILD]: 'build',
  [Kind.BUILD_BY_CRANE]: 'build',
  [Kind.BUILD_SHIP]: 'build',
  [Kind.SELL]: 'sell',
  [Kind.SELL_SHIP]: 'sell',
  [Kind.REPAY]: 'repay',
};

/** What kind of deed an option is: things on the table show it by their look. */
export const deedOf = (option: number): string => DEEDS[kindOf(option)] ?? 'choose';

/** What is asked, as it follows "Your turn, Mina: …". */
export function ask(view: LeHavreState): Message {
  const asked = leHavreWords.asked(view);
  return { ...asked, key: `web.lh.ask.${askedIn(view)}` };
}

/** How often something is converted is not said by where one is. */
export function askPart(state: LeHavreState): Message | null {
  const options = new Options();
  leHavre.options(state, options);
  return options.count > 0 && kindOf(options.at(0)) === Kind.CONVERT ? { key: 'web.lh.how-often' } : null;
}

/** By the phase; where that leaves much open, by what can be done. */
function askedIn(view: LeHavreState): string {
  const can = kindsIn(view);
  if (view.phase === Phase.MAIN && !can.has(Kind.ENTER)) return 'offer';
  if (view.fresh) return 'fresh';
  if (view.phase === Phase.AFTER && can.has(Kind.ENTER)) return 'second-building';
  if (view.phase !== Phase.USE) return PHASE_NAMES[view.phase];
  if (can.has(Kind.BUILD) || can.has(Kind.BUILD_BY_CRANE)) return can.has(Kind.ENOUGH) ? 'build-second' : 'build';
  if (can.has(Kind.BUILD_SHIP)) return 'build-ship';
  return can.has(Kind.PICK) ? 'pick' : 'use';
}

/** The verb of a deed, for the button that does it. */
export function primary(view: LeHavreState, options: readonly number[], outcome: LeHavreState): Message {
  const [first = -1] = options;
  const kinds = options.map(kindOf);
  const say = (verb: string, args: NonNullable<Message['args']> = {}): Message => ({ key: `web.lh.do.${verb}`, args });
  const francs = Math.abs(outcome.has(view.seat, FRANC) - view.has(view.seat, FRANC));
  switch (kindOf(first)) {
    case Kind.TAKE: {
      const good = argumentOf(first);
      return say('take', { goods: goodsMessage(good, view.offer(good)) });
    }
    case Kind.ENTER: {
      const isForeseen = outcome !== view;
      const deed = kinds.includes(Kind.SAIL)
        ? 'sail'
        : isForeseen && builds(view, options)
          ? 'enter-and-build'
          : 'enter';
      return say(`${costs(view, argumentOf(first)) ? 'pay-and-' : ''}${deed}`);
    }
    case Kind.BUY:
    case Kind.BUY_SHIP:
      return say('buy', { n: francs });
    case Kind.SELL:
    case Kind.SELL_SHIP:
      return say('sell', { n: francs });
    case Kind.BUILD:
    case Kind.BUILD_BY_CRANE:
    case Kind.BUILD_SHIP:
      return say('build');
    case Kind.REPAY:
      return say('repay');
    case Kind.PAY:
      return say('pay');
    case Kind.PICK:
      return say('pick', { n: kinds.filter((kind) => kind === Kind.PICK).length });
    case Kind.ENOUGH:
      return kindsIn(view).has(Kind.PICK) ? say('pick', { n: 0 }) : leHavreWords.option(view, first);
    case Kind.CONVERT:
      return say('convert');
    case Kind.SAIL:
    case Kind.SHIP:
      return say('sail');
    case Kind.BURN:
      return say('burn');
    case Kind.FOOD:
      return view.phase === Phase.FEED || view.phase === Phase.MEAL
        ? say('feed', { n: foodDue(view, view.seat) })
        : say('pay');
    case Kind.BORROW:
      return say('borrow');
    default:
      return leHavreWords.option(view, first);
  }
}

const BUILDING: ReadonlySet<Kind> = new Set([Kind.BUILD, Kind.BUILD_BY_CRANE, Kind.BUILD_SHIP]);

/** Is something built on the way? Where only one thing can be built, that follows by itself. */
function builds(view: LeHavreState, options: readonly number[]): boolean {
  const state = leHavre.blank();
  state.copyFrom(view);
  let isBuilt = false;
  leHavre.listen(state, (_, step) => {
    isBuilt ||= BUILDING.has(kindOf(step));
  });
  for (const option of options) leHavre.apply(state, option);
  return isBuilt;
}

/** Going into others' buildings costs their fee. */
function costs(view: LeHavreState, card: number): boolean {
  const { food = 0, francs = 0 } = cardAt(view, card).entryFee ?? {};
  return food + francs > 0 && view.ownerOf(card) !== view.seat && !goesFree(view, view.seat);
}
