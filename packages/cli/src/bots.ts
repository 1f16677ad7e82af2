import type { Game, Options, Random, State } from '@quayside/kernel';
import { Complaint, type Context } from './command.ts';

/** A player that is not a person: chooses one of the options, with a generator of its own. */
export type Bot = (game: Game<State>, state: State, options: Options, random: Random) => number;

const BOTS: Readonly<Record<string, Bot>> = {
  random: (_game, _state, options, random) => options.at(random.below(options.count)),
};

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** Who plays each seat, from --bots: one name for all seats, or one a seat. */
export function botsFlag({ flags, speaker }: Context, seats: number): Bot[] {
  const names = String(flags['bots']).split(',');
  const bots = names.map((each) => {
    const name = each.trim();
    if (!BOT_NAMES.includes(name)) {
      throw new Complaint(
        speaker.text('cli.wrong-value', { flag: '--bots', value: name, known: BOT_NAMES.join(', ') }),
      );
    }
    return BOTS[name] as Bot;
  });
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0] as Bot);
  if (bots.length !== seats) throw new Complaint(speaker.text('cli.wrong-bots', { bots: bots.length, seats }));
  return bots;
}
