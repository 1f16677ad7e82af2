import { type Bot, BOTS, type LevelName } from '@quayside/bots';
import type { Speaker } from '../words.ts';
import { Complaint } from '../command.ts';

/** Who plays a seat: somebody at this keyboard, a bot of a level, or chance. */
export const SITTERS = ['you', ...BOTS] as const;
export type Sitter = (typeof SITTERS)[number];

/** Who sits where nobody else does. */
export const USUAL_BOT: LevelName = 'captain';

/** How a sitter is called in the reader's language. */
export const sitterName = (sitter: Sitter, speaker: Speaker): string => speaker.text(`play.sitter.${sitter}`);

/** The usual table: people first, bots of one level in the other seats. */
export const usualSitters = (players: number, people = 1, bot: Bot = USUAL_BOT): Sitter[] =>
  Array.from({ length: players }, (_, seat) => (seat < people ? 'you' : bot));

/** `you,captain,…`, one name a seat: as saved games spell it, or as the reader calls it. */
export function readSitters(text: string, players: number, flag: string, speaker: Speaker): Sitter[] {
  const words = text.split(',').map((word) => word.trim());
  const sitters = words.map((word) => sitterCalled(word.toLowerCase(), speaker));
  const wrong = sitters.indexOf(undefined);
  if (wrong >= 0) {
    const facts = { flag, value: words[wrong] as string, known: SITTERS.join(', ') };
    throw new Complaint(speaker.text('cli.wrong-value', facts));
  }
  if (words.length !== players) {
    throw new Complaint(speaker.text('play.seats.count', { flag, given: words.length, players }));
  }
  return sitters.filter((sitter) => sitter !== undefined);
}

function sitterCalled(word: string, speaker: Speaker): Sitter | undefined {
  // Whoever sits at the keyboard may well think of it as "me".
  if (word === 'me') return 'you';
  return SITTERS.find((sitter) => sitter === word || sitterName(sitter, speaker).toLowerCase() === word);
}
