import type { Message } from '@quayside/kernel';
import { BONUS, ONTO_OTHER, ONTO_OWN, unitsOf } from '../data/bonus.ts';
import { PLACES, RESOURCES, SPACES, valueOf } from '../data/names.ts';
import {
  bankPays,
  bonusPointsFor,
  buyPrice,
  landmarkColour,
  landmarkPoints,
  sellPrice,
  typeOf,
} from '../data/printed.ts';
import { francsFor, resourcesOf } from '../rules/move.ts';
import { argumentOf, END_OFFSET, highOf, Kind, kindOf, lowOf } from '../rules/option.ts';
import { PHASE_NAMES, Phase } from '../rules/phases.ts';
import { MOST_PRESTIGE } from '../rules/prestige.ts';
import { canPlaceScore, FOURTH } from '../rules/score-tile.ts';
import { ARC, type ParisState } from '../rules/state.ts';
import { bonusPrice, canTakeAhead, spaceOnTrack } from '../rules/track.ts';
import { pointsOf } from '../rules/use.ts';
import {
  ARC_MESSAGE,
  bankMessage,
  districtMessage,
  francs,
  message,
  originMessage,
  placeMessage,
  points,
  tileMessage,
  tokenMessage,
  tokensListed,
  tokensMessage,
  typeMessage,
} from './name.ts';
import { bonusMessage, bonusText, endText, scoreText, standInMessage } from './tiles.ts';

/** What playing an option means here and now. It says nothing that only the one who plays may know. */
export function optionMessage(s: ParisState, option: number): Message {
  const argument = argumentOf(option);
  const high = highOf(argument);
  const low = lowOf(argument);
  switch (kindOf(option)) {
    case Kind.DRAW:
      return message('paris.option.draw', {
        stack: argument + 1,
        district: districtMessage(s.districtOnTop(argument)),
      });
    case Kind.TILE:
      return s.freeDistrict
        ? message('paris.option.tile-free', drawnArgs(s, argument))
        : message('paris.option.tile', { building: tileMessage(s, argument) });
    case Kind.PUT:
      return message('paris.option.put', { district: districtMessage(argument) });
    case Kind.BACK:
      return message('paris.option.back', { stack: high + 1, district: districtMessage(low) });
    case Kind.PLACE:
      if (argument === ARC) return message('paris.option.place', { place: ARC_MESSAGE });
      return message('paris.option.place-bank', {
        place: bankMessage(argument - PLACES),
        francs: francs(bankPays(s.figures, argument - PLACES)),
      });
    case Kind.MOVE:
      return message('paris.option.move', { place: originMessage(s, argument) });
    case Kind.TO:
      return moveMessage(s, argument, s.districtOf(argument));
    case Kind.RAISE:
      return message('paris.option.raise', {
        place: placeMessage(s, SPACES + high),
        district: districtMessage(low),
        cost: costOf(s, SPACES + high),
        gains: gainsOf(s, SPACES + high, low),
      });
    case Kind.SPEND:
      return spendMessage(s, high, low);
    case Kind.WITH_TILE:
      if (s.phase === Phase.STAND_IN) return message('paris.option.with', { tile: standInMessage(s, argument) });
      return message('paris.option.with-points', {
        tile: standInMessage(s, argument),
        points: points(Math.min(unitsOf(argument), MOST_PRESTIGE - s.given) * prestigePoints(s)),
      });
    case Kind.BONUS:
      return bonusOption(s, argument);
    case Kind.DECLINE:
      return message(s.phase === Phase.SCORE ? 'paris.option.no-score' : 'paris.option.no-bonus');
    case Kind.PRESTIGE:
      if (high === 0) return message('paris.option.trade-none', { token: tokenMessage(low) });
      return message('paris.option.trade', {
        tokens: tokensMessage(low, high),
        points: points(high * prestigePoints(s)),
      });
    case Kind.ENOUGH:
      return message(s.phase === Phase.SELL_MORE ? 'paris.option.sell-no-more' : 'paris.option.enough');
    case Kind.SCORE:
      return message('paris.option.score', { tile: scoreText(s.figures, high), district: districtMessage(low) });
    case Kind.KEEP:
      return message('paris.option.keep', { what: endText(s.figures, argument) });
    case Kind.USE_BONUS:
      return message('paris.option.use', { tile: bonusMessage(argument), what: useText(s, argument) });
    case Kind.USE_END:
      return message('paris.option.use-end', { what: endText(s.figures, argument) });
    case Kind.CLAIM:
      return message('paris.option.claim', {
        tile: bonusMessage(argument),
        what: bonusText(s.figures, argument, s.players),
      });
    case Kind.RETREAT:
      return message('paris.option.retreat', {
        tile: bonusOnTrack(s, argument),
        what: bonusText(s.figures, argument, s.players),
      });
    case Kind.PAIRS:
      if (high === 0) return message('paris.option.pairs-none', { token: tokenMessage(low) });
      return message('paris.option.pairs', {
        tokens: tokensMessage(low, 2 * high),
        points: points(high * pairPoints(s)),
      });
    case Kind.BUY:
      return message('paris.option.buy', {
        tokens: tokensMessage(argument, 1),
        francs: francs(buyPrice(s.figures, argument)),
      });
    case Kind.SELL:
      return message('paris.option.sell', { tokens: tokensMessage(argument, 1), francs: priceOf(s, argument) });
    case Kind.SELL_AS:
      return sellAsMessage(s, high, low);
    default:
      return message(`paris.option.${BARE[kindOf(option)]}`);
  }
}

const BARE: Readonly<Record<number, string>> = {
  [Kind.LOOK]: 'look',
  [Kind.PASS]: 'pass',
  [Kind.END]: 'end',
};

/** A tile that may go to any district: what counts is its value and its type (P-802). */
export const drawnArgs = (s: ParisState, tile: number): NonNullable<Message['args']> => ({
  value: valueOf(tile),
  type: typeMessage(typeOf(s.figures, tile)),
});
const priceOf = (s: ParisState, kind: number): Message => francs(sellPrice(s.figures, kind));
const prestigePoints = (s: ParisState): number => landmarkPoints(s.figures, s.to - SPACES);
const pairPoints = (s: ParisState): number => bonusPointsFor(s.figures, s.asking, s.players);

/** An end-game tile says itself which token it is. */
function sellAsMessage(s: ParisState, tile: number, kind: number): Message {
  const args = { tile: standInMessage(s, tile), tokens: tokensMessage(kind, 1), francs: priceOf(s, kind) };
  if (s.phase === Phase.SELL_MORE) return message('paris.option.sell-second', args);
  return message(tile > END_OFFSET ? 'paris.option.sell-end' : 'paris.option.sell-as', args);
}

/* A move: what it costs and what it brings. */

function moveMessage(s: ParisState, place: number, district: number): Message {
  const gains = gainsOf(s, place, district);
  const args = { place: placeMessage(s, place), cost: costOf(s, place), gains };
  return message(gains.length > 0 ? 'paris.option.to-gain' : 'paris.option.to', args);
}

/** The difference in value, the resources, and the bonus tile a place that is held takes (P-320, P-321, P-609, P-616). */
export function costOf(s: ParisState, place: number): readonly Message[] {
  const resources = resourcesOf(s, place);
  const holders = Array.from({ length: s.players }, (_, seat) => seat).filter((seat) => s.keysAt(seat, place) > 0);
  return [
    francs(francsFor(s, s.from, place)),
    ...tokensListed((kind) => resources[kind] ?? 0),
    ...(holders.includes(s.seat) ? [bonusMessage(ONTO_OWN)] : []),
    ...(holders.some((seat) => seat !== s.seat) ? [bonusMessage(ONTO_OTHER)] : []),
  ];
}

/** The token, points, tiles and prestige that wait there (P-332, P-341 to P-344); what the player could make of them is not told. */
export function gainsOf(s: ParisState, place: number, district: number): readonly Message[] {
  const gains: Message[] = [];
  if (place >= SPACES) {
    const each = points(landmarkPoints(s.figures, place - SPACES));
    const token = tokenMessage(landmarkColour(s.figures, place - SPACES));
    gains.push(message('paris.gain.prestige', { points: each, token }));
  } else {
    const beside = s.tokenBeside(place);
    if (beside >= 0) gains.push(tokensMessage(beside, 1));
    const value = s.worthOf(place);
    if (value === 8) gains.push(points(s.figures.pointsForEight));
    if (value <= 2 && canTakeAhead(s)) gains.push(message('paris.gain.bonus'));
    if (value === 3 && canTakeAhead(s))
      gains.push(message('paris.gain.bonus-paid', { francs: francs(s.figures.francsForThree) }));
  }
  const isFourth = s.from >= PLACES && !((s.fourth >> district) & 1) && s.keysIn(district) + 1 >= FOURTH;
  if (isFourth && canPlaceScore(s)) gains.push(message('paris.gain.score'));
  return gains;
}

const dueOf = (s: ParisState, kind: number): number => [s.dueWood, s.dueMarble, s.dueGold][kind] ?? 0;

function spendMessage(s: ParisState, tokens: number, kind: number): Message {
  if (tokens === 0) return message('paris.option.spend-none', { token: tokenMessage(kind) });
  const isAll = tokens === dueOf(s, kind);
  return message(isAll ? 'paris.option.spend' : 'paris.option.spend-part', { tokens: tokensMessage(kind, tokens) });
}

/* Bonus tiles. */

/** A tile of the track; where numbers and spaces differ, also the space the meeple goes to. */
function bonusOnTrack(s: ParisState, tile: number): Message {
  const space = spaceOnTrack(s, tile);
  return space === tile ? bonusMessage(tile) : message('paris.tile-at', { n: tile, space });
}

function bonusOption(s: ParisState, tile: number): Message {
  const args = { tile: bonusOnTrack(s, tile), what: bonusText(s.figures, tile, s.players) };
  const price = bonusPrice(s);
  return price === 0
    ? message('paris.option.bonus', args)
    : message('paris.option.bonus-paid', { ...args, francs: francs(price) });
}

/** What a tile would bring at once: points where it counts something, else what it is. */
function useText(s: ParisState, tile: number): Message {
  const worth = pointsOf(s, s.seat, tile);
  return BONUS[tile] !== 'gain' && worth > 0 ? points(worth) : bonusText(s.figures, tile, s.players);
}

/** What is being asked. */
export function phaseMessage(s: ParisState): Message {
  const name = s.phase === Phase.BONUS && bonusPrice(s) > 0 ? 'bonus-paid' : PHASE_NAMES[s.phase];
  return message(`paris.phase.${name}`, phaseArgs(s));
}

function phaseArgs(s: ParisState): NonNullable<Message['args']> {
  switch (s.phase) {
    case Phase.TILE:
    case Phase.BACK:
      return { stack: s.stackDrawn + 1 };
    case Phase.PUT:
      return drawnArgs(s, s.drawn);
    case Phase.TARGET:
      return { place: originMessage(s, s.from) };
    case Phase.SPEND:
    case Phase.STAND_IN:
      return { due: tokensListed((kind) => (kind < RESOURCES ? dueOf(s, kind) : 0)) };
    case Phase.BONUS:
      return { francs: francs(bonusPrice(s)) };
    case Phase.PRESTIGE:
    case Phase.PRESTIGE_TILE:
      return {
        place: placeMessage(s, s.to),
        token: tokenMessage(landmarkColour(s.figures, s.to - SPACES)),
        points: points(prestigePoints(s)),
        left: MOST_PRESTIGE - s.given,
      };
    case Phase.PAIRS:
      return { token: tokenMessage(s.course), points: points(pairPoints(s)) };
    case Phase.CLAIM:
    case Phase.RETREAT:
    case Phase.SELL_MORE:
      return { tile: bonusMessage(s.asking) };
    default:
      return {};
  }
}
