import { CHANCE, NOBODY, Options } from '@quayside/kernel';
import { bonusOptions, chooseBonus, goTo, raise, spendTile, spendTokens } from './arrive.ts';
import {
  backOptions,
  backWeight,
  draw,
  drawOptions,
  lay,
  putOptions,
  showBack,
  tileOptions,
  turnOver,
} from './draw.ts';
import { keepEnd, lookOptions, useEnd } from './end-tiles.ts';
import { targetOptions } from './move.ts';
import { argumentOf, highOf, isNone, Kind, kindOf, lowOf } from './option.ts';
import { Phase } from './phases.ts';
import { givePrestige, givePrestigeTile, prestigeOptions, prestigeTileOptions } from './prestige.ts';
import { benefitsDone, placeScore, scoreOptions } from './score-tile.ts';
import { spendOptions, standInOptions } from './stand-in.ts';
import type { ParisState } from './state.ts';
import { claim, claimOptions, retreatOptions, takeBonus } from './track.ts';
import { buy, sell, sellAs, sellMore, sellMoreOptions } from './trade.ts';
import { actionOptions, afterOptions, endTurn, place } from './turn.ts';
import { answered, givePairs, pairOptions, useTile } from './use.ts';

export function mover(s: ParisState): number {
  switch (s.phase) {
    case Phase.OVER:
      return NOBODY;
    case Phase.TILE:
    case Phase.BACK:
      return CHANCE;
    default:
      return s.seat;
  }
}

export function options(s: ParisState, out: Options): void {
  switch (s.phase) {
    case Phase.DRAW:
      return drawOptions(s, out);
    case Phase.TILE:
      return tileOptions(s, out);
    case Phase.PUT:
      return putOptions(s, out);
    case Phase.BACK:
      return backOptions(s, out);
    case Phase.ACTION:
      return actionOptions(s, out);
    case Phase.TARGET:
      return targetOptions(s, s.from, out);
    case Phase.SPEND:
      return spendOptions(s, out);
    case Phase.STAND_IN:
      return standInOptions(s, out);
    case Phase.BONUS:
      return bonusOptions(s, out);
    case Phase.PRESTIGE:
      return prestigeOptions(s, out);
    case Phase.PRESTIGE_TILE:
      return prestigeTileOptions(s, out);
    case Phase.SCORE:
      return scoreOptions(s, out);
    case Phase.AFTER:
      return afterOptions(s, out);
    case Phase.LOOK:
      return lookOptions(s, out);
    case Phase.CLAIM:
      return claimOptions(s, out);
    case Phase.RETREAT:
      return retreatOptions(s, out);
    case Phase.PAIRS:
      return pairOptions(s, out);
    case Phase.SELL_MORE:
      return sellMoreOptions(s, out);
    case Phase.OVER:
  }
}

/** Chance shows a back as often as there are tiles that could lie there. */
export function weight(s: ParisState, chosen: number): number {
  if (kindOf(chosen) !== Kind.BACK) return 1;
  return backWeight(s, highOf(argumentOf(chosen)), lowOf(argumentOf(chosen)));
}

/** None of the tokens asked about now. */
export function none(s: ParisState): number {
  const list = new Options();
  options(s, list);
  for (let i = 0; i < list.count; i++) if (isNone(list.at(i))) return list.at(i);
  return -1;
}

export function apply(s: ParisState, chosen: number): void {
  step(s, chosen);
  playForced(s);
}

/** In a view nobody can tell whether another seat has a choice. */
const isGuess = (s: ParisState): boolean => s.viewer !== 0 && mover(s) >= 0 && s.seat !== s.viewer - 1;

/** Plays every step that has a single option, so that a decision that is offered is a real one. */
export function playForced(s: ParisState): void {
  while (s.phase !== Phase.OVER && !isGuess(s)) {
    s.forced.clear();
    options(s, s.forced);
    if (s.forced.count !== 1) return;
    step(s, s.forced.at(0));
  }
}

function step(s: ParisState, chosen: number): void {
  if (s.listener) s.listener(mover(s), chosen);
  const argument = argumentOf(chosen);
  switch (kindOf(chosen)) {
    case Kind.DRAW:
      return draw(s, argument);
    case Kind.TILE:
      return turnOver(s, argument);
    case Kind.PUT:
      return lay(s, s.drawn, argument);
    case Kind.BACK:
      return showBack(s, highOf(argument), lowOf(argument));
    case Kind.PLACE:
      return place(s, argument);
    case Kind.MOVE:
      s.from = argument;
      s.phase = Phase.TARGET;
      return;
    case Kind.TO:
      return goTo(s, argument);
    case Kind.RAISE:
      return raise(s, highOf(argument), lowOf(argument));
    case Kind.SPEND:
      return spendTokens(s, highOf(argument), lowOf(argument));
    case Kind.WITH_TILE:
      return s.phase === Phase.STAND_IN ? spendTile(s, argument) : givePrestigeTile(s, argument);
    case Kind.BONUS:
      return chooseBonus(s, argument);
    case Kind.DECLINE:
      return benefitsDone(s);
    case Kind.PRESTIGE:
      return givePrestige(s, highOf(argument), lowOf(argument));
    case Kind.ENOUGH:
      return s.phase === Phase.SELL_MORE ? sellMore(s, -1) : benefitsDone(s);
    case Kind.SCORE:
      return placeScore(s, highOf(argument), lowOf(argument));
    case Kind.LOOK:
      s.phase = Phase.LOOK;
      return;
    case Kind.KEEP:
      keepEnd(s, argument);
      s.phase = Phase.AFTER;
      return;
    case Kind.USE_BONUS:
      return useTile(s, argument);
    case Kind.USE_END:
      return useEnd(s, argument);
    case Kind.CLAIM:
      claim(s, argument);
      return answered(s);
    case Kind.RETREAT:
      takeBonus(s, argument);
      return answered(s);
    case Kind.PAIRS:
      return givePairs(s, highOf(argument), lowOf(argument));
    case Kind.BUY:
      return buy(s, argument);
    case Kind.SELL:
      return sell(s, argument);
    case Kind.SELL_AS:
      return s.phase === Phase.SELL_MORE ? sellMore(s, lowOf(argument)) : sellAs(s, highOf(argument), lowOf(argument));
    case Kind.PASS:
      s.phase = Phase.AFTER;
      return;
    case Kind.END:
      return endTurn(s);
  }
}
