import { setImmediate as breath } from 'node:timers/promises';
import { type Analysis, analyse as analysing, type Decision, decisionsOf, type Mind, mindFor } from '@quayside/bots';
import type { State, Table } from '@quayside/kernel';
import { analysisJson } from '../analysis/json.ts';
import { gameLines, turnLines } from '../analysis/lines.ts';
import { atTable, type Command, Complaint, type Context, FINE, numberFlag } from '../command.ts';
import { Progress } from '../progress.ts';
import { tableOfRecord } from '../record-problems.ts';
import { ANY_GAME, EDITION } from '../flag.ts';
import { lineNamed } from '../turns.ts';

/** What a shell says of something that was stopped by Ctrl-C. */
const INTERRUPTED = 130;
const MOST_SIMULATIONS = 500_000;

/** Weighs the decisions of a recorded game: what each gave away, and what would have been better. */
export const analyse: Command = {
  name: 'analyse',
  positionals: [{ name: 'FILE' }],
  flags: {
    turn: { type: 'string', value: 'TURN' },
    seat: { type: 'string', value: 'NAME' },
    simulations: { type: 'string', value: 'N', default: '2000' },
    game: ANY_GAME,
    edition: EDITION,
  },
  async run(context) {
    // From the very first: a record may take a while to be read.
    const interruption = new Interruption();
    try {
      return await review(context, interruption);
    } finally {
      interruption.end();
    }
  },
};

/** Ctrl-C asks for what was found so far; a second one ends everything. */
class Interruption {
  asked = false;
  readonly #ask = (): void => {
    this.asked = true;
  };

  constructor() {
    process.once('SIGINT', this.#ask);
  }

  end(): void {
    process.off('SIGINT', this.#ask);
  }
}

async function review(asking: Context, interruption: Interruption): Promise<number> {
  const file = asking.positionals[0] as string;
  const simulations = numberFlag(asking, 'simulations', 1, MOST_SIMULATIONS);
  const { terminal, table } = tableOfRecord(asking, file);
  const context = atTable(asking, terminal, table.state);
  const decisions = wanted(context, table);
  const mind = mindFor(terminal.bots);
  const found = await weighed(mind, table, simulations, decisions, interruption);
  const complete = found.length === decisions.length;
  const reviewed = { terminal, table, found, file };
  if (!complete)
    context.note(context.speaker.text('cli.analyse.stopped', { done: found.length, all: decisions.length }));
  if (context.json) context.out(JSON.stringify({ ...analysisJson(reviewed), simulations, complete }, null, 2));
  else {
    const lines = context.flags['turn'] === undefined ? gameLines(context, reviewed) : turnLines(context, reviewed);
    for (const line of lines) context.out(line);
  }
  return complete ? FINE : INTERRUPTED;
}

/** The decisions of the turn and the seat that are asked for; of all, where nothing is said. */
function wanted(context: Context, table: Table<State>): Decision[] {
  const { flags, speaker } = context;
  const all = decisionsOf(table);
  const line = flags['turn'] === undefined ? null : lineNamed(context, all, String(flags['turn'])).line;
  const names = table.game.seatsOf(table.state);
  const seat = flags['seat'] === undefined ? null : names.indexOf(String(flags['seat']));
  if (seat === -1) {
    const facts = { flag: '--seat', value: String(flags['seat']), known: names.join(', ') };
    throw new Complaint(speaker.text('cli.wrong-value', facts));
  }
  return all.filter((each) => (line === null || each.line === line) && (seat === null || each.seat === seat));
}

/** As many decisions as there are, or as come before somebody asks for what was found. */
async function weighed(
  mind: Mind<State>,
  table: Table<State>,
  simulations: number,
  decisions: readonly Decision[],
  interruption: Interruption,
): Promise<Analysis[]> {
  const found: Analysis[] = [];
  const progress = new Progress(decisions.length);
  try {
    for (const analysis of analysing(mind, table, simulations, decisions)) {
      if (analysis) found.push(analysis);
      progress.at(found.length);
      await breath();
      if (interruption.asked) break;
    }
  } finally {
    progress.end();
  }
  return found;
}
