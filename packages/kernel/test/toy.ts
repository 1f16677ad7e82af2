import {
  failure,
  Carver,
  CHANCE,
  checkingSeats,
  type Game,
  success,
  type Json,
  type JsonObject,
  type Listener,
  NOBODY,
  Options,
  State,
} from '@quayside/kernel';

const DECK = 6;
const HAND = 1;
const START = 9;
const MARKS = 2;
const WIPED = 3;

/**
 * Two players take 1 to 3 pebbles in turn. Once each may draw a secret card in place of that, which counts at the end. Before that
 * they may chalk a mark, twice in a game, and while the other one thinks they may wipe their marks out.
 */
export class ToyState extends State {
  /** Pebbles left, who is to move, whether a card is being drawn. */
  readonly n: Uint8Array;
  /** Taken by each seat; secret card of each seat (0: none). */
  readonly taken: Uint8Array;
  readonly secret: Uint8Array;
  /** Marks of each seat, or WIPED. */
  readonly marks: Uint8Array;
  listener: Listener | null = null;

  constructor() {
    const carver = new Carver(12);
    super(carver);
    this.n = carver.u8(3);
    this.taken = carver.u8(2);
    this.secret = carver.u8(2);
    this.marks = carver.u8(2);
  }
}

const DRAW = 10;
const CHALK = 11;
const WIPE = 12;
const CARD = 20;
const WORDS: Readonly<Record<string, number>> = { draw: DRAW, chalk: CHALK, wipe: WIPE };
const seatNames = ['left', 'right'] as const;

function moves(s: ToyState, out: Options): void {
  const pebbles = s.n[0] as number;
  if (pebbles === 0) return;
  if (s.n[2]) {
    for (let card = 1; card <= DECK; card++) if (!s.secret.includes(card)) out.add(CARD + card);
    return;
  }
  for (let take = 1; take <= Math.min(3, pebbles); take++) out.add(take);
  if (s.secret[s.n[1] as number] === 0 && pebbles >= HAND) out.add(DRAW);
  if ((s.marks[s.n[1] as number] as number) < MARKS) out.add(CHALK);
}

function play(s: ToyState, option: number): void {
  const seat = s.n[1] as number;
  if (s.listener) s.listener(s.n[2] ? CHANCE : seat, option);
  if (option > CARD) {
    s.secret[seat] = option - CARD;
    s.n[2] = 0;
    s.n[1] = 1 - seat;
  } else if (option === DRAW) s.n[2] = 1;
  else if (option === CHALK) s.marks[seat] = (s.marks[seat] as number) + 1;
  else {
    s.n[0] = (s.n[0] as number) - option;
    s.taken[seat] = (s.taken[seat] as number) + option;
    s.n[1] = 1 - seat;
  }
}

/** The last pebble, when nothing can be drawn or chalked any more, is taken by itself. */
function playForced(s: ToyState): void {
  const probe = new Options(2);
  for (moves(s, probe); probe.count === 1; moves(s, probe)) {
    play(s, probe.at(0));
    probe.clear();
  }
}

const mayWipe = (s: ToyState, seat: number): boolean =>
  seat === 1 - (s.n[1] as number) && !s.n[2] && s.n[0] !== 0 && (s.marks[seat] === 1 || s.marks[seat] === MARKS);

/** So many whole numbers that fit a byte, or null. */
function numbers(json: Json | undefined, count: number): number[] | null {
  if (!Array.isArray(json) || json.length !== count) return null;
  return json.every((each) => typeof each === 'number' && Number.isInteger(each) && each >= 0 && each < 256)
    ? json
    : null;
}

/** The smallest game with everything in it that the contract speaks of; tests break it on purpose. */
export const toy: Game<ToyState> = checkingSeats({
  id: 'toy',
  rules: 1,
  settings: [{ name: 'pebbles', values: ['5', '9'], default: String(START) }],
  longest: 40,
  layout: 1,
  blank: () => new ToyState(),
  setup: (settings) => {
    const s = new ToyState();
    s.n[0] = Number(settings['pebbles'] ?? START);
    return s;
  },
  settingsOf: (s) => ({ pebbles: String((s.n[0] as number) + (s.taken[0] as number) + (s.taken[1] as number)) }),
  seatsOf: () => seatNames,
  mover: (s) => (s.n[2] ? CHANCE : s.n[0] === 0 ? NOBODY : (s.n[1] as number)),
  options: moves,
  apply: (s, option) => {
    play(s, option);
    playForced(s);
  },
  none: () => -1,
  weight: () => 1,
  listen: (s, listener) => {
    s.listener = listener;
  },
  worthTelling: () => true,
  interjections: (s, seat, out) => {
    if (mayWipe(s, seat)) out.add(WIPE);
  },
  interject: (s, seat, option) => {
    if (s.listener) s.listener(seat, option);
    s.marks[seat] = WIPED;
  },
  line: (s) => `${(s.taken[0] as number) + (s.taken[1] as number)} ${seatNames[s.n[1] as 0 | 1]}`,
  lineSeat: (s) => s.n[1] as number,
  token: (option) => {
    const word = Object.keys(WORDS).find((each) => WORDS[each] === option);
    return word ?? (option > CARD ? `card ${option - CARD}` : `take ${option}`);
  },
  parse: (token) => {
    const match = /^(take|card) ([1-6])$/.exec(token);
    if (Object.hasOwn(WORDS, token)) return WORDS[token] as number;
    return match ? Number(match[2]) + (match[1] === 'card' ? CARD : 0) : -1;
  },
  view: (s, seat, into) => {
    into.copyFrom(s);
    for (const other of [0, 1]) if (other !== seat && into.secret[other]) into.secret[other] = 255;
  },
  reshuffle: (s, seat, random) => {
    for (const other of [0, 1]) if (other !== seat && s.secret[other]) s.secret[other] = 1 + random.below(DECK);
  },
  tokenSeenBy: (s, option, seat) => (option > CARD && seat !== s.n[1] ? 'card ?' : toy.token(option)),
  explain: (s, seat, token) => {
    const option = toy.parse(token);
    if (option < 0) return { rule: 'notation', why: 'unknown-token', facts: { token } };
    const asked = seat === toy.mover(s);
    const list = new Options();
    if (asked) moves(s, list);
    else toy.interjections(s, seat, list);
    if (!asked && option !== WIPE) return { rule: 'T-1', why: 'not-your-decision', facts: {} };
    return list.has(option) ? null : { rule: 'T-2', why: 'not-possible', facts: { token } };
  },
  toPosition: (s): JsonObject => ({ n: [...s.n], taken: [...s.taken], secret: [...s.secret], marks: [...s.marks] }),
  fromPosition: (json) => {
    const s = new ToyState();
    const fields = { n: s.n, taken: s.taken, secret: s.secret, marks: s.marks };
    const position = (json ?? {}) as JsonObject;
    for (const [at, field] of Object.entries(fields)) {
      const values = numbers(position[at], field.length);
      if (!values) return failure({ at, why: 'missing', facts: {} });
      field.set(values);
    }
    if ((s.n[1] as number) > 1 || (s.n[2] && s.n[0] === 0)) return failure({ at: 'n', why: 'impossible', facts: {} });
    return success(s);
  },
  scores: (s) => [0, 1].map((seat) => (s.taken[seat] as number) + (s.secret[seat] as number)),
  winners: (s) => {
    const [a = 0, b = 0] = toy.scores(s);
    return a === b ? [0, 1] : [a > b ? 0 : 1];
  },
  violations: (s) => ((s.n[0] as number) > START ? ['more pebbles than there are'] : []),
  audit: () => ({ check: () => [] }),
});
