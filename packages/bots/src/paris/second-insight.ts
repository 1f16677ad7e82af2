import { Options } from '@quayside/kernel';
import { argumentOf, bonusBits, bonusPrice, Kind, kindOf, type ParisState, Phase, Standings } from '@quayside/paris';
import type { Insight } from '../insight.ts';
import type { Ways } from '../ways.ts';
import { turnsLeft } from './clock.ts';
import { afterAction } from './deeds.ts';
import { promise } from './promise.ts';
import { copy } from './search-options.ts';
import { TurnWays } from './turn-ways.ts';

const FETCHES = bonusBits('claim', 'retreat');
const KEYS = bonusBits('buy-key');

/** What a tile is worth more, or less, after the last action than the first players thought: tile 20 counts what is fetched before it. */
function lastCorrection(s: ParisState, option: number): number {
  if (s.phase !== Phase.AFTER || kindOf(option) !== Kind.USE_BONUS || turnsLeft(s, s.seat) >= 1) return 0;
  const tile = argumentOf(option);
  if ((FETCHES >> tile) & 1) return 4;
  return (KEYS >> tile) & 1 ? -4 : 0;
}

/** What players of Paris know today; the first levels know what they first knew. */
export function secondInsight(first: Insight<ParisState>): Insight<ParisState> {
  const turns = new TurnWays(first.game);
  const list = new Options();
  const standings = new Standings();
  const searchOptions = (s: ParisState, all: Options, out: Options): void =>
    s.phase === Phase.AFTER ? afterAction(s, all, out) : first.searchOptions(s, all, out);
  const ways = (s: ParisState, all: Options, out: Ways): boolean => {
    const raises = s.phase === Phase.BONUS && s.francsOf(s.seat) < bonusPrice(s);
    if (s.phase === Phase.ACTION) turns.action(s, all, out);
    else if (raises) turns.bonus(s, all, out);
    return out.count > 0;
  };
  return {
    ...first,
    firstGuess: (s, option) => first.firstGuess(s, option) + lastCorrection(s, option),
    searchOptions,
    ways,
    ending: {
      isNear: (s) => s.ending === 2 || (s.ending === 1 && s.players === 2),
      ways(s, all, out) {
        if (ways(s, all, out)) return;
        list.clear();
        if (s.phase === Phase.AFTER) afterAction(s, all, list);
        else copy(all, list);
        for (let i = 0; i < list.count; i++) out.add(list.at(i));
      },
      promise(s, seat) {
        standings.measure(s);
        return promise(s, seat, standings);
      },
    },
  };
}
