import { BOT_NAMES, type GameBots, type Player, playerNamed } from '@quayside/bots';
import { Complaint, type Context } from './command.ts';

/** The names given with --bots, each of a player that the game has. */
export function botNamesFlag({ flags, speaker }: Context, bots: GameBots): string[] {
  const names = String(flags['bots'])
    .split(',')
    .map((name) => name.trim());
  const stray = names.find((name) => !playerNamed(bots, name));
  if (stray === undefined) return names;
  const known = BOT_NAMES.join(', ');
  throw new Complaint(speaker.text('cli.wrong-value', { flag: '--bots', value: stray, known }));
}

/** Who plays each seat, from --bots: one name for all seats, or one a seat. */
export function botsFlag(context: Context, bots: GameBots, seats: number): Player[] {
  const names = botNamesFlag(context, bots);
  if (names.length !== 1 && names.length !== seats) {
    throw new Complaint(context.speaker.text('cli.wrong-bots', { bots: names.length, seats }));
  }
  return Array.from({ length: seats }, (_, seat) => playerNamed(bots, names[seat] ?? (names[0] as string)) as Player);
}

/** The name given with --bot, of a player that the game has. */
export function botFlag({ flags, speaker }: Context, bots: GameBots): string {
  const name = String(flags['bot']);
  if (playerNamed(bots, name)) return name;
  throw new Complaint(speaker.text('cli.wrong-value', { flag: '--bot', value: name, known: BOT_NAMES.join(', ') }));
}
