import { Random, type Settings } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { Scenario } from './scenario.ts';

/** A table set up as the rulebook says, before its first decision. */
export function begin(settings: Settings, seed = 'begin'): Scenario {
  return new Scenario(leHavre.toPosition(leHavre.setup(settings, new Random(seed))));
}
