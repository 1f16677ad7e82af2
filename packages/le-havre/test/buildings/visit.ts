import type { JsonObject } from '@quayside/kernel';
import { given, type Scenario } from '../scenario.ts';

type Holding = Readonly<Record<string, number>>;
/** What else is on the table: more of Red's cards, other seats, piles, ships, offers. */
type Rest = { own?: string[]; ships?: string[]; loans?: number; disc?: string; seats?: JsonObject; table?: JsonObject };

/** Red before the main action. The own Town Square has no type and no symbol; it only keeps the turn from ending by itself. */
function red({ franc = 0, ...goods }: Holding, town: string[], rest: Rest, own: string[]): Scenario {
  const { ships = [], loans = 0, disc = 'home', seats = {}, table = {} } = rest;
  const buildings = ['town-square', ...own, ...(rest.own ?? [])];
  return given({ ...table, town, seats: { ...seats, red: { francs: franc, goods, buildings, ships, loans, disc } } });
}

/** The town owns the building. */
export const town = (building: string, holds: Holding, rest: Rest = {}): Scenario => red(holds, [building], rest, []);

/** Red owns the building and pays no fee. */
export const own = (building: string, holds: Holding, rest: Rest = {}): Scenario => red(holds, [], rest, [building]);

/** Green owns the building and gets the fee. */
export const greens = (building: string, holds: Holding, rest: Rest = {}): Scenario =>
  red(holds, [], { ...rest, seats: { ...rest.seats, green: { buildings: [building] } } }, []);
