import type { Language, Message } from '@quayside/kernel';

export type Value = string | number | Message | readonly Message[];
type Texts = Readonly<Record<string, string>>;

const NUMBERS = [0, 1, 2, 5, 21];
const PEOPLE: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Mark'],
  ko: ['민수', '영란'],
  ru: ['Анна', 'Марк'],
  it: ['Anna', 'Marco'],
};

/** Texts that speak of Paris, where francs, costs and types are other ones than in Le Havre. */
const PARIS = /^(?:(?:web|cli|play|guide)\.)?(?:paris|figures)\./;

/** What stands in a gap of this name: everything of the game that can (a family that ends in a dot), in texts of some keys only. */
const FAMILIES: readonly (readonly [gaps: RegExp, families: readonly string[], keys?: RegExp])[] = [
  [/^(first|second)$/, ['good.'], /^(?:option|told)\.tile$/],
  [/^(cost|gains)$/, ['paris.francs', 'paris.tokens.', 'paris.points'], PARIS],
  [/^(due)$/, ['paris.tokens.'], PARIS],
  [/^(first|second|third)$/, ['paris.points'], /^web\.paris\.book\./],
  [/^(landmarks)$/, ['paris.landmark.']],
  [/^(francs)$/, ['paris.francs'], PARIS],
  [/^(points)$/, ['paris.points'], PARIS],
  [/^(type)$/, ['paris.type.'], PARIS],
  [/^(what)$/, ['paris.type.', 'paris.landmark.'], /^web\.paris\.worth$/],
  [/^(what)$/, ['paris.bonus.'], PARIS],
  [/^(what)$/, ['web.deed.'], /^web\.end\.most$/],
  [/^(phase)$/, ['paris.phase-name.'], PARIS],
  [/^(phase)$/, ['phase-name.']],
  [/^(why|reason)$/, ['refusal.', 'paris.refusal.']],
  [/^(type)$/, ['type.']],
  [/^(food)$/, ['fee.food'], /^fee\.either$/],
  [/^(name)$/, ['ship.'], /^web\.lh\.ship\./],
  [/^(name)$/, ['card.'], /^web\.lh\.card\./],
  [/^(card|cards|builders|building|inside)$/, ['card.']],
  [/^(first|second)$/, ['card.'], /^option\./],
  [/^(good)$/, ['good.grain', 'good.cattle'], /^reason\.harvest/],
  [/^(good|instead|made)$/, ['good.']],
  [/^(price)$/, ['goods.franc'], /^reason\.worth-its-price$/],
  [/^(francs)$/, ['goods.franc']],
  [/^(goods|give|get|cost|fee)$/, ['goods.']],
  [/^(ship|ships)$/, ['ship.'], /^(?!.*due)/],
  [/^(symbol)$/, ['symbol.']],
  [/^(seat|seats|by|decides|who|name|names)$/, ['seat.', 'paris.seat.']],
  [/^(colour)$/, ['seat.']],
  [/^(districts?)$/, ['paris.district.']],
  [/^(is)$/, ['paris.points'], /^paris\.reason\./],
  [/^(landmark)$/, ['paris.landmark.']],
  [/^(token)$/, ['paris.token.'], PARIS],
  [/^(tokens)$/, ['paris.tokens.'], PARIS],
  [/^(tile|used)$/, ['paris.tile'], PARIS],
  [/^(loans)$/, ['term.loans']],
  [/^(level)$/, ['web.level.']],
  [/^(game|games|table)$/, ['game.le-havre', 'game.paris'], /^web\./],
  [/^(game|games|found|wanted)$/, ['game.le-havre.quoted', 'game.paris.quoted'], /^(?:cli|play)\./],
  [/^(theme)$/, ['web.settings.theme.light', 'web.settings.theme.dark']],
  [/^(kind)$/, ['web.lh.book.kind.', 'web.paris.book.kind.']],
];

const entering: Message = { key: 'option.enter', args: { card: { key: 'card.marketplace' } } };
const taking: Message = { key: 'option.take', args: { goods: { key: 'goods.fish', args: { n: 3 } } } };
const took: Message = { key: 'told.take', args: { goods: { key: 'goods.wood', args: { n: 2 } } } };

const montmartre: Message = { key: 'paris.district.montmartre' };
const café: Message = {
  key: 'paris.building',
  args: { district: montmartre, value: 3, type: { key: 'paris.type.cafe' } },
};
const landmark = (name: string, value: number): Message => ({
  key: 'paris.landmark-worth',
  args: { landmark: { key: `paris.landmark.${name}` }, value },
});
const bank: Message = { key: 'paris.bank', args: { district: montmartre } };
const space: Message = { key: 'paris.space', args: { district: montmartre, value: 8 } };
/** Where a key goes to, and where it comes from. */
const goals: readonly Message[] = [café, landmark('louvre', 15), landmark('tuileries', 10), space];
const origins: readonly Message[] = [landmark('eiffel-tower', 16), bank, café, { key: 'paris.arc' }];

const brickworks: Message = { key: 'reason.card-with-value', args: { card: { key: 'card.brickworks' }, n: 14 } };
const ironShip: Message = { key: 'reason.ship-with-value', args: { ship: { key: 'ship.iron' }, n: 4 } };
const lacksIron: Message = { key: 'reason.lacks', args: { seat: { key: 'seat.blue' }, good: { key: 'good.iron' } } };

/** What stands in a gap of these texts alone. */
const SPECIAL: readonly (readonly [gap: string, values: readonly Value[], keys: RegExp])[] = [
  ['what', [took], /^(?:log\.|web\.announce$)/],
  ['what', ['EPIPE'], /^(?:cli\.|play\.mishap)/],
  ['building', [café], PARIS],
  ['place', [bank], /^paris\.(?:option|told)\.place-bank$/],
  ['place', goals, PARIS],
  ['from', origins, PARIS],
  ['tile', [{ key: 'paris.score-tile', args: { first: 8, second: 4, third: 2 } }], /^paris\.(?:option|told)\.score$/],
  ['things', [brickworks, ironShip, [brickworks, ironShip]], /^reason\.next-builds$/],
  ['lacking', [lacksIron], /^reason\.nobody-faster$/],
  ['one', ['Wolfgang Kramer'], /^web\.home\.by-two$/],
];

/** What stands in a gap where nothing of a game does: as it is typed, or as it is told. */
const OTHERS: readonly (readonly [gap: string, values: readonly Value[]])[] = [
  ['what', [taking, entering]],
  ['deed', [entering, taking]],
  ['deeds', [took]],
  ['steps', [taking]],
  ['when', ['3.2']],
  ['line', ['3.2', '7.end']],
  ['file', ['game.record', '/tmp/table.json']],
  ['place', ['game.record']],
  ['command', ['arena', 'play']],
  ['flag', ['--seed', '--players']],
  ['word', ['harbor', 'FILE']],
  ['wish', ['fsh', '12']],
  ['words', ['fish boat']],
  ['wanted', ['fish boat']],
  ['token', ['take:fish', 'enter:bank']],
  ['code', ['EIO']],
  ['seed', ['harbour']],
  ['known', ['le-havre, paris']],
  ['values', ['1, 2, 3']],
  ['setting', [{ key: 'setting.districts' }]],
  ['bot', ['mate']],
  ['bots', ['mate, captain']],
  ['field', ['players.red.goods']],
  ['pair', ['seed']],
  ['key', ['players']],
  ['rule', ['LH-4.2']],
  ['example', ['bank']],
  ['search', ['/']],
  ['walk', ['↑ ↓']],
  ['back', ['Esc']],
];

interface Gap {
  readonly name: string;
  readonly kind: string;
  readonly branches: readonly string[];
}

/** The gaps of a text; of one that chooses, what it chooses between. */
function gapsOf(text: string): Gap[] {
  const gaps = new Map<string, Gap>();
  for (const [, name = '', kind = ''] of text.matchAll(/\{([a-zA-Z0-9]+)(?:_[a-zA-Z]+)?(?:,\s*([a-z]+)|\})/g)) {
    const known = gaps.get(name);
    const branches =
      kind === 'select' ? [...text.matchAll(/(?<=[\s}])([a-z][\w-]*) \{/g)].map(([, each = '']) => each) : [];
    if (!known || kind !== '') gaps.set(name, { name, kind: kind || (known?.kind ?? ''), branches });
  }
  return [...gaps.values()];
}

/** Names of these families, with every number where one belongs to the name, and persons where seats have names. */
function namesOf(families: readonly string[], texts: Texts, language: Language): Value[] {
  const belongs = (key: string): boolean =>
    families.some((each) => (each.endsWith('.') ? key.startsWith(each) : key === each));
  const isName = (key: string): boolean =>
    !key.includes('_') && gapsOf(texts[key] as string).every((gap) => gap.name === 'n');
  const said = Object.keys(texts)
    .filter((key) => belongs(key) && isName(key))
    .flatMap((key) => {
      const message = (n: number): Message => ({ key, args: { n } });
      return texts[key]?.includes('{n') ? NUMBERS.slice(1).map(message) : [message(1)];
    });
  return families.includes('paris.seat.') ? [...PEOPLE[language], ...said] : said;
}

/** Everything that can stand in a gap, or null where only somebody who knows the text can tell. */
function valuesOf({ name, kind, branches }: Gap, key: string, texts: Texts, language: Language): Value[] | null {
  if (kind === 'select') return [...branches];
  if (kind !== '') return [...NUMBERS];
  const special = SPECIAL.find(([gap, , keys]) => gap === name && keys.test(key))?.[1];
  if (special) return [...special];
  const [, families = []] = FAMILIES.find(([gaps, , keys]) => gaps.test(name) && (keys?.test(key) ?? true)) ?? [];
  const names = namesOf(families, texts, language);
  const values = names.length > 0 ? names : OTHERS.find(([gap]) => gap === name)?.[1];
  return values ? [...values] : null;
}

/** One sentence for every value of every gap, the others having one of theirs. */
export function* sentences(key: string, texts: Texts, language: Language): Generator<Message> {
  const gaps = gapsOf(texts[key] as string);
  const values = gaps.map((gap) => valuesOf(gap, key, texts, language) ?? [...NUMBERS, 'Xyz']);
  const most = Math.max(1, ...values.map((each) => each.length));
  for (let at = 0; at < most; at++) {
    yield {
      key,
      args: Object.fromEntries(gaps.map(({ name }, gap) => [name, values[gap]?.[at % values[gap].length] ?? 1])),
    };
  }
}

/** Numbers that show the plurals of all our languages; none is shown only where the text has words for it. */
const numbersToRead = (text: string): number[] => (text.includes('=0 {') ? [1, 2, 5, 0] : [1, 2, 5]);

/** Francs are hardly ever meant where any good can stand, and a list of names is read as one. */
function valuesToRead(gap: Gap, key: string, texts: Texts, language: Language): Value[] {
  if (gap.name === 'names')
    return [language === 'ko' ? PEOPLE[language].join(', ') : new Intl.ListFormat(language).format(PEOPLE[language])];
  const values = valuesOf(gap, key, texts, language) ?? [3, 4, 6];
  const usual = values.filter((value) => {
    const message = typeof value === 'object' && 'key' in value ? value : null;
    return !message || (message.args?.['n'] !== 21 && !/^goods?\.franc$/.test(message.key));
  });
  return usual.length > 0 && gap.name !== 'francs' ? usual : values;
}

/** Names that lie apart, so that a few of them differ in ending and gender. */
const STRIDE = 7;

const pick = (values: readonly Value[], at: number): Value =>
  values[(values.length > STRIDE ? at * STRIDE : at) % values.length] as Value;

/** A few sentences that show a reader how this text sounds: with every number that matters, with names that differ. */
export function examples(key: string, texts: Texts, language: Language): Message[] {
  const text = texts[key] as string;
  // By name, so that every language shows the same.
  const sorted = gapsOf(text).sort((a, b) => (a.name < b.name ? -1 : 1));
  const gaps = sorted.map((gap) => {
    const counts = gap.kind !== '' && gap.kind !== 'select';
    return { ...gap, values: counts ? numbersToRead(text) : valuesToRead(gap, key, texts, language) };
  });
  const count = gaps.map(({ kind, values }) => (kind === '' ? Math.min(values.length, 2) : values.length));
  return Array.from({ length: Math.max(1, ...count) }, (_, at) => ({
    key,
    args: Object.fromEntries(gaps.map(({ name, values }, gap) => [name, pick(values, at + gap)])),
  }));
}
