import type { JsonObject } from '@quayside/kernel';
import { given, type Scenario } from '../scenario.ts';

/** Red before the main action, with what is named, and the town's building to visit. Two offers leave red a choice. */
export function visiting(building: string, red: JsonObject, more: JsonObject = {}): Scenario {
  return given({ town: [building], offers: { wood: 1, clay: 1 }, seats: { red }, ...more });
}

/** The same with the building red's own: there is no fee, and the turn stays open afterwards. */
export function atHome(building: string, red: JsonObject, more: JsonObject = {}): Scenario {
  return given({ offers: { wood: 1, clay: 1 }, seats: { red: { ...red, buildings: [building] } }, ...more });
}
