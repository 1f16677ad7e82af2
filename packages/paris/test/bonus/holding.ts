import type { JsonObject } from '@quayside/kernel';
import { SEAT_NAMES } from '@quayside/paris';
import { given, type Scenario } from '../scenario.ts';

/** Like given, with a key behind every screen, so that there is always a choice and no turn is played by itself. */
export function playing(position: JsonObject): Scenario {
  const { players = 2, seats = {} } = position as { players?: number; seats?: Record<string, JsonObject> };
  const all = SEAT_NAMES.slice(0, players).map((name) => [name, { hand: 1, ...seats[name] }]);
  return given({ ...position, seats: Object.fromEntries(all) });
}

/** Blue to act with these bonus tiles. */
export const holding = (tiles: readonly number[], blue: JsonObject = {}, table: JsonObject = {}): Scenario =>
  playing({ ...table, seats: { blue: { tiles: [...tiles], ...blue } } });
