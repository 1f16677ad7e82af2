import { type Game, Options, Random, SPECTATOR, type State, type Words } from '@quayside/kernel';
import { leHavre, leHavreWords } from '@quayside/le-havre';
import { FarTable, LiveTable, type Seat, SeatFeed, type SeatNews, type SeatReading, seated } from '@quayside/live';
import { paris, parisWords } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { people, started } from './tables.ts';

/** As it is after a journey as text. */
const sent = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T;

/** One pair of eyes elsewhere, and what is sent to them. */
class Eyes<S extends State> {
  readonly far: FarTable<S>;
  readonly live: LiveTable<S>;
  readonly seat: number;
  feed: SeatFeed<S>;
  bytes = 0;
  largest = 0;
  #ids = 0;

  constructor(live: LiveTable<S>, seat: number) {
    this.live = live;
    this.seat = seat;
    this.feed = new SeatFeed(live, seat);
    const newId = (): string => `${seat}/${this.#ids++}`;
    this.far = new FarTable({
      game: live.game,
      words: live.words,
      newId,
      hand: ({ id, after, wants }) => {
        this.far.answered(id, sent(live.do({ seat, id, after, ...wants })));
      },
    });
    this.begin();
  }

  begin(): void {
    this.feed = new SeatFeed(this.live, this.seat);
    expect(this.far.begin(this.#weighed(sent(this.feed.open(this.far.have))))).toBe('heard');
  }

  /** What is new, on its way. */
  next(): SeatNews | null {
    const news = this.feed.next();
    return news && this.#weighed(sent(news));
  }

  follow(): void {
    const news = this.next();
    if (news) expect(this.far.hear(news)).toBe('heard');
  }

  #weighed<N>(news: N): N {
    const { length } = JSON.stringify(news);
    this.bytes += length;
    this.largest = Math.max(this.largest, length);
    return news;
  }
}

const plain = (view: State): string => Buffer.from(view.bytes).toString('hex');

/** Everything that a reading says of now. */
function saidNow<S extends State>(reading: SeatReading<S>): unknown {
  const { view, ...now } = reading.now();
  const { number, steps } = now;
  return {
    ...now,
    view: plain(view),
    at: plain(reading.at(steps - 1)),
    lines: [reading.lineAt(0), reading.lineAt(steps), reading.lineAt(steps - 1)],
    since: reading.since(number - 3),
    story: reading.story(),
    from: reading.story(Math.max(0, steps - 4)),
    onlyNews: reading.story(Math.max(0, steps - 9), true),
    lastOwn: reading.lastOwn(),
    news: reading.news(),
  };
}

/** Everything that it says of all that was. */
function saidOfAll<S extends State>(reading: SeatReading<S>): unknown {
  const { steps } = reading.now();
  const replayed: string[] = [];
  reading.replay(0, (view, step) => replayed.push(`${step} ${plain(view)}`));
  const at = Array.from({ length: steps + 1 }, (_, step) => plain(reading.at(step)));
  const lines = at.map((_, step) => reading.lineAt(step));
  return { replayed, at, lines, events: reading.since(0) };
}

function compare<S extends State>({ live, far, seat }: Eyes<S>, all: boolean): void {
  expect(saidNow(far.as(seat))).toEqual(saidNow(live.as(seat)));
  expect(far.whole()?.record()).toBe(live.whole()?.record());
  if (all) expect(saidOfAll(far.as(seat))).toEqual(saidOfAll(live.as(seat)));
}

const among = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T;

/** Something that somebody does, or thinks. */
function act<S extends State>(live: LiveTable<S>, eyes: readonly Eyes<S>[], random: Random): void {
  const { wanted, awaiting, game } = live;
  const persons = live.seats.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
  const far = (seat: number): FarTable<S> => (eyes.find((each) => each.seat === seat) as Eyes<S>).far;
  if (random.below(30) === 0) {
    const seat = among(random, persons);
    const other = live.seats[seat]?.standIn ? null : ('mate' as const);
    far(seat).send(
      among(random, [
        { kind: 'undo', seat, all: random.below(2) === 0 },
        { kind: 'stand-in', seat, level: other },
        { kind: 'confirm-turns', seat, on: random.below(2) === 0 },
        { kind: 'allow-take-back', seat, on: true },
        { kind: 'take-back', seat },
        { kind: 'play', seat, tokens: ['nonsense'] },
      ]),
    );
  } else if (wanted?.kind === 'move') {
    live.do({ kind: 'thought', at: wanted.at, option: among(random, optionsIn(game, wanted.view)) });
  } else if (awaiting.what === 'confirmation') far(awaiting.seat).send({ kind: 'confirm', seat: awaiting.seat });
  else {
    const { seat } = awaiting;
    const { options } = far(seat).as(seat).now();
    const before = live.number;
    let answer: unknown = null;
    far(seat).send({ kind: 'play', seat, tokens: [game.token(among(random, options))] }, (heard) => {
      answer = heard;
    });
    for (const each of eyes) each.follow();
    expect(answer).toMatchObject({ done: true });
    expect(live.number).toBeGreaterThan(before);
  }
}

function optionsIn<S extends State>(game: Game<S>, view: S): number[] {
  const options = new Options();
  game.options(view, options);
  return Array.from({ length: options.count }, (_, at) => options.at(at));
}

/** How much is sent: in all, in the largest message of a game that is followed from its start, and for all of it at its end. */
interface Figures {
  readonly steps: number;
  readonly bytes: number;
  readonly largest: number;
  readonly whole: number;
  readonly views: number;
}

function playedThrough<S extends State>(
  game: Game<S>,
  words: Words<S>,
  settings: Record<string, string>,
  seats: readonly Seat[],
  seed: string,
): Figures {
  const random = new Random(seed);
  const confirming = [0];
  const live = new LiveTable({ table: started(game, settings, seed), words, seats, confirming });
  live.open();
  const eyes = [...seats.keys(), SPECTATOR].map((seat) => new Eyes(live, seat));
  for (let n = 0; !live.whole(); n++) {
    act(live, eyes, random);
    for (const each of eyes) {
      each.follow();
      compare(each, n % 40 === 0);
    }
    // Somebody was away for a while, and comes back with what they have.
    if (random.below(20) === 0) among(random, eyes).begin();
  }
  for (const each of eyes) compare(each, true);
  const [{ bytes, largest }] = eyes as [Eyes<S>];
  const all = new SeatFeed(live, 0).open(0);
  const { steps } = live.as(0).now();
  return { steps, bytes, largest, whole: JSON.stringify(all).length, views: all.views.changes.join().length };
}

describe('a far table says what the near one says', () => {
  const bot = seated('mate');

  it.each([1, 2])('in Le Havre, game %i, people and a bot', (n) => {
    const seats = [...people(2), bot];
    const { steps } = playedThrough(leHavre, leHavreWords, { players: '3', length: 'short' }, seats, `far ${n}`);
    expect(steps).toBeGreaterThan(50);
  });

  it('in a whole game of Le Havre, alone among bots, with turns taken back; and its history stays small', () => {
    const seats = [...people(1), bot, bot, bot];
    const figures = playedThrough(leHavre, leHavreWords, { players: '4', length: 'full' }, seats, 'far whole');
    expect(figures.steps).toBeGreaterThan(150);
    expect(figures.views / figures.steps).toBeLessThan(100);
    expect(figures.whole / figures.steps).toBeLessThan(400);
  });

  it.each([1, 2, 3])('in Paris, game %i', (n) => {
    const { steps } = playedThrough(paris, parisWords, { players: String(n + 1) }, people(n + 1), `far ${n}`);
    expect(steps).toBeGreaterThan(50);
  });
});

describe('what happens to messages on their way costs time, and nothing else', () => {
  /** A journey on which messages are lost, doubled, and overtaken by later ones. */
  function journey<S extends State>(eyes: Eyes<S>, random: Random): void {
    const news = eyes.next();
    if (!news) return;
    const later = random.below(4) === 0 ? late : arriving;
    if (random.below(6) > 0) later.push(() => eyes.far.hear(news));
    if (random.below(5) === 0) later.push(() => eyes.far.hear(news));
  }
  const late: (() => string)[] = [];
  const arriving: (() => string)[] = [];

  it('lost, doubled, reordered: whoever is told again is where the others are', () => {
    const random = new Random('journey');
    const live = new LiveTable({
      table: started(paris, { players: '2' }, 'journey'),
      words: parisWords,
      seats: people(2),
    });
    live.open();
    const here = [new Eyes(live, 0), new Eyes(live, 1)];
    const away = new Eyes(live, 1);
    const heard = { heard: 0, known: 0, missed: 0, 'other-layout': 0 };
    while (!live.whole()) {
      act(live, here, random);
      for (const each of here) each.follow();
      journey(away, random);
      for (const arrive of [...arriving.splice(0), ...(random.below(3) === 0 ? late.splice(0) : [])]) {
        const came = arrive() as keyof typeof heard;
        heard[came]++;
        if (came === 'missed') {
          away.begin();
          compare(away, false);
        }
      }
    }
    away.begin();
    compare(away, true);
    expect(heard.heard).toBeGreaterThan(50);
    expect(heard.known).toBeGreaterThan(5);
    expect(heard.missed).toBeGreaterThan(20);
  });

  it('a message that was damaged is found out, and all of it is asked for again', () => {
    const live = new LiveTable({ table: started(paris, { players: '2' }), words: parisWords, seats: people(2) });
    live.open();
    const { seat } = live.awaiting;
    const eyes = new Eyes(live, seat);
    const { far } = eyes;
    far.send({ kind: 'play', seat, tokens: [live.game.token(far.as(seat).now().options[0] as number)] });
    const news = eyes.next() as SeatNews;
    const { changes } = news.views;
    const seen = saidOfAll(far.as(seat));
    const damaged = { ...news, views: { ...news.views, changes: changes.map((change) => `${change}BAAC`) } };
    expect(far.hear(damaged)).toBe('missed');
    expect(far.have).toBe(0);
    // Until it comes, what was there can be looked at; a damaged opening takes nothing away either.
    expect(saidOfAll(far.as(seat))).toEqual(seen);
    const opening = new SeatFeed(live, seat).open(0);
    expect(far.begin({ ...opening, views: { ...opening.views, changes: [] } })).toBe('missed');
    expect(saidOfAll(far.as(seat))).toEqual(seen);
    expect(far.hear(news)).not.toBe('heard');
    eyes.begin();
    expect(far.have).toBe(live.as(seat).now().number);
    compare(eyes, true);
  });

  it('who is of another version is told so', () => {
    const live = new LiveTable({ table: started(paris, { players: '2' }), words: parisWords, seats: people(2) });
    const opening = new SeatFeed(live, 0).open(0);
    const far = new FarTable({ game: paris, words: parisWords, hand: () => undefined, newId: () => '' });
    expect(far.begin({ ...opening, layout: '00000000' })).toBe('other-layout');
  });

  it('the same command again is answered again, and an answer waits for what it brought about', () => {
    const live = new LiveTable({ table: started(paris, { players: '2' }), words: parisWords, seats: people(2) });
    live.open();
    const { seat } = live.awaiting;
    const eyes = new Eyes(live, seat);
    const token = live.game.token(eyes.far.as(seat).now().options[0] as number);
    const answers: unknown[] = [];
    eyes.far.send({ kind: 'play', seat, tokens: [token], id: 'one' }, (answer) => answers.push(answer));
    expect(answers).toEqual([]);
    const { number } = live;
    eyes.far.send({ kind: 'play', seat, tokens: [token], id: 'one' }, (answer) => answers.push(answer));
    expect(live.number).toBe(number);
    eyes.follow();
    expect(answers).toMatchObject([{ done: true }]);
  });

  it('a hint is thought here', () => {
    const live = new LiveTable({ table: started(paris, { players: '2' }), words: parisWords, seats: people(2) });
    live.open();
    const { seat } = live.awaiting;
    const { far } = new Eyes(live, seat);
    far.send({ kind: 'ask-hint', seat });
    expect(far.as(seat).now().hint).toEqual({ kind: 'thinking' });
    expect(live.wanted).toBeNull();
    expect(far.do({ kind: 'advice', at: far.wanted?.at ?? -1, thought: null })).toMatchObject({ done: true });
    expect(far.as(seat).now().hint).toEqual({ kind: 'failed' });
    expect(far.wanted).toBeNull();
  });
});
