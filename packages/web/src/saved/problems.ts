import type { Message, Problem } from '@quayside/kernel';
import { legible, recordProblem } from '@quayside/speech';
import type { GameUI } from '../game-ui.ts';

const POSITION = 'position.';

/** What is wrong with a record, each with where it is; of very much only the beginning, and how much more there is. */
export const recordProblems = (ui: GameUI, problems: readonly Problem[], games: readonly string[]): Message[] =>
  problems.map((problem) => said(ui, legible(problem), games));

function said(ui: GameUI, problem: Problem, games: readonly string[]): Message {
  const remedy = remedyFor(problem);
  if (remedy) return remedy;
  if (problem.why === 'more-problems') return { key: 'web.problem.more', args: { more: problem.facts['n'] ?? 0 } };
  if (problem.at.startsWith(POSITION)) {
    const field = problem.at.slice(POSITION.length);
    return { key: 'web.problem.position', args: { field, why: ui.words.problem({ ...problem, at: field }) } };
  }
  const why = recordProblem(problem, ui.words, games);
  const line = /^line (\d+)$/.exec(problem.at)?.[1];
  return line === undefined ? why : { key: 'web.problem.line', args: { line: Number(line), why } };
}

/** A record that is whole, but not for the rules or figures that are here: what to do about it. */
function remedyFor({ at, why, facts }: Problem): Message | null {
  if (why === 'header-rules' && /^\d+$/.test(String(facts['found']))) {
    const age = Number(facts['found']) > Number(facts['rules']) ? 'newer' : 'older';
    return { key: `web.problem.${age}-rules`, args: facts };
  }
  const otherEdition = at === `${POSITION}edition` || (why === 'header-value' && facts['key'] === 'edition');
  return otherEdition ? { key: 'web.problem.other-edition' } : null;
}
