import { LEVEL_NAMES } from '@quayside/bots/levels';
import type { Seat, Sitter } from '../table/scene.ts';

/** How a saved game says that somebody at the screen plays a seat: as the terminal does. */
const PERSON = 'you';
const SEATS = /^# seats (.+)$/m;
const NAMES = /^# names (.+)$/m;

/** A record to take away, with who sat where under its header: the page and the terminal read it alike. */
export function letterOf(record: string, seats: readonly Seat[]): string {
  const end = record.indexOf('\n') + 1;
  const sitters = seats.map(({ sitter }) => (sitter === 'person' ? PERSON : sitter)).join(',');
  const named = seats.some(({ name }) => name !== '');
  const names = named ? `# names ${JSON.stringify(seats.map(({ name }) => name))}\n` : '';
  return `${record.slice(0, end)}# seats ${sitters}\n${names}${record.slice(end)}`;
}

/** The game that a record is of, by its header; null where it says none that we know. */
export function gameOfLetter(text: string, known: readonly string[]): string | null {
  const header = text.split(/\r?\n/).find((row) => row.trim() !== '' && !row.trim().startsWith('#'));
  const name = /(?:^|\s)game (\S+)/.exec(header ?? '')?.[1];
  return known.find((id) => id === name) ?? null;
}

/** Who sat where, as far as a letter says so: people in all seats where it does not. */
export function seatsOfLetter(text: string, players: number): Seat[] {
  const sitters = (SEATS.exec(text)?.[1] ?? '').split(',').map((word) => word.trim());
  const names = namesIn(text);
  return Array.from({ length: players }, (_, seat) => {
    const level: Sitter | undefined = LEVEL_NAMES.find((name) => name === sitters[seat]);
    return { sitter: level ?? 'person', name: names[seat] ?? '', standIn: null };
  });
}

function namesIn(text: string): string[] {
  try {
    const names: unknown = JSON.parse(NAMES.exec(text)?.[1] ?? '[]');
    return Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name.slice(0, 24) : '')) : [];
  } catch {
    return [];
  }
}
