import type { Message } from '@quayside/kernel';
import {
  BONUS,
  BONUS_TILES,
  type BonusKind,
  bonusMessage,
  bonusText,
  END_TILES,
  endText,
  francsMessage,
  LANDMARKS,
  type ParisState,
  pointsMessage,
  RESOURCES,
  SCORE_TILES,
  scoreText,
  spaceOnTrack,
  STANDARD_FIGURES as FIGURES,
  TOKEN_AT,
  TOKENS,
  tokenMessage,
  tokensMessage,
  VALUES,
} from '@quayside/paris';
import type { ReactElement } from 'react';
import type { Article } from '../../encyclopaedia/article.ts';
import { Coin } from '../../icons/index.ts';
import { BonusGlyph, Points } from '../icons/index.ts';
import { tokenIcon } from './places.tsx';
import { fact, noteOn, onRiver, say } from './said.tsx';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Tiles that are spent in place of tokens. */
const STANDS_IN: ReadonlySet<BonusKind> = new Set<BonusKind>(['resource', 'any-resource', 'any-prestige']);

/** What a tile is like at a glance. */
function bonusIcon(tile: number, size?: number): ReactElement {
  const kind = BONUS[tile] as BonusKind;
  const measure = size === undefined ? {} : { size };
  if (kind === 'resource') return tokenIcon(FIGURES.bonusResource[tile] as number, size);
  if (kind !== 'gain') return <BonusGlyph kind={kind} {...measure} />;
  return (FIGURES.bonusFrancs[tile] ?? 0) > 0 ? <Coin {...measure} /> : <Points {...measure} />;
}

/** Tiles of the same kind, and what a tile counts. */
function nearTile(tile: number): { article: string; why: Message }[] {
  const kind = BONUS[tile] as BonusKind;
  const alike = numbers(BONUS_TILES).filter((other) => other !== tile && BONUS[other] === kind);
  return [
    ...(kind === 'resource'
      ? [{ article: TOKENS[FIGURES.bonusResource[tile] as number] as string, why: say('near-stands-for') }]
      : []),
    ...(kind === 'per-landmark' ? [{ article: LANDMARKS.at(-1) as string, why: say('near-counted') }] : []),
    ...alike.slice(0, 4).map((other) => ({ article: `bonus-${other}`, why: say('near-alike') })),
    ...[tile - 1, tile + 1].flatMap((next) =>
      alike.length < 3 && next >= 1 && next <= BONUS_TILES
        ? [{ article: `bonus-${next}`, why: say('near-track') }]
        : [],
    ),
  ].slice(0, 4);
}

const BONUS_ARTICLES: readonly Article<ParisState>[] = numbers(BONUS_TILES).map((tile) => {
  const standsIn = STANDS_IN.has(BONUS[tile] as BonusKind);
  const [, , two = 0, three = 0, four = 0] = FIGURES.copies[tile] ?? [];
  return {
    id: `bonus-${tile}`,
    kind: 'web.paris.book.kind.bonus',
    name: bonusMessage(tile),
    about: [say('bonus')],
    mark: bonusIcon(tile),
    figure: null,
    picture: onRiver(bonusIcon(tile, 96), String(tile)),
    facts: [fact('copies', `${two} · ${three} · ${four}`)],
    does: [bonusText(FIGURES, tile)],
    rules: [`P-${600 + tile}`, 'P-510', ...(standsIn ? ['P-512', 'P-405', 'P-325'] : ['P-511']), 'P-504', 'P-502'],
    ways: [say('bonus-way', { francs: francsMessage(FIGURES.francsForThree) }), say('bonus-once')],
    uses: [
      say(standsIn ? 'use-stand-in' : tile === 27 ? 'use-end' : tile === 9 || tile === 16 ? 'use-move' : 'use-any'),
    ],
    neighbours: nearTile(tile),
    ...noteOn(`bonus.${tile}.`),
    where: (view) => ({
      seat: null,
      where: say('where-track', { n: spaceOnTrack(view, tile) }),
      more: [say('where-copies', { n: view.copies[tile] as number })],
    }),
  };
});

const END_ARTICLES: readonly Article<ParisState>[] = numbers(END_TILES).map((tile) => {
  const reward = FIGURES.end[tile - 1];
  const token = reward && 'token' in reward ? reward.token : null;
  const icon = (size?: number): ReactElement => {
    if (token !== null) return tokenIcon(token, size);
    const measure = size === undefined ? {} : { size };
    return reward && 'francs' in reward && reward.francs > 0 ? <Coin {...measure} /> : <Points {...measure} />;
  };
  return {
    id: `end-${tile}`,
    kind: 'web.paris.book.kind.end',
    name: {
      key: 'paris.end-tile',
      args: { what: token === null ? endText(FIGURES, tile) : tokensMessage(token, 1) },
    },
    about: [say('end')],
    mark: icon(),
    figure: null,
    picture: onRiver(icon(96)),
    facts: [],
    does: [endText(FIGURES, tile)],
    rules: ['P-701', 'P-702', 'P-703', 'P-705', 'P-706', ...(token === null ? [] : ['P-512', 'P-405'])],
    ways: [say('end-way')],
    uses: [say(token === null ? 'use-any' : 'use-stand-in')],
    neighbours: [
      ...(token === null ? [] : [{ article: TOKENS[token] as string, why: say('near-stands-for') }]),
      ...[tile - 1, tile + 1].flatMap((next) =>
        next >= 1 && next <= END_TILES ? [{ article: `end-${next}`, why: say('near-end') }] : [],
      ),
    ],
    ...noteOn(`end.${tile}.`),
  };
});

const SCORE_ARTICLES: readonly Article<ParisState>[] = numbers(SCORE_TILES).map((number) => {
  const tile = number - 1;
  const [first, second, third] = FIGURES.score[tile] as readonly [number, number, number];
  return {
    id: `score-${number}`,
    kind: 'web.paris.book.kind.score',
    name: say('score-tile', { tile: scoreText(FIGURES, tile) }),
    about: [say('score')],
    mark: <Points />,
    figure: String(first),
    picture: onRiver(<Points size={96} />, `${first} · ${second} · ${third}`),
    facts: [fact('first', first), fact('second', second), fact('third', third)],
    does: [
      say('score-does', {
        first: pointsMessage(first),
        second: pointsMessage(second),
        third: pointsMessage(third),
      }),
    ],
    rules: ['P-711', 'P-712', 'P-713', 'P-714', 'P-716', 'P-717'],
    ways: [say('score-way')],
    uses: [say('score-use')],
    neighbours: numbers(SCORE_TILES)
      .filter((other) => other !== number)
      .slice(0, 4)
      .map((other) => ({ article: `score-${other}`, why: say('near-score') })),
    ...noteOn(`score.${number}.`),
  };
});

const TOKEN_ARTICLES: readonly Article<ParisState>[] = TOKENS.map((name, kind) => {
  const isResource = kind < RESOURCES;
  const value = VALUES[(TOKEN_AT as readonly number[]).indexOf(kind)] as number;
  const takers = LANDMARKS.filter((_, landmark) =>
    isResource ? (FIGURES.landmarkCost[landmark]?.[kind] ?? 0) > 0 : FIGURES.landmarkPrestige[landmark] === kind,
  );
  const selling = francsMessage(FIGURES.sell[kind] as number);
  return {
    id: name,
    kind: 'web.paris.book.kind.tokens',
    name: tokenMessage(kind),
    about: [say(isResource ? 'resource' : 'prestige-token')],
    mark: tokenIcon(kind),
    figure: null,
    picture: onRiver(tokenIcon(kind, 96)),
    facts: [...(isResource ? [fact('buy', francsMessage(FIGURES.buy[kind] as number))] : []), fact('sell', selling)],
    does: [
      // Wood pays for buildings worth 8 and for no landmark.
      takers.length === 0
        ? say('eight-does')
        : say(isResource ? 'resource-does' : 'prestige-does', {
            landmarks: takers.map((each) => ({ key: `paris.landmark.${each}` })),
          }),
    ],
    rules: isResource ? ['P-321', 'P-323', 'P-401', 'P-402', 'P-403', 'P-406'] : ['P-332', 'P-333', 'P-403', 'P-404'],
    ways: [
      say('token-beside', { value }),
      ...(isResource ? [say('token-buy', { francs: francsMessage(FIGURES.buy[kind] as number) })] : []),
    ],
    uses: [say('token-sell', { francs: selling })],
    neighbours: [
      ...takers.slice(0, 3).map((article) => ({ article, why: say(isResource ? 'near-needs' : 'near-scores') })),
      { article: isResource ? 'bonus-24' : 'bonus-23', why: say('near-pairs') },
    ],
    ...noteOn(isResource ? `price.buy.${name}` : 'price.prestige.'),
    where: (view) =>
      isResource
        ? {
            seat: null,
            where: say('where-supply', { tokens: tokensMessage(kind, view.supply[kind] as number) }),
            more: [],
          }
        : null,
  };
});

/** Bonus, end-game and score tiles, and the tokens. */
export const TILES: readonly Article<ParisState>[] = [
  ...BONUS_ARTICLES,
  ...TOKEN_ARTICLES,
  ...SCORE_ARTICLES,
  ...END_ARTICLES,
];
