import { type Figure, measure, PARTS, reached } from '../bench/figures.ts';
import { table } from '../columns.ts';
import { type Command, type Context, FINE, type Flag, GAME_FLAGS, gameFlag, numberFlag } from '../command.ts';
import { Progress } from '../progress.ts';

/** Measures how fast a game's rules are, each figure beside its goal. */
export const bench: Command = {
  name: 'bench',
  flags: {
    game: GAME_FLAGS['game'] as Flag,
    seconds: { type: 'string', value: 'N', default: '3' },
  },
  run(context) {
    const shelf = gameFlag(context);
    const seconds = numberFlag(context, 'seconds', 1, 3600);
    const progress = new Progress(PARTS);
    const figures = measure(shelf, seconds, (done) => progress.at(done));
    progress.end();
    if (context.json) context.out(JSON.stringify(figures.map(entry), null, 2));
    else for (const line of lines(context, figures)) context.out(line);
    return FINE;
  },
};

const rounded = ({ value, digits }: Figure): number => Number(value.toFixed(digits));

function entry(figure: Figure): object {
  const { name, goal } = figure;
  return goal ? { name, value: rounded(figure), goal, reached: reached(figure) } : { name, value: rounded(figure) };
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
