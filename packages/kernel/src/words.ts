import type { Problem, Refusal } from './game.ts';
import type { State } from './state.ts';

/** Words to be: a key of a game's texts and what fills its gaps, which may be words themselves, or a list of them. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number | Message | readonly Message[]>>;
}

/** One thing that was played: by whom, what, and the states around it. */
export interface Played<S extends State> {
  readonly seat: number;
  readonly option: number;
  readonly before: S;
  readonly after: S;
}

/** Something that came of what was played. */
export interface Consequence {
  readonly message: Message;
  /** The line of the record it belongs to, where that is not the one that was played: the end of a round. */
  readonly line?: string;
}

export const LANGUAGES = ['en', 'ko', 'ru', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Everything a game says, as messages; whoever shows it formats them in the reader's language. */
export interface Words<S extends State> {
  /** ICU messages under stable keys, the same keys in every language. */
  readonly messages: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  seat(seat: number): Message;
  /** What playing an option means here and now: names, costs, results. */
  option(state: S, option: number): Message;
  /** What is being asked. */
  asked(state: S): Message;
  /** What was done, told of whoever did it ("takes 3 wood"), in as many pieces as it has; none where it goes without saying. */
  deeds(played: Played<S>): readonly Message[];
  /** What may be told of something hidden, by the token that a listener gets to see ("keep ?"). */
  unseen(token: string): readonly Message[];
  /** Two pieces that a seat did one right after the other as one ("takes 3 fish, 1 bread"); null where they stay two. */
  joined(first: Message, second: Message): Message | null;
  /** What happened between two states besides the steps themselves. */
  consequences(before: S, after: S): Consequence[];
  refusal(refusal: Refusal): Message;
  problem(problem: Problem): Message;
}

type Argument = NonNullable<Message['args']>[string];
const isList = (of: Argument | undefined): of is readonly Message[] => Array.isArray(of);
const isMessage = (of: Argument | undefined): of is Message => typeof of === 'object' && !Array.isArray(of);

/** A message with what another one adds: lists are put together, and so many of a kind are counted as one sum. */
export function summed(first: Message, second: Message): Message {
  const args: Record<string, Argument> = { ...first.args };
  for (const [name, more] of Object.entries(second.args ?? {})) {
    const had = args[name];
    if (isList(had) && isList(more)) args[name] = more.reduce(withOne, had);
    else if (isMessage(had) && isMessage(more)) args[name] = withOne([had], more)[0] as Message;
  }
  return { key: first.key, args };
}

/** One more thing: added to those of its kind, or behind the others. */
function withOne(list: readonly Message[], one: Message): readonly Message[] {
  const at = list.findIndex((each) => kindOfThing(each) === kindOfThing(one));
  const [had, more] = [list[at]?.args?.['n'], one.args?.['n']];
  if (typeof had !== 'number' || typeof more !== 'number') return [...list, one];
  return list.map((each, place) => (place === at ? { key: one.key, args: { ...one.args, n: had + more } } : each));
}

const kindOfThing = ({ key, args }: Message): string => JSON.stringify([key, { ...args, n: 0 }]);
