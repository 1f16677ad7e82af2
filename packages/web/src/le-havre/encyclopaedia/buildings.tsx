import type { Message } from '@quayside/kernel';
import {
  type CardFile,
  CARDS,
  cardOf,
  type Card,
  cardMessage,
  cardText,
  feeMessage,
  goodsMessage,
  type LeHavreState,
  listedAmounts,
  PILES,
  plusOf,
  salePrice,
  seatMessage,
  STANDARDS,
  TOWN,
  WAITING,
} from '@quayside/le-havre';
import type { Article, Fact, Whereabouts } from '../../encyclopaedia/article.ts';
import { Said, T } from '../../text/speech.tsx';
import { FRANC, pileFromTop, visitorsOf } from '../harbour.ts';
import { TypeMark } from '../icons/index.ts';
import { Scene } from '../vignettes/Vignette.tsx';
import { Cargo } from './Cargo.tsx';
import { rulesOfCard } from './building-rules.ts';
import { builders, countersOf, countersOfType } from './flows.ts';
import { neighboursOf } from './neighbours.ts';

const say = (word: string, args?: Message['args']): Message =>
  args ? { key: `web.lh.book.${word}`, args } : { key: `web.lh.book.${word}` };
const francs = (n: number): Message => goodsMessage(FRANC, n);
const isSpecial = ({ slug }: Card): boolean => cardOf(slug) >= STANDARDS;

/** "1–5", "3–5", "1, 4, 5". */
function playersIn(counts: readonly number[]): string {
  const [first = 0] = counts;
  const last = counts.at(-1) ?? 0;
  const whole = last - first === counts.length - 1;
  return whole && counts.length > 1 ? `${first}–${last}` : counts.join(', ');
}

function aboutOf(card: Card): Message[] {
  return [
    { key: `type.${card.type}` },
    say(isSpecial(card) ? 'special-number' : 'number', { id: card.id }),
    ...(card.set === 'base' ? [] : [{ key: `web.lh.book.set.${card.set}` }]),
    ...(card.hammers > 0 ? [{ key: 'symbol.hammer', args: { n: card.hammers } }] : []),
    ...(card.fishermen > 0 ? [{ key: 'symbol.fisherman', args: { n: card.fishermen } }] : []),
  ];
}

/** The fee as the card says it; null: nothing is to be paid. */
function feeOf({ entryFee }: Card): Message | null {
  const { food = 0, francs: money = 0 } = entryFee ?? {};
  return food + money > 0 ? feeMessage(food, money) : null;
}

function factsOf(card: Card): Fact[] {
  const fee = feeOf(card);
  const cost = card.build ? listedAmounts(card.build) : [];
  return [
    {
      name: 'web.lh.book.fact.fee',
      value:
        card.entryFee === null ? (
          <T id="web.lh.book.locked" />
        ) : fee ? (
          <Said message={fee} />
        ) : (
          <T id="web.lh.book.free" />
        ),
    },
    ...(cost.length > 0
      ? [
          {
            name: 'web.lh.book.fact.build',
            value: (
              <>
                {cost.map((each) => (
                  <Said key={each.key} message={say('only', { what: each })} />
                ))}
              </>
            ),
          },
        ]
      : []),
    ...(card.purchase === null
      ? []
      : [{ name: 'web.lh.book.fact.buy', value: <Said message={say('only', { what: francs(card.purchase) })} /> }]),
    { name: 'web.lh.book.fact.worth', value: <>{worthOf(card)}</> },
  ];
}

/** A building that counts others is worth more than it says. */
const worthOf = (card: Card): string => `${card.value}${card.does.some((effect) => 'worth' in effect) ? '+' : ''}`;

function waysTo(card: Card): Message[] {
  const fee = feeOf(card);
  const ways: Message[] = [];
  if (card.fullStart.length > 0) ways.push(say('from-start'));
  else if (isSpecial(card)) ways.push(say(card.set === 'base' ? 'may-come' : 'may-come-of'));
  else if (card.shortGame.length > 0)
    ways.push(say('in-games', { full: playersIn(card.fullGame), short: playersIn(card.shortGame) }));
  else ways.push(say('in-full', { full: playersIn(card.fullGame) }));
  if (card.build)
    ways.push(say('build', { cost: listedAmounts(card.build), builders: builders(card).map(cardMessage) }));
  if (card.purchase === null) ways.push(say('not-sold'));
  else ways.push(say(isSpecial(card) ? 'buy-town' : 'buy', { francs: francs(card.purchase) }));
  if (card.entryFee) ways.push(fee ? say('visit', { fee }) : say('visit-free'));
  return ways;
}

function usesOf(card: Card): Message[] {
  const fee = feeOf(card);
  const uses: Message[] = [];
  if (fee) uses.push(say('earn', { fee }));
  for (const symbol of ['hammer', 'fisherman'] as const) {
    const n = symbol === 'hammer' ? card.hammers : card.fishermen;
    const sign: Message = { key: `symbol.${symbol}`, args: { n } };
    if (n > 0) uses.push(say('symbol', { symbol: sign, cards: countersOf(symbol).map(cardMessage) }));
  }
  const counting = countersOfType(card.type);
  if (counting.length > 0)
    uses.push(say('type', { type: { key: `type.${card.type}` }, cards: counting.map(cardMessage) }));
  uses.push(say('sell', { francs: francs(salePrice(card.value)) }), say('score', { francs: francs(card.value) }));
  return uses;
}

/** Whose it is or in which pile it lies; what nobody has seen is told to nobody. */
function whereIs(s: LeHavreState, index: number): Whereabouts {
  const owner = s.ownerOf(index);
  const inside = visitorsOf(s, index);
  const visited = inside.length > 0 ? say('where-inside', { seats: inside.map(seatMessage) }) : say('where-free');
  if (owner < TOWN) {
    const plus = plusOf(s, owner, index);
    const more = plus > 0 ? [say('where-plus', { n: plus })] : [];
    return { seat: owner, where: say('where-owned', { seat: seatMessage(owner) }), more: [visited, ...more] };
  }
  if (owner === TOWN) return { seat: null, where: say('where-town'), more: [visited] };
  if (owner === WAITING) return { seat: null, where: say('where-waits'), more: [] };
  for (let pile = 0; pile < PILES; pile++) {
    const above = pileFromTop(s, pile).indexOf(index);
    if (above < 0) continue;
    const where = above === 0 ? say('where-pile-top', { n: pile + 1 }) : say('where-pile', { n: pile + 1, above });
    return { seat: null, where, more: [] };
  }
  return { seat: null, where: say('where-unseen'), more: [] };
}

/** The rule on cards that somebody made. */
const BLANK_RULE: readonly string[] = ['L-133'];

const articleOf = (card: Card, index: number, file?: CardFile): Article<LeHavreState> => ({
  id: card.slug,
  kind: `web.lh.book.kind.${card.type}`,
  name: cardMessage(index),
  about: aboutOf(card),
  mark: <TypeMark type={card.type} />,
  figure: worthOf(card),
  picture: (
    <div className={`lh-book-sky lh-book-${card.type}`}>
      <Scene card={card.slug} type={card.type} drawn={file && (file.drawing ?? [])} />
      <span className="lh-book-value">{worthOf(card)}</span>
    </div>
  ),
  facts: factsOf(card),
  does: cardText(card),
  ...(card.slug === 'shipping-line' && { shown: <Cargo /> }),
  rules: file ? BLANK_RULE : rulesOfCard(card, index),
  ways: waysTo(card),
  uses: usesOf(card),
  neighbours: neighboursOf(card),
  where: (view) => whereIs(view, index),
});

export const BUILDINGS: readonly Article<LeHavreState>[] = CARDS.map((card, index) => articleOf(card, index));

/** The cards that somebody made for a game. */
export const blankBuildings = ({ table }: LeHavreState): readonly Article<LeHavreState>[] =>
  table.files.flatMap((file, at) => {
    const card = table.cards[CARDS.length + at];
    return card ? [{ ...articleOf(card, CARDS.length + at, file), kind: 'web.lh.book.kind.blank' }] : [];
  });
