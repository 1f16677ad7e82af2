import {
  BONUS_TILES,
  bonusText,
  DISTRICTS,
  districtMessage,
  END_TILES,
  type Figure,
  type Figures,
  LANDMARKS,
  landmarkMessage,
  SCORE_TILES,
  type Sheet,
  TOKENS,
  TYPES,
  tokenMessage,
  VALUES,
} from '@quayside/paris';
import { type Column, table } from '../columns.ts';
import { width, wrap } from '../width.ts';
import type { Speaker } from '../words.ts';
import { markOf, ORIGINS, signOf } from './sheet.ts';

const WIDTH = 98;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`));
const right = (head: string): Column => ({ head, right: true });

/** Draws a sheet in one language: every figure with the mark of its origin. */
class Drawing {
  readonly #figures: Figures;
  readonly #sheet: Sheet;
  readonly #speaker: Speaker;

  constructor(figures: Figures, sheet: Sheet, speaker: Speaker) {
    this.#figures = figures;
    this.#sheet = sheet;
    this.#speaker = speaker;
  }

  #text(key: string, args: Readonly<Record<string, string | number>> = {}): string {
    return this.#speaker.text(key, args);
  }

  /** A value as it is read: words of the game are in the reader's language. */
  #value(key: string, { value }: Figure): string {
    if (typeof value === 'number') return String(value);
    const prestige = key.endsWith('.prestige') && value === 'gold';
    return this.#text(`paris.token.${prestige ? 'golden' : value}`);
  }

  /** "4 X17"; a figure that the sheet does not have is left empty. */
  #figure(key: string): string {
    const figure = this.#sheet.figures[key];
    return figure ? `${this.#value(key, figure)} ${markOf(figure)}` : '';
  }

  #list(items: readonly string[]): string[] {
    return wrap(items.map((item) => item.replaceAll(' ', '\u00a0')).join(', '), WIDTH).map((line) =>
      line.replaceAll('\u00a0', ' '),
    );
  }

  head(): string[] {
    const { name, figures } = this.#sheet;
    const present = ORIGINS.filter((origin) => Object.values(figures).some((figure) => figure.origin === origin));
    return [
      this.#text('cli.figures.title', { name, digest: this.#figures.digest }),
      ...present.map((origin) => `${signOf(origin).padEnd(3)} ${this.#text(`cli.figures.origin.${origin}`)}`),
    ];
  }

  #district(at: number): string {
    return this.#speaker.say(districtMessage(at));
  }

  banks(): string[] {
    return this.#list(DISTRICTS.map((name, at) => `${this.#district(at)} ${this.#figure(`bank.${name}`)}`));
  }

  /** By type: which value it has in each district. */
  types(): string[] {
    const rows = TYPES.map((type) => [
      this.#text(`paris.type.${type}`),
      ...DISTRICTS.map((name) => {
        const values = VALUES.map((value) => [value, this.#sheet.figures[`type.${name}.${value}`]] as const);
        return (
          values
            .flatMap(([value, figure]) => (figure?.value === type ? [`${value} ${markOf(figure)}`] : []))
            .join(', ') || '–'
        );
      }),
    ]);
    return table([{ head: '' }, ...DISTRICTS.map((_, at) => ({ head: this.#district(at) }))], rows);
  }

  landmarks(): string[] {
    const parts = ['value', 'marble', 'gold', 'prestige', 'points'] as const;
    const heads = parts.map((part) => ({
      head: this.#text(`cli.figures.landmark.${part}`),
      right: part !== 'prestige',
    }));
    const rows = LANDMARKS.map((_, at) => [
      this.#speaker.say(landmarkMessage(at)),
      ...parts.map((part) => this.#figure(`landmark.${at + 1}.${part}`)),
    ]);
    return table([{ head: '' }, ...heads], rows);
  }

  scores(): string[] {
    const places = ['first', 'second', 'third'] as const;
    const rows = numbers(SCORE_TILES).map((tile) => [
      String(tile),
      ...places.map((place) => this.#figure(`score.${tile}.${place}`)),
    ]);
    return table([right(''), ...places.map((place) => right(this.#text(`cli.figures.score.${place}`)))], rows);
  }

  /** Number, copies, amounts, and what the tile is for, folded under itself. */
  bonus(): string[] {
    const heads = [
      right(''),
      right(this.#copies(3)),
      right(this.#copies(4)),
      { head: this.#text('cli.figures.amounts') },
    ];
    const rows = numbers(BONUS_TILES).map((tile) => [
      String(tile),
      this.#figure(`bonus.${tile}.copies.3`),
      this.#figure(`bonus.${tile}.copies.4`),
      this.#amounts(tile),
    ]);
    const drawn = table(heads, rows);
    const room = Math.max(...drawn.map(width)) + 2;
    return drawn.flatMap((line, at) => {
      if (at === 0) return [line];
      const [first = '', ...more] = wrap(this.#speaker.say(bonusText(this.#figures, at)), WIDTH - room);
      const space = ' '.repeat(room - width(line));
      return [`${line}${space}${first}`, ...more.map((rest) => ' '.repeat(room) + rest)];
    });
  }

  #copies(players: number): string {
    return this.#text('cli.figures.copies', { players });
  }

  /** The figures of a tile besides its copies. */
  #amounts(tile: number): string {
    const begin = `bonus.${tile}.`;
    return Object.keys(this.#sheet.figures)
      .filter((key) => key.startsWith(begin) && !key.includes('.copies.'))
      .map((key) => this.#figure(key))
      .join('  ');
  }

  zones(): string[] {
    const names = ['a', 'b'] as const;
    return [
      names
        .map((zone) =>
          this.#text('cli.figures.zone', { zone: zone.toUpperCase(), last: this.#figure(`zone.${zone}.last`) }),
        )
        .join(', '),
    ];
  }

  ends(): string[] {
    return this.#list(
      numbers(END_TILES).map((tile) => {
        const begin = `end.${tile}.`;
        const keys = Object.keys(this.#sheet.figures).filter((key) => key.startsWith(begin));
        return `${tile}: ${keys.map((key) => this.#endWords(key)).join(' + ')}`;
      }),
    );
  }

  #endWords(key: string): string {
    const figure = this.#sheet.figures[key] as Figure;
    if (typeof figure.value === 'string') return this.#figure(key);
    const unit = key.endsWith('.francs') ? 'paris.francs' : 'paris.points';
    return `${this.#text(unit, { n: figure.value })} ${markOf(figure)}`;
  }

  prices(): string[] {
    const rows = TOKENS.map((token, kind) => {
      const prestige = { bronze: 'bronze', silver: 'silver', golden: 'gold' }[token as string];
      const sold = prestige ? `price.prestige.${prestige}` : `price.sell.${token}`;
      return [this.#speaker.say(tokenMessage(kind)), this.#figure(`price.buy.${token}`) || '–', this.#figure(sold)];
    });
    const heads = ['buy', 'sell'].map((way) => right(this.#text(`cli.figures.price.${way}`)));
    return table([{ head: '' }, ...heads], rows);
  }

  buildings(): string[] {
    const named = { wood: 'building.8.wood', points: 'building.8.points', bonus: 'building.3.bonus-francs' };
    return Object.entries(named).map(([name, key]) =>
      this.#text(`cli.figures.building.${name}`, { figure: this.#figure(key) }),
    );
  }
}

const GROUPS = [
  'banks',
  'types',
  'landmarks',
  'scores',
  'bonus',
  'zones',
  'ends',
  'prices',
  'buildings',
] as const satisfies readonly (keyof Drawing)[];

/** Every figure that the game is played with, in groups, each with where it comes from. */
export function figureLines(figures: Figures, sheet: Sheet, speaker: Speaker): string[] {
  const drawing = new Drawing(figures, sheet, speaker);
  return [
    ...drawing.head(),
    ...GROUPS.flatMap((group) => ['', speaker.text(`cli.figures.group.${group}`), ...indented(drawing[group]())]),
    '',
    ...wrap(speaker.text('cli.figures.how-to'), WIDTH),
  ];
}
