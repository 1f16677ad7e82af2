import type { Bot, LevelName } from '@quayside/bots';
import { type Seat, seated, type Sitter, SITTER_WORDS, sitterOf, sitterWord } from '@quayside/live';
import type { Speaker } from '../words.ts';
import { Complaint } from '../command.ts';

/** Who sits where nobody else does. */
export const USUAL_BOT: LevelName = 'captain';

/** How a sitter is called in the reader's language. */
export const sitterName = (sitter: Sitter, speaker: Speaker): string =>
  speaker.text(`play.sitter.${sitterWord(sitter)}`);

/** The usual table: people first, bots of one level in the other seats. */
export const usualSeats = (players: number, people = 1, bot: Bot = USUAL_BOT): Seat[] =>
  Array.from({ length: players }, (_, seat) => seated(seat < people ? 'person' : bot));

/** `you,captain,…`, one name a seat: as saved games spell it, or as the reader calls it. */
export function readSitters(text: string, players: number, flag: string, speaker: Speaker): Sitter[] {
  const words = text.split(',').map((word) => word.trim());
  const sitters = words.map((word) => sitterCalled(word.toLowerCase(), speaker));
  const wrong = sitters.indexOf(null);
  if (wrong >= 0) {
    const facts = { flag, value: words[wrong] as string, known: SITTER_WORDS.join(', ') };
    throw new Complaint(speaker.text('cli.wrong-value', facts));
  }
  if (words.length !== players) {
    throw new Complaint(speaker.text('play.seats.count', { flag, given: words.length, players }));
  }
  return sitters.filter((sitter) => sitter !== null);
}

function sitterCalled(word: string, speaker: Speaker): Sitter | null {
  // Whoever sits at the keyboard may well think of it as "me".
  if (word === 'me') return 'person';
  const called = SITTER_WORDS.find((each) => speaker.text(`play.sitter.${each}`).toLowerCase() === word);
  return sitterOf(called ?? word);
}
