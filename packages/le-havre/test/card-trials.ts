import { type Json, type JsonObject, LANGUAGES, Random, settingsFor } from '@quayside/kernel';
import { conform, conformTable, tryPosition } from '@quayside/kernel/conformance';
import { cardOfFile, cardText, leHavre, leHavreWords, readCardFile, writeCardFile } from '@quayside/le-havre';
import { legible, Speaker } from '@quayside/speech';
import { CARD } from '../src/data/card-fields.ts';
import { cardSchema } from '../src/data/card-schema.ts';
import { madeCard, madeFile } from './made-cards.ts';
import { fits } from './schema.ts';

export interface CardFinding {
  readonly seed: string;
  readonly check: string;
  readonly detail: string;
}

const SPEAKERS = LANGUAGES.map((language) => new Speaker(language, leHavreWords.messages[language]));
const SCHEMA = cardSchema();
const FIELDS = Object.keys('fields' in CARD ? CARD.fields : {});

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** Is the place one of the file: a field that it has or should have, or the file itself? */
function isPlace(at: string, file: Json | undefined): boolean {
  const own = typeof file === 'object' && file !== null ? Object.keys(file) : [];
  return (
    at === 'file' ||
    [...FIELDS, ...own].some((name) => at === name || (/^[.[]/.test(at.slice(name.length)) && at.startsWith(name)))
  );
}

/** Reads the file of a seed: a refusal has its place and words in every language, a card is written in one way and fits the schema. */
export function tryFile(seed: string): CardFinding[] {
  const text = madeFile(seed);
  const found: CardFinding[] = [];
  const report = (check: string, detail: string): void => void found.push({ seed, check, detail });
  try {
    const read = readCardFile(text);
    const json = parsed(text);
    if (json !== undefined && read.ok && !fits(SCHEMA, json)) report('schema', 'refuses what is read');
    if (read.ok) {
      const written = writeCardFile(read.value);
      const again = readCardFile(written);
      if (!again.ok || writeCardFile(again.value) !== written) report('reads-back', written);
      for (const speaker of SPEAKERS)
        for (const message of cardText(cardOfFile(read.value)))
          if (speaker.say(message) === '') report('card-text', message.key);
      return found;
    }
    if (read.problems.length === 0) report('no-reason', text.slice(0, 200));
    for (const problem of read.problems) {
      if (!isPlace(problem.at, json)) report('no-place', `${problem.why} at “${problem.at}”`);
      const message = leHavreWords.problem(legible(problem));
      for (const speaker of SPEAKERS) {
        if (!speaker.has(message.key)) report('no-words', `${speaker.language} ${message.key}`);
        else if (/^\s*$|undefined|\[object/.test(speaker.say(message))) report('words', speaker.say(message));
      }
    }
  } catch (error) {
    report('throws', String(error));
  }
  return found;
}

/** How often files of these seeds were cards, and how often the schema alone refused those that were none. */
export function countFiles(seeds: readonly string[]): { readonly cards: number; readonly unfit: number } {
  const texts = seeds.map(madeFile);
  return {
    cards: texts.filter((text) => readCardFile(text).ok).length,
    unfit: texts.filter((text) => {
      const json = parsed(text);
      return json !== undefined && !fits(SCHEMA, json);
    }).length,
  };
}

/** The settings of a table with one to four made cards, as many of them in its pile as can be. */
export function madeTable(seed: string, players: number): Readonly<Record<string, string>> {
  const random = new Random(`card game/${seed}`);
  const cards = Array.from({ length: 1 + random.below(4) }, () => JSON.parse(madeCard(random)) as JsonObject);
  const here = cards.flatMap(({ players: with_ = [1, 2, 3, 4, 5] }, at) =>
    (with_ as number[]).includes(players) ? [`blank-${at + 1}`] : [],
  );
  const base = ['bakery', 'farm', 'diner', 'tavern', 'zoo', 'masons-guild'];
  const six = [...here, ...base].slice(0, 6).join('+');
  const given = { players: String(players), cards: JSON.stringify(cards) };
  const named = settingsFor(leHavre, { ...given, sets: six });
  const settings = named.ok ? named : settingsFor(leHavre, { ...given, sets: 'base+blank' });
  if (!settings.ok) throw new Error(JSON.stringify(settings.problems));
  return settings.value;
}

/** The same table with the made cards of its pile in the town, so that they are surely met. */
function withCardsInTown(settings: Readonly<Record<string, string>>, seed: string): JsonObject {
  const start = leHavre.toPosition(leHavre.setup(settings, new Random(seed)));
  const specials = start['specials'] as { readonly unseen: readonly string[] };
  const made = specials.unseen.filter((slug) => slug.startsWith('blank-'));
  return {
    ...start,
    town: [...(start['town'] as string[]), ...made],
    specials: { ...specials, unseen: specials.unseen.filter((slug) => !made.includes(slug)) },
  };
}

/** Plays with cards of a seed under the kit, to the end: at random from the set-up, at a table, and with the cards in the town. */
export function tryGame(seed: string, players: number, every: number): CardFinding[] {
  const settings = madeTable(seed, players);
  const town = tryPosition(leHavre, withCardsInTown(settings, seed), seed);
  return [
    ...conform(leHavre, { settings, seed, every }),
    ...conformTable(leHavre, settings, seed),
    ...(typeof town === 'object' ? [{ seed, check: town.check, detail: town.detail }] : []),
  ].map(({ seed: of, check, detail }) => ({ seed: of, check, detail }));
}
