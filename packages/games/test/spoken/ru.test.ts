import type { Message } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { card, good, goods, seat, ship, speakerOf } from './speaker.ts';

const speaker = speakerOf('ru');
const table = speakerOf('ru', { 'seat.green': 'Анна' });
type Args = NonNullable<Message['args']>;
const say = (key: string, args: Args = {}): string => speaker.say({ key, args });

describe('goods', () => {
  it.each([
    [0, '0 рыб', '0 рыб'],
    [1, '1 рыба', '1 рыбу'],
    [2, '2 рыбы', '2 рыбы'],
    [5, '5 рыб', '5 рыб'],
    [21, '21 рыба', '21 рыбу'],
  ])('%i fish in a list, and after a verb', (n, listed, taken) => {
    expect(say('does.first', { goods: [goods('fish', n)] })).toBe(`Плюс ${listed}.`);
    expect(say('told.take', { goods: [goods('fish', n)] })).toBe(`берёт ${taken}`);
  });

  it.each([
    ['cattle', '1 корова', '2 коровы', '5 коров', 'Взять 1 корову'],
    ['hide', '1 шкура', '2 шкуры', '5 шкур', 'Взять 1 шкуру'],
    ['smoked-fish', '1 копчёная рыба', '2 копчёные рыбы', '5 копчёных рыб', 'Взять 1 копчёную рыбу'],
    ['clay', '1 глина', '2 глины', '5 глины', 'Взять 1 глину'],
    ['leather', '1 кожа', '2 кожи', '5 кожи', 'Взять 1 кожу'],
    ['wood', '1 дерево', '2 дерева', '5 дерева', 'Взять 1 дерево'],
    ['franc', '1 франк', '2 франка', '5 франков', 'Взять 1 франк'],
  ])('%s', (name, one, two, five, taken) => {
    expect([1, 2, 5].map((n) => speaker.say(goods(name, n)))).toEqual([one, two, five]);
    expect(say('option.take', { goods: goods(name, 1) })).toBe(taken);
  });

  const some = [goods('clay', 1), goods('cattle', 21)];
  it.each<[string, Args, string]>([
    ['option.convert', { give: [goods('fish', 1)], get: [goods('smoked-fish', 1)] }, '1 рыба → 1 копчёная рыба'],
    ['told.convert', { give: some, get: [goods('hide', 1)] }, '1 глина, 21 корова → 1 шкура'],
    ['told.exchange', { goods: some, get: [goods('leather', 1)] }, '1 глина, 21 корова → 1 кожа'],
    [
      'option.convert-energy',
      { give: [goods('clay', 1)], energy: 1, get: [goods('brick', 3)] },
      '1 глина и 1 энергия → 3 кирпича',
    ],
    ['option.convert-energy-only', { energy: 5, get: [goods('iron', 1)] }, '5 энергии → 1 железо'],
    ['web.lh.offer', { goods: goods('fish', 1), n: 2 }, '1 рыба, со следующей поставкой ещё 2'],
    ['web.lh.do.take', { goods: goods('fish', 1) }, 'Взять 1 рыбу'],
    ['web.home.picture', { game: { key: 'game.le-havre.quoted' } }, 'Три бота-штурмана играют в «Гавр»'],
    ['option.pay', { goods: some }, 'Заплатить 1 глину, 21 корову'],
    ['option.want', { goods: goods('leather', 1) }, 'Обменять на 1 кожу'],
    ['told.feed', { goods: [goods('fish', 1), goods('meat', 2)] }, 'отдаёт на еду 1 рыбу, 2 мяса'],
    ['option.use', { goods: goods('brick', 2), instead: good('clay') }, 'Использовать 2 кирпича вместо глины'],
    ['option.use-none', { good: good('steel'), instead: good('iron') }, 'Не использовать сталь вместо железа'],
    ['option.food-none', { good: good('fish') }, 'Не отдавать рыбу'],
    ['option.ship-none', { good: good('cattle') }, 'Не отгружать коров'],
    ['does.half', { good: good('franc') }, 'Плюс ½ франка за каждый раз (сумма округляется вниз).'],
    ['does.half', { good: good('hide') }, 'Плюс ½ шкуры за каждый раз (сумма округляется вниз).'],
    ['does.first-per-hammer', { good: good('hide') }, 'Взять 1 шкуру за каждый ваш молоток.'],
    ['does.per-fisherman', { good: good('cattle') }, 'Взять ещё 1 корову за каждого вашего рыбака.'],
    ['refusal.no-such-offer', { good: good('coal') }, 'Для угля клетки поставки нет.'],
    ['refusal.not-held', { good: good('cattle'), have: 1 }, 'Не хватает коров: у вас 1.'],
    ['refusal.not-held', { good: good('cattle'), have: 0 }, 'У вас нет коров.'],
    ['refusal.not-food', { good: good('hide') }, 'Шкуры — это не еда.'],
    ['refusal.no-fuel', { good: good('fish') }, 'Из рыбы энергии не получить.'],
    [
      'refusal.no-substitute',
      { good: good('charcoal'), instead: good('clay') },
      'Вместо глины нельзя использовать древесный уголь.',
    ],
    ['web.lh.book.good-upgraded', { good: good('clay') }, 'переработанный товар, из глины'],
  ])('%s', (key, args, said) => {
    expect(say(key, args)).toBe(said);
  });
});

describe('cards and ships', () => {
  it.each<[string, Args, string]>([
    ['told.enter', { card: card('smokehouse') }, 'заходит в здание «Коптильня»'],
    ['told.enter-for', { card: card('wharf-1'), goods: [goods('fish', 2)] }, 'заходит в здание «Верфь 1» за 2 рыбы'],
    ['option.buy', { card: card('bank'), francs: goods('franc', 40) }, 'Купить: Банк за 40 франков'],
    ['told.buy', { card: card('marketplace'), francs: goods('franc', 6) }, 'покупает здание «Рынок» за 6 франков'],
    ['told.buy-ship', { ship: ship('iron'), francs: goods('franc', 20) }, 'покупает железный корабль за 20 франков'],
    [
      'told.build',
      { card: card('sawmill'), cost: [goods('clay', 1), goods('iron', 1)] },
      'строит здание «Лесопилка» за 1 глину, 1 железо',
    ],
    [
      'option.build-ship',
      { ship: ship('wooden'), value: 4, cost: [goods('wood', 5)], energy: 3 },
      'Построить деревянный корабль ценностью 4 за 5 дерева и 3 энергии',
    ],
    ['option.sail', { n: 1, ship: ship('steel') }, 'Отправить в рейс 1 стальной корабль'],
    ['option.sail', { n: 2, ship: ship('iron') }, 'Отправить в рейс 2 железных корабля'],
    ['told.ships', { n: 5, ship: ship('wooden') }, '5 деревянных кораблей'],
    ['refusal.no-energy', { building: ship('steel') }, 'Стальной корабль: не хватает энергии.'],
    ['log.new-ship', { ship: ship('luxury'), value: 38 }, 'Новый корабль: круизный лайнер ценностью 38'],
  ])('%s', (key, args, said) => {
    expect(say(key, args)).toBe(said);
  });
});

describe('reasons of a hint', () => {
  it.each<[string, Args, string]>([
    ['reason.ship-feeds', { food: 5, rounds: 1 }, 'Это даёт 5 еды в конце этого, последнего раунда.'],
    ['reason.ship-feeds', { food: 1, rounds: 5 }, 'Это даёт 1 еду в конце каждого раунда; осталось 5 раундов.'],
    [
      'reason.grows',
      { card: card('bank'), francs: goods('franc', 3) },
      'Здание «Банк» в конце партии будет стоить на 3 франка больше.',
    ],
    ['reason.harvest', { good: good('cattle') }, 'Урожай в конце этого раунда даст вам ещё 1 корову.'],
  ])('%s', (key, args, said) => {
    expect(say(key, args)).toBe(said);
  });
});

describe('players', () => {
  it('are inflected by their colour, not by their name', () => {
    const pay = { key: 'told.pay-to', args: { goods: [goods('franc', 1)], seat: seat('green') } };
    const oust = { key: 'told.oust', args: { seat: seat('green'), card: card('bank') } };
    expect(speaker.say(pay)).toBe('платит 1 франк игроку Зелёному');
    expect(table.say(pay)).toBe('платит 1 франк игроку Анна');
    expect(speaker.say(oust)).toBe('отправляет домой диск игрока Зелёного и заходит в здание «Банк»');
    expect(table.say(oust)).toBe('отправляет домой диск игрока Анна и заходит в здание «Банк»');
  });

  it.each([
    ['Урожай: Синий получает 1 зерно, 1 корову', 'log.harvest', { goods: [goods('grain', 1), goods('cattle', 1)] }],
    [
      'заходит в здание «Рынок» (1 рыба → Синий)',
      'told.enter-for-to',
      { card: card('marketplace'), goods: [goods('fish', 1)] },
    ],
  ])('%s', (said, key, args) => {
    expect(say(key, { ...args, seat: seat('blue') })).toBe(said);
  });
});

describe('numbers', () => {
  it.each([
    [0, 'Начинается раунд 3: в конце еду не отдают, урожая не будет'],
    [1, 'Начинается раунд 3: в конце каждый отдаёт 1 еду, урожая не будет'],
    [2, 'Начинается раунд 3: в конце каждый отдаёт 2 еды, урожая не будет'],
    [21, 'Начинается раунд 3: в конце каждый отдаёт 21 еду, урожая не будет'],
  ])('a round with %i food', (food, said) => {
    expect(say('log.round', { round: 3, food, harvest: 'no' })).toBe(said);
  });

  it.each([
    [1, 5, '1–5 игроков'],
    [2, 4, '2–4 игрока'],
  ])('%i to %i players', (least, most, said) => {
    expect(say('web.home.players', { least, most })).toBe(said);
  });

  it.each([
    [0, 'Это стоит 21 франк, а у вас франков нет.'],
    [5, 'Это стоит 21 франк, а у вас только 5.'],
  ])('a price with %i francs in hand', (francs, said) => {
    expect(say('refusal.too-few-francs', { price: 21, francs })).toBe(said);
    expect(say('paris.refusal.no-francs', { price: 21, francs })).toBe(said);
  });

  it.each([
    [1, '1 заём', 'ещё 1 предыдущий ход', 'за ширмой: 1 ключ', 'На всё нужна 1 энергия.'],
    [2, '2 займа', 'ещё 2 предыдущих хода', 'за ширмой: 2 ключа', 'На всё нужно 2 энергии.'],
    [5, '5 займов', 'ещё 5 предыдущих ходов', 'за ширмой: 5 ключей', 'На всё нужно 5 энергии.'],
    [21, '21 заём', 'ещё 21 предыдущий ход', 'за ширмой: 21 ключ', 'На всё нужна 21 энергия.'],
  ])('%i of a thing', (n, loans, turns, keys, energy) => {
    expect(say('term.loans', { n })).toBe(loans);
    expect(say('web.story.earlier', { n })).toBe(turns);
    expect(say('web.paris.keys-of', { n })).toBe(keys);
    expect(say('does.energy-once', { energy: n })).toBe(energy);
  });

  it.each([
    [1, 'За одно посещение это можно сделать только один раз.'],
    [2, 'За одно посещение это можно сделать не больше 2 раз.'],
    [21, 'За одно посещение это можно сделать не больше 21 раза.'],
  ])('at most %i times', (most, said) => {
    expect(say('refusal.over-limit', { most })).toBe(said);
  });

  it.each([
    [1, 'Нужна 1 еда, а так наберётся только 0.', 'Нужна 1 энергия, а так наберётся только 0.'],
    [2, 'Нужно 2 еды, а так наберётся только 0.', 'Нужно 2 энергии, а так наберётся только 0.'],
    [21, 'Нужна 21 еда, а так наберётся только 0.', 'Нужна 21 энергия, а так наберётся только 0.'],
  ])('the verb goes with %i of what is needed', (due, food, energy) => {
    expect(say('refusal.food-too-small', { due, have: 0 })).toBe(food);
    expect(say('refusal.energy-too-small', { energy: due, have: 0 })).toBe(energy);
  });

  it.each([
    [1, 'Или войти, заплатив владельцу 1 еду.', 'Или войти, заплатив владельцу 1 еду или 1 франк.'],
    [2, 'Или войти, заплатив владельцу 2 еды.', 'Или войти, заплатив владельцу 2 еды или 1 франк.'],
  ])('a fee of %i after a verb', (n, food, either) => {
    const fee: Message = { key: 'fee.food', args: { n } };
    expect(say('web.lh.book.visit', { fee })).toBe(food);
    const both: Message = { key: 'fee.either', args: { food: fee, francs: goods('franc', 1) } };
    expect(say('web.lh.book.visit', { fee: both })).toBe(either);
  });

  it.each([
    [0, 'Будут удалены эти настройки и всё'],
    [1, 'Будут удалены 1 партия, эти настройки и всё'],
    [21, 'Будут удалены 21 партия, эти настройки и всё'],
  ])('%i games are forgotten', (tables, said) => {
    expect(say('web.settings.forget-what', { tables })).toContain(said);
  });
});

describe('Paris', () => {
  const token = (name: string): Message => ({ key: `paris.token.${name}` });
  it.each<[string, Args, string]>([
    ['paris.option.spend-none', { token: token('wood') }, 'Заплатить только тайлами вместо дерева'],
    [
      'paris.refusal.no-supply',
      { token: token('marble') },
      'В запасе нет мрамора. Ресурсы попадают туда, когда их тратят или продают.',
    ],
    [
      'paris.refusal.prestige-not-sold',
      { token: token('bronze') },
      'Бронзовый жетон престижа купить нельзя: жетоны престижа можно только продавать.',
    ],
    [
      'paris.refusal.nowhere-to-go-francs',
      { place: { key: 'paris.landmark.louvre' }, price: 5, francs: 0 },
      'Этому ключу некуда идти: самое дешёвое место — Лувр — стоит 5 франков, а у вас франков нет.',
    ],
    ['paris.phase.claim', { tile: { key: 'paris.tile', args: { n: 17 } } }, 'Бонусный тайл 17: какой тайл взять?'],
  ])('%s', (key, args, said) => {
    expect(say(key, args)).toBe(said);
  });
});

it('the theme is in the accusative', () => {
  expect(say('web.theme.change', { theme: { key: 'web.settings.theme.light' } })).toBe('Включить светлую тему');
});
