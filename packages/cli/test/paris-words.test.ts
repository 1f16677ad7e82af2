import { CHANCE, type Json, LANGUAGES, Options, Random } from '@quayside/kernel';
import {
  BONUS_TILES,
  bonusText,
  DISTRICTS,
  END_TILES,
  endText,
  Kind,
  kindOf,
  LANDMARKS,
  PHASE_NAMES,
  paris,
  parisWords,
  readSheet,
  STANDARD_FIGURES,
  TOKENS,
} from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { Speaker } from '../src/words.ts';

const spaces = DISTRICTS.flatMap((district) => [1, 2, 3, 4, 5, 8].map((value) => `${district}-${value}`));

const TOKENS_TO_TRY = [
  ...spaces.map((space) => `to ${space}`),
  ...LANDMARKS.flatMap((landmark) => [`to ${landmark}`, `raise ${landmark} montmartre`, `move ${landmark}`]),
  ...DISTRICTS.flatMap((district) => [
    `place ${district}`,
    `put ${district}`,
    `move ${district}-bank`,
    `move ${district}-1`,
    `score 1 ${district}`,
  ]),
  ...Array.from({ length: BONUS_TILES }, (_, i) => [
    `bonus ${i + 1}`,
    `use ${i + 1}`,
    `claim ${i + 1}`,
    `retreat ${i + 1}`,
  ]).flat(),
  ...Array.from({ length: END_TILES }, (_, i) => [`use end-${i + 1}`, `keep end-${i + 1}`]).flat(),
  ...TOKENS.flatMap((token) => [`buy ${token}`, `sell ${token}`, `spend 1 ${token}`, `trade 3 ${token}`]),
  ...TOKENS.flatMap((token) => [`pairs 1 ${token}`, `sell tile-21 ${token}`, `sell end-1 ${token}`]),
  ...['1', '2', '3'].map((stack) => `draw ${stack}`),
  'place arc',
  'move arc',
  'with tile-10',
  'decline',
  'enough',
  'look',
  'pass',
  'end',
  'what?',
  'wood',
];

/** More than anybody ever has, so that landmarks, stand-ins, pairs and prestige come up. */
const RICH: Json = {
  game: 'paris',
  players: 2,
  round: 20,
  phase: 'action',
  buildings: spaces,
  track: Array.from({ length: BONUS_TILES }, (_, i) => ({ tile: i + 1, left: 1 })),
  supply: { wood: 1, marble: 1, gold: 1 },
  seats: Object.fromEntries(
    ['blue', 'green'].map((seat, i) => [
      seat,
      {
        francs: 200,
        hand: 6,
        reserve: 2,
        tokens: { wood: 2, marble: 2, gold: 1, bronze: 2, silver: 1, golden: 1 },
        keys: ['arc', 'montmartre-bank', `belleville-${i + 1}`, `chaillot-${i + 1}`],
      },
    ]),
  ),
};

function rich(random: Random): ReturnType<typeof paris.blank> {
  const read = paris.fromPosition(RICH);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const state = read.value;
  for (let seat = 0; seat < state.players; seat++) {
    for (let tile = 1; tile <= BONUS_TILES; tile++) {
      if (random.below(2) === 0 || state.copies[tile] === 0) continue;
      state.copies[tile] = 0;
      state.unused[seat] = (state.unused[seat] as number) | (1 << tile);
    }
    state.meeple[seat] = random.below(20);
  }
  return state;
}

describe.each(LANGUAGES)('Paris in %s', (language) => {
  const speaker = new Speaker(language, parisWords.messages);
  const said = (message: Parameters<Speaker['say']>[0]): void => {
    expect(speaker.say(message)).not.toMatch(/\{\w|undefined|NaN|\[object/);
  };

  test('every option, question, refusal, deed and consequence of some games can be said', () => {
    const options = new Options();
    const kinds = new Set<number>();
    const phases = new Set<number>();
    for (let n = 0; n < 24; n++) {
      const random = new Random(`words ${n}`);
      const settings = {
        players: String(2 + (n % 3)),
        tokens: n % 2 === 0 ? 'printed' : 'random',
        districts: n % 4 < 2 ? 'printed' : 'free',
      };
      const state = n < 8 ? paris.setup(settings, random) : rich(random);
      const before = paris.blank();
      while (paris.mover(state) >= CHANCE) {
        options.clear();
        paris.options(state, options);
        for (let i = 0; i < options.count; i++) {
          kinds.add(kindOf(options.at(i)));
          said(parisWords.option(state, options.at(i)));
        }
        phases.add(state.phase);
        said(parisWords.asked(state));
        for (const seat of paris.seatsOf(state).keys()) {
          const refusal = paris.explain(state, seat, TOKENS_TO_TRY[random.below(TOKENS_TO_TRY.length)] as string);
          if (refusal) said(parisWords.refusal(refusal));
        }
        const option = options.at(random.below(options.count));
        const seat = paris.mover(state);
        before.copyFrom(state);
        paris.apply(state, option);
        for (const message of parisWords.deeds({ seat, option, before, after: state })) said(message);
        for (const { message } of parisWords.consequences(before, state)) said(message);
      }
    }
    const missing = Object.entries(Kind).filter(([name, kind]) => name !== 'PASS' && !kinds.has(kind));
    expect(missing).toEqual([]);
    expect(PHASE_NAMES.filter((name, phase) => name !== 'over' && !phases.has(phase))).toEqual([]);
  });

  test('every bonus tile and every end-game tile has a text', () => {
    for (let tile = 1; tile <= BONUS_TILES; tile++) {
      said(bonusText(STANDARD_FIGURES, tile));
      expect(speaker.say(bonusText(STANDARD_FIGURES, tile, 3)), `bonus ${tile}`).toMatch(/\p{L}/u);
    }
    for (let tile = 1; tile <= END_TILES; tile++) {
      expect(speaker.say(endText(STANDARD_FIGURES, tile)), `end-${tile}`).toMatch(/\p{L}/u);
    }
  });

  test('everything wrong with a position or a sheet can be said', () => {
    const positions: Json[] = [
      [],
      { game: 'paris', nonsense: 1, phase: 'nowhere', round: 0, buildings: 5, fourth: {} },
      { game: 'paris', buildings: ['montmartre-1', 'montmartre-1'], unseen: ['montmartre-1'], stacks: [{ left: 1 }] },
      { game: 'paris', districts: 'free', buildings: { 'montmartre-1': 'chaillot-2' } },
      { game: 'paris', stacks: [{ left: 1, back: 'chaillot' }, {}, {}, {}] },
      { game: 'paris', seats: { blue: { keys: ['montmartre-1', 'louvre'] } }, phase: 'target' },
      { game: 'paris', phase: 'look', endLeft: 0 },
      { game: 'paris', stacks: [{ left: 3, back: 'chaillot' }], unseen: ['chaillot-1'] },
    ];
    for (const position of positions) {
      const read = paris.fromPosition(position);
      expect(read.ok, JSON.stringify(position)).toBe(false);
      if (!read.ok) for (const problem of read.problems) said(parisWords.problem(problem));
    }
    const sheets: Json[] = [
      [],
      { name: 'A sheet', figures: [], more: 1 },
      { name: 'a', figures: { 'bank.paris': 1, 'type.chaillot.1': 'castle', 'bank.chaillot': -1 } },
      {
        name: 'a',
        figures: {
          'landmark.1.value': 8,
          'landmark.2.value': 8,
          'price.buy.wood': 0,
          'bonus.1.copies.3': 0,
          'score.1.first': 0,
          'zone.a.last': 30,
          'bonus.18.value': 7,
          'end.1.points': 0,
          'end.2.resource': 'wood',
          'end.2.francs': 1,
        },
      },
    ];
    for (const sheet of sheets) {
      const read = readSheet(sheet);
      expect(read.ok, JSON.stringify(sheet)).toBe(false);
      if (!read.ok) for (const problem of read.problems) said(parisWords.problem(problem));
    }
    const corrected = readSheet({ name: 'a', figures: { 'bonus.29.points': 9, 'landmark.8.value': 17 } });
    if (!corrected.ok) throw new Error(JSON.stringify(corrected.problems));
    expect(corrected.value.contradictions.length).toBe(2);
    for (const problem of corrected.value.contradictions) said(parisWords.problem(problem));
  });
});

test('the amounts in the words are those of the edition', () => {
  const read = readSheet({ name: 'mine', figures: { 'bonus.13.francs': 6, 'end.7.francs': 9 } });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const speaker = new Speaker('en', parisWords.messages);
  expect(speaker.say(bonusText(read.value.figures, 13))).toBe('buy one more key for 6 francs');
  expect(speaker.say(endText(read.value.figures, 7))).toBe('9 francs');
  expect(speaker.say(bonusText(read.value.figures, 23))).toContain('5, 6 or 7 points');
});

test('no text of Paris has the key of another game', () => {
  const shared = ['setting', 'value'];
  const keys = Object.keys(parisWords.messages.en).filter((key) => !shared.includes(key.split('.')[0] as string));
  expect(keys.filter((key) => !key.startsWith('paris.'))).toEqual([]);
});
