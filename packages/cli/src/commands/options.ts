import { CHANCE, NOBODY, Options } from '@quayside/kernel';
import { table } from '../columns.ts';
import { atTable, type Command, FINE } from '../command.ts';
import { readPosition } from '../positions.ts';
import { scoreLines, scoresOf } from '../scores.ts';
import { ANY_GAME, EDITION } from '../flag.ts';

interface Choice {
  readonly token: string;
  readonly text: string;
  /** The seat that may play it; null where chance decides. */
  readonly seat: string | null;
}

/** What can be played at a position. */
export const options: Command = {
  name: 'options',
  flags: {
    position: { type: 'string', value: 'FILE', required: true },
    interjections: { type: 'boolean' },
    scores: { type: 'boolean' },
    game: ANY_GAME,
    edition: EDITION,
  },
  run(asking) {
    const { flags } = asking;
    const { terminal, state } = readPosition(asking, String(flags['position']));
    const context = atTable(asking, terminal, state);
    const { speaker } = context;
    const { game, words } = terminal;
    const seats = game.seatsOf(state);
    const mover = game.mover(state);
    const choices: Choice[] = [];
    const list = (seat: number, out: Options): void => {
      for (let i = 0; i < out.count; i++) {
        const option = out.at(i);
        choices.push({
          token: game.token(option),
          text: speaker.say(words.option(state, option)),
          seat: seats[seat] ?? null,
        });
      }
    };
    const found = new Options();
    if (mover !== NOBODY) game.options(state, found);
    list(mover, found);
    if (flags['interjections'] === true && mover >= 0) {
      for (const seat of seats.keys()) {
        if (seat === mover) continue;
        found.clear();
        game.interjections(state, seat, found);
        list(seat, found);
      }
    }
    if (context.json) {
      const scores = flags['scores'] === true ? scoresOf(terminal, state) : null;
      context.out(JSON.stringify(scores ? { options: choices, scores } : choices, null, 2));
      return FINE;
    }
    const asked = words.asked(state);
    const what = mover >= 0 ? { key: 'log.line', args: { seat: words.seat(mover), what: asked } } : asked;
    context.out(mover <= CHANCE ? speaker.say(what) : `${game.line(state)} · ${speaker.say(what)}`);
    if (flags['scores'] === true) for (const line of scoreLines(context, terminal, state)) context.out(line);
    if (choices.length === 0) return FINE;
    const heads = ['cli.options.token', 'cli.options.text'].map((key) => ({ head: speaker.text(key) }));
    const inTurn = seats[mover] ?? null;
    const rows = choices.map(({ token, text, seat }) => [seat === inTurn ? token : `${seat}: ${token}`, text]);
    for (const line of ['', ...table(heads, rows)]) context.out(line);
    return FINE;
  },
};
