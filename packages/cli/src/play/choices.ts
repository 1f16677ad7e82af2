import { Options, type State } from '@quayside/kernel';
import type { GameTerminal } from '../game-terminal.ts';
import type { TerminalUI } from './terminal-ui.ts';
import type { Screen } from './screen.ts';
import { cut, flow, grid, labelled, padEnd, padStart, width, wrap } from '../width.ts';

const NOTE_ROOM = 40;

/** One numbered option: its token, and its words. */
export interface Choice {
  readonly option: number;
  readonly token: string;
  readonly words: string;
  /** What it leads to besides. */
  readonly note: string;
  readonly group: string;
}

/** The options of a decision in the order in which they are listed. */
export function choicesOf(terminal: GameTerminal, ui: TerminalUI, view: State, screen: Screen): Choice[] {
  const list = new Options();
  terminal.game.options(view, list);
  const options = Array.from({ length: list.count }, (_, at) => list.at(at));
  return wordedChoices(terminal, ui, view, options, screen);
}

export function wordedChoices(
  { game, words }: GameTerminal,
  ui: TerminalUI,
  view: State,
  options: readonly number[],
  screen: Screen,
): Choice[] {
  const all = options.map((option): Choice => {
    const said = screen.speaker.say(words.option(view, option));
    return {
      option,
      token: game.token(option),
      words: said,
      note: ui.note(view, option, screen),
      group: ui.group(option),
    };
  });
  return ui.groups.flatMap((group) => all.filter((choice) => choice.group === group));
}

/** The numbered list: each group behind its name, in columns; with the text of a building where that helps. */
export function listed(choices: readonly Choice[], ui: TerminalUI, screen: Screen): string[] {
  const { speaker, paint } = screen;
  const digits = String(choices.length).length;
  const present = ui.groups.filter((group) => choices.some((choice) => choice.group === group));
  const label = (group: string): string => paint.heading(` ${speaker.text(`play.group.${group}`)}`);
  const room = Math.max(...present.map((group) => width(label(group)))) + 1;
  return present.flatMap((group) => {
    const cells = choices.flatMap((choice, at) => {
      if (choice.group !== group) return [];
      const cell = `${paint.bold(padStart(String(at + 1), digits))}) ${choice.words}`;
      return [{ cell, note: choice.note }];
    });
    const columns = screen.width - room;
    if (cells.every(({ note }) => note === '')) {
      return labelled(
        label(group),
        room,
        plainCells(
          cells.map(({ cell }) => cell),
          digits + 2,
          columns,
        ),
      );
    }
    const widest = Math.max(...cells.map(({ cell }) => width(cell)));
    // Where the notes would be cut to nothing they begin right behind the words.
    const aligned = columns - widest >= NOTE_ROOM ? widest : 0;
    const lines = cells.map(({ cell, note }) => cut(`${padEnd(cell, aligned)}  ${paint.dim(note)}`, columns));
    return labelled(label(group), room, lines);
  });
}

/** Cells in columns; where one is too long for a line, each has lines of its own, and goes on under its words. */
function plainCells(cells: readonly string[], indent: number, columns: number): string[] {
  if (cells.every((cell) => width(cell) <= columns)) return grid(cells, columns);
  return cells.flatMap((cell) => {
    const [first = '', ...more] = wrap(cell, columns);
    const rest = more.length === 0 ? [] : wrap(more.join(' '), columns - indent);
    return [first, ...rest.map((line) => ' '.repeat(indent) + line)];
  });
}

/** A letter or two may begin the names of many cards. */
const MOST_TOKENS = 500;

export type Match =
  | { readonly found: Choice }
  | { readonly among: readonly Choice[] }
  /** What is not among the choices: as it was typed, or the tokens of the game that begin like it. */
  | { readonly tokens: readonly string[] };

const begins = (typed: readonly string[], token: string): boolean => {
  const words = token.split(' ');
  return typed.length <= words.length && typed.every((word, at) => words[at]?.startsWith(word));
};

/** What a person means: a number, a token, the beginnings of its words, or a part of what the list says. */
export function match(
  typed: string,
  choices: readonly Choice[],
  ui: TerminalUI,
  isToken: (text: string) => boolean,
): Match {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (/^\d+$/.test(text)) {
    const found = choices[Number(text) - 1];
    return found ? { found } : { tokens: [text] };
  }
  const lower = text.toLowerCase();
  const exact = choices.find(({ token }) => token === lower);
  if (exact) return { found: exact };
  const words = lower.split(' ');
  const fitting = choices.filter(({ token }) => begins(words, token));
  const said = choices.filter((choice) => choice.words.toLowerCase().startsWith(lower));
  for (const some of [fitting, said]) {
    const [only] = some;
    if (only && some.length === 1) return { found: only };
    if (some.length > 1) return { among: some };
  }
  // A word from the middle is no clear wish: it is shown what it could mean, not played. What is a move by itself is one: "end" is also in "Prendi".
  const mentioned =
    words.length === 1 && width(lower) >= 3 && !isToken(lower)
      ? choices.filter((choice) => choice.words.toLowerCase().includes(lower))
      : [];
  return mentioned.length > 0 ? { among: mentioned } : { tokens: wholeTokens(words, ui.lexicon, isToken) };
}

/** The tokens of the game whose words begin like these, or, when there are none, the words themselves. */
function wholeTokens(
  words: readonly string[],
  lexicon: readonly string[],
  isToken: (text: string) => boolean,
): string[] {
  const typed = words.join(' ');
  if (isToken(typed)) return [typed];
  let tokens = [''];
  for (const word of words) {
    const known = lexicon.filter((name) => name.startsWith(word));
    const next = known.length > 0 ? known : [word];
    tokens = tokens.flatMap((token) => next.map((name) => `${token} ${name}`.trim())).slice(0, MOST_TOKENS);
  }
  const whole = tokens.filter(isToken);
  return whole.length > 0 ? whole : [typed];
}

/** Several options that a few letters could mean. */
export const candidates = (
  among: readonly Choice[],
  all: readonly Choice[],
  { width: columns, paint }: Screen,
): string[] =>
  flow(
    among.map((choice) => `${paint.bold(String(all.indexOf(choice) + 1))}) ${choice.words}`),
    columns - 2,
  );
