import type { Message } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { card, good, goods, seat, ship, speakerOf, textsOf } from './speaker.ts';

const speaker = speakerOf('ko');

/** A message, what stands in its gaps, and the sentence that comes of it. */
type Example = readonly [key: string, args: NonNullable<Message['args']>, said: string];

const loans = (n: number): Message => ({ key: 'term.loans', args: { n } });
const token = (name: string): Message => ({ key: `paris.token.${name}` });
const tokens = (name: string, n: number): Message => ({ key: `paris.tokens.${name}`, args: { n } });

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'particles after cards': [
    ['refusal.not-for-sale', { building: card('church') }, '교회는 구입할 수 없습니다.'],
    ['refusal.not-for-sale', { building: card('football-stadium') }, '축구 경기장은 구입할 수 없습니다.'],
    ['refusal.not-on-top', { building: card('wharf-1') }, '조선소 1은 더미의 맨 위 카드가 아닙니다.'],
    ['refusal.not-on-top', { building: card('wharf-2') }, '조선소 2는 더미의 맨 위 카드가 아닙니다.'],
    ['refusal.no-material', { building: card('bank') }, '은행을 지을 재료가 모자랍니다.'],
    ['refusal.no-material', { building: card('bakehouse') }, '빵집을 지을 재료가 모자랍니다.'],
    ['refusal.no-material', { building: card('sawmill') }, '제재소를 지을 재료가 모자랍니다.'],
    ['refusal.stands-already', { building: card('colliery') }, '탄갱은 이미 지어져 있습니다.'],
    ['refusal.stands-already', { building: card('dock') }, '도크는 이미 지어져 있습니다.'],
    ['option.keep', { first: card('farm') }, '농장을 맨 위에 그대로 두기'],
    ['option.switch', { second: card('zoo') }, '동물원을 맨 위로 올리기'],
    ['told.on-top', { card: card('kiln') }, '특수 건물 더미 맨 위에 가마를 놓음'],
  ],
  'particles after goods': [
    ['refusal.no-fuel', { good: good('fish') }, '생선은 에너지로 쓸 수 없습니다.'],
    ['refusal.no-fuel', { good: good('cattle') }, '소는 에너지로 쓸 수 없습니다.'],
    ['refusal.not-held', { good: good('clay'), have: 0 }, '흙이 모자랍니다(가진 수: 0).'],
    ['refusal.not-held', { good: good('wood'), have: 2 }, '나무가 모자랍니다(가진 수: 2).'],
    ['refusal.no-substitute', { good: good('charcoal'), instead: good('wood') }, '나무 대신 숯을 낼 수 없습니다.'],
    ['refusal.no-substitute', { good: good('coke'), instead: good('coal') }, '석탄 대신 코크스를 낼 수 없습니다.'],
    ['option.use-none', { good: good('brick'), instead: good('clay') }, '흙 대신 벽돌을 쓰지 않기'],
    ['refusal.not-given-here', { building: card('farm'), good: good('meat') }, '농장에서는 고기를 받을 수 없습니다.'],
    ['does.gain', { goods: [goods('wood', 4), goods('franc', 3)] }, '나무 4개, 3프랑을 받습니다.'],
    ['does.gain', { goods: [goods('hide', 1), goods('cattle', 1)] }, '원피 1개, 소 1마리를 받습니다.'],
    ['does.half', { good: good('franc') }, '바꿀 때마다 ½프랑을 더 받습니다(합계는 내림).'],
    ['does.half', { good: good('hide') }, '바꿀 때마다 원피 ½개를 더 받습니다(합계는 내림).'],
    ['does.per-hammer', { good: good('franc') }, '자신의 망치 1개당 1프랑을 더 받습니다.'],
    ['does.per-fisherman', { good: good('fish') }, '자신의 낚시꾼 1명당 생선 1개를 더 받습니다.'],
    [
      'does.worth-one',
      { good: good('cattle'), francs: goods('franc', 2) },
      '게임이 끝나면 가진 소 1마리당 가치 +2프랑.',
    ],
  ],
  'particles after numbers': [
    ['web.lh.ask.food', { need: 0 }, '음식 0을 내세요'],
    ['web.lh.ask.food', { need: 1 }, '음식 1을 내세요'],
    ['web.lh.ask.food', { need: 2 }, '음식 2를 내세요'],
    ['web.lh.ask.food', { need: 5 }, '음식 5를 내세요'],
    ['web.lh.ask.food', { need: 21 }, '음식 21을 내세요'],
    ['does.energy', { energy: 5 }, '바꿀 때마다 에너지 5가 듭니다.'],
    ['does.energy', { energy: 15 }, '바꿀 때마다 에너지 15가 듭니다.'],
    ['does.energy', { energy: 1 }, '바꿀 때마다 에너지 1이 듭니다.'],
    ['does.energy-extra', { energy: 6, get: goods('iron', 1) }, '에너지 6을 내면 철 1개를 더 받습니다(한 번).'],
  ],
  'one, and more than one': [
    ['does.build', { most: 1 }, '건설 계획의 건물 하나를 짓습니다.'],
    ['does.build', { most: 2 }, '건설 계획의 건물을 최대 2개까지 차례로 짓습니다.'],
    ['does.convert-most', { give: goods('clay', 1), get: goods('brick', 3), most: 1 }, '흙 1개 → 벽돌 3개(한 번).'],
    ['does.convert-most', { give: goods('bread', 1), get: goods('franc', 3), most: 6 }, '빵 1개 → 3프랑(최대 6번).'],
    ['refusal.over-limit', { most: 1 }, '방문마다 한 번만 할 수 있습니다.'],
    ['refusal.over-limit', { most: 5 }, '방문마다 5번까지만 할 수 있습니다.'],
    ['refusal.too-few-francs', { price: 6, francs: 0 }, '6프랑이 드는데 가진 프랑이 없습니다.'],
    ['refusal.too-few-francs', { price: 21, francs: 5 }, '21프랑이 드는데 가진 돈은 5프랑뿐입니다.'],
    ['log.winner', { count: 1, seats: seat('red') }, '승자: 빨강'],
    ['log.winner', { count: 2, seats: [seat('red'), seat('blue')] }, '공동 승자: 빨강, 파랑'],
    ['web.settings.forget-what', { tables: 0 }, '설정과 최근 선택이 삭제됩니다. 잠시 동안 되돌릴 수 있습니다.'],
    [
      'web.settings.forget-what',
      { tables: 21 },
      '게임 21개, 설정, 최근 선택이 삭제됩니다. 잠시 동안 되돌릴 수 있습니다.',
    ],
    ['web.paris.reserve', { n: 0 }, '여분 열쇠 없음'],
    ['web.paris.reserve', { n: 2 }, '여분 열쇠 2개'],
  ],
  'reasons of a hint': [
    [
      'reason.fed',
      { due: 5, food: 6, francs: 2 },
      '라운드가 끝날 때 음식 5를 내야 하는데, 이렇게 하면 6(프랑 포함)이 되어 충분합니다.',
    ],
    [
      'reason.next-builds',
      { things: [{ key: 'reason.card-with-value', args: { card: card('brickworks'), n: 14 } }] },
      '다음 차례에 벽돌공장(가치 14)을 지을 수 있을 것입니다.',
    ],
  ],
  'the log and the choices': [
    ['option.swap', { ship: ship('iron'), card: card('luxury-yacht') }, '철 배 1척을 고급 요트와 맞바꾸기'],
    ['option.buy', { card: ship('wooden'), francs: goods('franc', 14) }, '나무 배 구입 (14프랑)'],
    ['option.return', { loans: loans(1) }, '대출 1장 반납하기'],
    ['told.repay', { loans: loans(2), francs: goods('franc', 10) }, '대출 2장 상환 (10프랑)'],
    ['told.feed-all-by-loan', { loans: loans(1) }, '음식이 모자라 대출 1장 받음'],
    ['log.harvest', { seat: seat('green'), goods: goods('grain', 1) }, '녹색 수확: 곡물 1개'],
    ['web.lh.line.end', { round: 3 }, '3R 끝'],
  ],
  'persons and games': [
    ['web.end.tie-break', { score: 120, name: '철수' }, '120, 철수와 동점: 동점 규칙으로 승리'],
    ['web.end.tie-break', { score: 120, name: '나영' }, '120, 나영과 동점: 동점 규칙으로 승리'],
    ['web.take-back.count', { n: 1 }, '차례를 한 번 되돌렸습니다. 기록에 남습니다.'],
    ['web.end.next-begins', { name: 'Mina' }, '재대결은 같은 사람들과 하며, 이번에는 Mina가 시작 플레이어입니다.'],
    [
      'refusal.not-your-decision',
      { seat: '철수', decides: seat('red') },
      '지금은 빨강 차례입니다(철수 차례가 아님). 자기 차례가 아닐 때는 판매와 상환만 할 수 있습니다.',
    ],
    [
      'cli.other-game',
      { place: 'a.record', wanted: { key: 'game.paris' }, found: { key: 'game.le-havre' } },
      'a.record: 파리가 아니라 르 아브르 게임입니다. --game 을 빼 주세요',
    ],
    ['web.home.picture', { game: { key: 'game.le-havre.quoted' } }, '항해사 봇 셋이 ‘르 아브르’를 플레이하는 중'],
    ['web.stand-in', { level: { key: 'web.level.mate' } }, '항해사가 대신 진행 중'],
    ['web.theme.change', { theme: { key: 'web.settings.theme.dark' } }, '화면을 어둡게 바꾸기'],
  ],
  Paris: [
    ['paris.refusal.not-built', { place: { key: 'paris.landmark.louvre' } }, '루브르는 아직 게임판에 없습니다.'],
    ['paris.refusal.not-built', { place: { key: 'paris.landmark.eiffel-tower' } }, '에펠탑은 아직 게임판에 없습니다.'],
    [
      'paris.refusal.no-supply',
      { token: token('marble') },
      '공급처에 대리석이 없습니다. 누군가 쓰거나 팔아야 생깁니다.',
    ],
    ['paris.refusal.no-supply', { token: token('wood') }, '공급처에 나무가 없습니다. 누군가 쓰거나 팔아야 생깁니다.'],
    ['paris.option.spend', { tokens: [tokens('gold', 2), tokens('marble', 1)] }, '금 2개, 대리석 1개 지불'],
    ['web.paris.ask.put', { type: { key: 'paris.type.cafe' }, value: 1 }, '1번 카페를 놓을 구역을 고르세요'],
    ['web.paris.ask.put', { type: { key: 'paris.type.theatre' }, value: 8 }, '8번 극장을 놓을 구역을 고르세요'],
    ['paris.log.fourth', { district: { key: 'paris.district.saint-germain' } }, '생-제르맹에 네 번째 열쇠가 놓임'],
  ],
};

describe.each(Object.entries(EXAMPLES))('%s', (_, examples) => {
  it.each(examples)('%s', (key, args, said) => {
    expect(speaker.say({ key, args })).toBe(said);
  });
});

it('joins names with commas', () => {
  expect(speaker.listed(['민수', '영란', '선장'])).toBe('민수, 영란, 선장');
});

describe('every Korean text', () => {
  const texts = Object.entries(textsOf('ko'));
  const having = (pattern: RegExp): string[] => texts.filter(([, text]) => pattern.test(text)).map(([key]) => key);

  it.each([
    ['a home for discs, and neighbours for spaces', /집(에|으로) |이웃/],
    ['a number that reads as ten thousands', /\{(n|due|missing|food|energy|need)\}만 /],
    [
      'a particle for one sound only, after something that has either',
      /\{(card|building|good|seat|name|game|by)\}(은|는|이|가|을|를|과|와)(?![(가-힣])/,
    ],
    ['a particle after what somebody typed, which may end in anything', /\}”[가-힣]+\([가-힣]+\)/],
  ])('has not %s', (_, pattern) => {
    expect(having(pattern)).toEqual([]);
  });
});
