import type { Language, Message, Problem, Refusal, State, Words } from '@quayside/kernel';
import en from './text/en.json' with { type: 'json' };
import it from './text/it.json' with { type: 'json' };
import ko from './text/ko.json' with { type: 'json' };
import ru from './text/ru.json' with { type: 'json' };
import type { Texts } from './speaker.ts';

/** What can be wrong with a record, in every language. */
export const RECORD_TEXTS: Readonly<Record<Language, Texts>> = { en, it, ko, ru };

/** What is wrong with a record, but for its position, which only the game can speak about. */
export function recordProblem<S extends State>(
  { why, facts }: Problem,
  words: Pick<Words<S>, 'refusal' | 'problem'>,
  games: readonly string[],
): Message {
  if (why === 'header-game')
    return { key: 'record.header-game', args: { known: games.map((name) => `game ${name}`).join(', ') } };
  if (why === 'setting') {
    const { key = '', reason: wrong = '', place = key, ...about } = facts;
    const problem: Problem = { at: String(key), why: String(wrong), facts: about };
    return { key: 'record.setting', args: { key: place, reason: words.problem(problem) } };
  }
  if (why !== 'refused') return { key: `record.${why}`, args: facts };
  const { rule = '', reason = '', token = '', after, ...rest } = facts;
  const refusal: Refusal = {
    rule: String(rule),
    why: String(reason),
    facts: { token, ...rest },
    ...(after !== undefined && { after: [String(after)] }),
  };
  return { key: 'record.refused', args: { token, rule, reason: words.refusal(refusal) } };
}
