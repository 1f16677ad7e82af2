import { describe, expect, it } from 'vitest';
import { Speaker } from '../src/index.ts';

const card = (name: string) => ({ key: `card.${name}` });

describe('English', () => {
  const speaker = new Speaker('en', {
    'card.bank': 'Bank',
    'card.wharf-1': 'Wharf 1',
    'card.town-hall': 'Town Hall',
    'card.town-hall_the': 'our Town Hall',
    'ship.wooden': 'wooden ship',
    'ship.iron': 'iron ship',
    build: 'Build {ship_a}',
    sail: 'Sail with 2 {ship_many}',
    taken: '{card_The} is taken; leave {card_the}',
    goods: '{goods_Plain} are yours',
  });

  it.each([
    ['bank', 'The Bank is taken; leave the Bank'],
    ['wharf-1', 'Wharf 1 is taken; leave Wharf 1'],
    ['town-hall', 'Our Town Hall is taken; leave our Town Hall'],
  ])('puts the article before %s, unless a number makes it a name or a form is written down', (name, said) => {
    expect(speaker.say({ key: 'taken', args: { card: card(name) } })).toBe(said);
  });

  it('says a or an', () => {
    expect(speaker.say({ key: 'build', args: { ship: { key: 'ship.wooden' } } })).toBe('Build a wooden ship');
    expect(speaker.say({ key: 'build', args: { ship: { key: 'ship.iron' } } })).toBe('Build an iron ship');
  });

  it('says many of them', () => {
    expect(speaker.say({ key: 'sail', args: { ship: { key: 'ship.iron' } } })).toBe('Sail with 2 iron ships');
  });

  it('begins a sentence with a capital', () => {
    const goods = [{ key: 'ship.iron' }, { key: 'ship.wooden' }];
    expect(speaker.say({ key: 'goods', args: { goods } })).toBe('Iron ship, wooden ship are yours');
  });

  it('leaves the name of a person as it is', () => {
    const named = speaker.calling({ 'card.bank': 'ulla' });
    expect(named.say({ key: 'taken', args: { card: card('bank') } })).toBe('ulla is taken; leave ulla');
  });
});

describe('Italian', () => {
  const names = { mercato: 'il Mercato', zoo: 'lo Zoo', pescheria: 'la Pescheria', attracco: 'l’Attracco 1' };
  const more = { uffici: 'gli Uffici', scavi: 'i Depositi', navi: 'le Navi' };
  const texts = Object.entries({ ...names, ...more }).flatMap(([key, the]) => [
    [`card.${key}`, the.replace(/^(l’|\S+ )/, '')],
    [`card.${key}_the`, the],
  ]);
  const speaker = new Speaker('it', {
    ...Object.fromEntries(texts),
    'card.ponte': 'Ponte sulla Senna',
    'card.ponte_the': 'il Ponte sulla Senna',
    'card.ponte_in': 'sul Ponte sulla Senna',
    all: '{c} | {c_the} | {c_in} | {c_of} | {c_to} | {c_from} | {c_on}',
    enter: 'Entra {c_in}. {c_The} è tuo.',
    'card.nave': 'nave di legno',
    'card.nave_the': 'la nave di legno',
    'card.nave_a': 'una nave di legno',
    buy: 'Acquista {c_a}',
  });

  it.each([
    ['nave', 'Acquista una nave di legno'],
    ['zoo', 'Acquista lo Zoo'],
  ])('says un before what there are several of, and the own article of what there is one of: %s', (name, said) => {
    expect(speaker.say({ key: 'buy', args: { c: card(name) } })).toBe(said);
  });

  it.each([
    ['mercato', 'Mercato | il Mercato | nel Mercato | del Mercato | al Mercato | dal Mercato | sul Mercato'],
    ['zoo', 'Zoo | lo Zoo | nello Zoo | dello Zoo | allo Zoo | dallo Zoo | sullo Zoo'],
    [
      'pescheria',
      'Pescheria | la Pescheria | nella Pescheria | della Pescheria | alla Pescheria | dalla Pescheria | sulla Pescheria',
    ],
    [
      'attracco',
      'Attracco 1 | l’Attracco 1 | nell’Attracco 1 | dell’Attracco 1 | all’Attracco 1 | dall’Attracco 1 | sull’Attracco 1',
    ],
    ['uffici', 'Uffici | gli Uffici | negli Uffici | degli Uffici | agli Uffici | dagli Uffici | sugli Uffici'],
    ['scavi', 'Depositi | i Depositi | nei Depositi | dei Depositi | ai Depositi | dai Depositi | sui Depositi'],
    ['navi', 'Navi | le Navi | nelle Navi | delle Navi | alle Navi | dalle Navi | sulle Navi'],
  ])('melts prepositions into the article of %s', (name, said) => {
    expect(speaker.say({ key: 'all', args: { c: card(name) } })).toBe(said);
  });

  it.each([
    ['zoo', ['Entra ', 'nello ', { icon: 'Zoo' }, '. ', 'Lo ', { icon: 'Zoo' }, ' è tuo.']],
    ['ponte', ['Entra ', 'sul ', { icon: 'Ponte sulla Senna' }, '. ', 'Il ', { icon: 'Ponte sulla Senna' }, ' è tuo.']],
  ])('leaves the article before what stands for %s', (name, parts) => {
    const stand = ({ key }: { readonly key: string }, words: string) =>
      key.startsWith('card.') ? { icon: words } : null;
    expect(speaker.parts({ key: 'enter', args: { c: card(name) } }, stand)).toEqual(parts);
  });

  describe.each([
    ['Anna', 'ad Anna', 'Carla e Anna'],
    ['Àgata', 'ad Àgata', 'Carla e Àgata'],
    ['elena', 'a elena', 'Carla ed elena'],
    ['Dario', 'a Dario', 'Carla e Dario'],
    ['a', 'ad a', 'Carla e a'],
  ])('before the name of %s', (name, to, both) => {
    const pay = { 'seat.red': 'Rosso', pay: 'Paga 1 franco {seat_to}.' };
    const seat = { key: 'seat.red' };
    const named = new Speaker('it', pay).calling({ 'seat.red': name });

    it('has a d where the same vowel follows, as a message and as a word', () => {
      expect(named.say({ key: 'pay', args: { seat } })).toBe(`Paga 1 franco ${to}.`);
      expect(named.text('pay', { seat: name })).toBe(`Paga 1 franco ${to}.`);
    });

    it('says the same where the name is a part of its own, or a part of the text', () => {
      const stand = ({ key }: { readonly key: string }, words: string) => (key === 'seat.red' ? { who: words } : null);
      const lead = to.slice(0, -name.length);
      expect(named.parts({ key: 'pay', args: { seat } }, stand)).toEqual(['Paga 1 franco ', lead, { who: name }, '.']);
      expect(named.parts({ key: 'pay', args: { seat } }, () => null)).toEqual(['Paga 1 franco ', to, '.']);
      expect(named.parts({ key: 'pay', args: { seat: name } }, () => null)).toEqual([`Paga 1 franco ${to}.`]);
    });

    it('joins two names', () => {
      expect(named.listed(['Carla', name])).toBe(both);
      expect(named.listed(['Bice', 'Carla', name])).toBe(`Bice, ${both}`);
      expect(named.listed([name])).toBe(name);
    });
  });

  it('pays a colour like a person', () => {
    const paid = new Speaker('it', { 'seat.red': 'Rosso', 'seat.sky': 'Azzurro', pay: 'a chi? {seat_to}' });
    expect(paid.say({ key: 'pay', args: { seat: { key: 'seat.red' } } })).toBe('a chi? a Rosso');
    expect(paid.say({ key: 'pay', args: { seat: { key: 'seat.sky' } } })).toBe('a chi? ad Azzurro');
  });

  it('says a form that is written down', () => {
    expect(speaker.say({ key: 'enter', args: { c: card('ponte') } })).toBe(
      'Entra sul Ponte sulla Senna. Il Ponte sulla Senna è tuo.',
    );
  });
});

describe('Russian', () => {
  const speaker = new Speaker('ru', {
    'goods.fish': '{n, plural, one {# рыба} few {# рыбы} many {# рыб} other {# рыбы}}',
    'goods.fish_acc': '{n, plural, one {# рыбу} few {# рыбы} many {# рыб} other {# рыбы}}',
    take: 'Взять {goods_acc}',
    have: 'Есть: {goods}',
  });
  const fish = (n: number) => ({ key: 'goods.fish', args: { n } });

  it('has a nominative for lists and an accusative after verbs, with every number', () => {
    expect(speaker.say({ key: 'take', args: { goods: [fish(1), fish(21), fish(5)] } })).toBe(
      'Взять 1 рыбу, 21 рыбу, 5 рыб',
    );
    expect(speaker.say({ key: 'have', args: { goods: [fish(1), fish(2)] } })).toBe('Есть: 1 рыба, 2 рыбы');
  });
});

describe('Korean', () => {
  const speaker = new Speaker('ko', {
    topic: '{x}은(는) 비어 있습니다',
    subject: '{x}이(가) 있습니다',
    object: '“{x}”을(를) 받습니다',
    with: '{x}과(와) 함께',
    to: '{x}으로(로) 갑니다',
    'card.fishery': '어장',
    'card.bakery': '제과점 2',
    'card.mill': '제재소',
    'card.wharf': '마을',
  });

  it.each([
    ['card.fishery', '어장은 비어 있습니다', '어장이 있습니다', '“어장”을 받습니다', '어장과 함께', '어장으로 갑니다'],
    [
      'card.mill',
      '제재소는 비어 있습니다',
      '제재소가 있습니다',
      '“제재소”를 받습니다',
      '제재소와 함께',
      '제재소로 갑니다',
    ],
    ['card.wharf', '마을은 비어 있습니다', '마을이 있습니다', '“마을”을 받습니다', '마을과 함께', '마을로 갑니다'],
    [
      'card.bakery',
      '제과점 2는 비어 있습니다',
      '제과점 2가 있습니다',
      '“제과점 2”를 받습니다',
      '제과점 2와 함께',
      '제과점 2로 갑니다',
    ],
  ])('attaches the particle that fits the last sound of %s', (key, ...said) => {
    expect(
      ['topic', 'subject', 'object', 'with', 'to'].map((text) => speaker.say({ key: text, args: { x: { key } } })),
    ).toEqual(said);
  });

  it.each([
    [0, '0은'],
    [1, '1은'],
    [2, '2는'],
    [3, '3은'],
    [6, '6은'],
    [9, '9는'],
    [10, '10은'],
    [25, '25는'],
  ])('reads the number %i', (x, said) => {
    expect(speaker.text('topic', { x })).toBe(`${said} 비어 있습니다`);
  });

  it.each([
    ['루브르(15번)', '루브르(15번)는'],
    ['에펠탑(16번)', '에펠탑(16번)은'],
    ['(나)', '(나)는'],
  ])('passes over what stands in brackets: %s', (x, said) => {
    expect(speaker.text('topic', { x })).toBe(`${said} 비어 있습니다`);
  });

  it('reads 1, 7 and 8 as ending in ㄹ', () => {
    expect([1, 7, 8, 3].map((x) => speaker.text('to', { x }).slice(1, 3))).toEqual(['로 ', '로 ', '로 ', '으로']);
  });

  it.each([
    ['Anna', 'Anna는'],
    ['Kim', 'Kim은'],
    ['Mike', 'Mike는'],
    ['Mark', 'Mark은(는)'],
    ['Jane', 'Jane은(는)'],
    ['', '은(는)'],
  ])('reads the name %s, and says both where nobody can tell', (x, said) => {
    expect(speaker.text('topic', { x })).toBe(`${said} 비어 있습니다`);
  });

  it('fits the particle to the words that an icon stands for', () => {
    const stand = ({ key }: { readonly key: string }) => (key.startsWith('card.') ? { icon: key } : null);
    const args = (key: string) => ({ x: { key } });
    expect(speaker.parts({ key: 'topic', args: args('card.mill') }, stand)).toEqual([
      { icon: 'card.mill' },
      '는 비어 있습니다',
    ]);
    expect(speaker.parts({ key: 'topic', args: args('card.fishery') }, stand)).toEqual([
      { icon: 'card.fishery' },
      '은 비어 있습니다',
    ]);
  });
});
