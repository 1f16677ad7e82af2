import type { Speaker } from '../words.ts';
import { Complaint } from '../command.ts';

/** Who plays a seat. */
export const SITTERS = ['you', 'random'] as const;
export type Sitter = (typeof SITTERS)[number];

const isSitter = (word: string): word is Sitter => (SITTERS as readonly string[]).includes(word);

/** The usual table: one person, the others random. */
export const usualSitters = (players: number, people = 1): Sitter[] =>
  Array.from({ length: players }, (_, seat) => (seat < people ? 'you' : 'random'));

/** `you,random,…`, one word a seat. */
export function readSitters(text: string, players: number, flag: string, speaker: Speaker): Sitter[] {
  const words = text.split(',').map((word) => word.trim());
  const wrong = words.find((word) => !isSitter(word));
  if (wrong !== undefined) {
    throw new Complaint(speaker.text('cli.wrong-value', { flag, value: wrong, known: SITTERS.join(', ') }));
  }
  if (words.length !== players) {
    throw new Complaint(speaker.text('play.seats.count', { flag, given: words.length, players }));
  }
  return words.filter(isSitter);
}
