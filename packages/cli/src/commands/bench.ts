import { type Figure, measure, PARTS, reached } from '../bench/figures.ts';
import { table } from '../columns.ts';
import { type Command, type Context, FINE, gameTitle, numberFlag } from '../command.ts';
import { ANY_GAME, EDITION } from '../flag.ts';
import { Progress } from '../progress.ts';
import type { GameTerminal } from '../game-terminal.ts';
import { gameFlag } from '../which-game.ts';

/** Measures how fast the rules of one game, or of all, and the search in them are, each figure beside its goal. */
export const bench: Command = {
  name: 'bench',
  flags: { game: ANY_GAME, edition: EDITION, seconds: { type: 'string', value: 'N', default: '3' } },
  run(context) {
    const games = gamesMeant(context);
    const seconds = numberFlag(context, 'seconds', 1, 3600);
    const progress = new Progress(PARTS * games.length);
    const measured = games.map((terminal, at) => ({
      terminal,
      figures: measure(terminal, seconds, (done) => progress.at(at * PARTS + done)),
    }));
    progress.end();
    if (context.json) {
      const entries = measured.flatMap(({ terminal, figures }) =>
        figures.map((figure) => entry(terminal.facts.id, figure)),
      );
      context.out(JSON.stringify(entries, null, 2));
      return FINE;
    }
    for (const [at, { terminal, figures }] of measured.entries()) {
      if (at > 0) context.out('');
      if (measured.length > 1) context.out(gameTitle(context.speaker, terminal));
      for (const line of lines(context, figures)) context.out(line);
    }
    return FINE;
  },
};

/** An edition belongs to a game, so it needs one named. */
function gamesMeant(context: Context): readonly GameTerminal[] {
  const { game, edition } = context.flags;
  return game === undefined && edition === undefined ? context.games : [gameFlag(context)];
}

const rounded = ({ value, digits }: Figure): number => Number(value.toFixed(digits));

function entry(game: string, figure: Figure): object {
  const { name, goal } = figure;
  const value = rounded(figure);
  return goal ? { game, name, value, goal, reached: reached(figure) } : { game, name, value };
}

function lines({ speaker, language }: Context, figures: readonly Figure[]): string[] {
  const number = (value: number, digits: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const heads = [
    { head: speaker.text('cli.bench.figure') },
    { head: speaker.text('cli.bench.value'), right: true },
    { head: speaker.text('cli.bench.goal'), right: true },
    { head: '' },
  ];
  const rows = figures.map((figure) => {
    const { name, value, digits, goal } = figure;
    const limit = !goal ? '' : 'least' in goal ? `≥ ${number(goal.least, 0)}` : `≤ ${number(goal.most, 0)}`;
    return [speaker.text(`cli.bench.${name}`), number(value, digits), limit, goal ? (reached(figure) ? '✓' : '✗') : ''];
  });
  return table(heads, rows);
}
