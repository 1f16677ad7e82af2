import { CHANCE, type State, Table } from '@quayside/kernel';
import { commitmentOf, type FairDeal, seedOf, type Sha256 } from './fair-deal.ts';

/** What is wrong with a deal. */
export type DealFault = 'no-deal' | 'other-commitment' | 'other-salt' | 'wrong-secret' | 'wrong-seed' | 'wrong-chance';

/** What somebody noted when they sat down: what the deal was committed to, and what they added themselves. */
export interface NotedDeal {
  readonly commitment: string;
  readonly salt?: string;
}

/** Does the sums of an online game's deal again; null: it is the one that was committed to. */
export async function dealFault(
  table: Table<State>,
  deal: FairDeal | null,
  noted: NotedDeal | null,
  sha256: Sha256,
): Promise<DealFault | null> {
  if (!deal) return 'no-deal';
  if (noted && noted.commitment !== deal.commitment) return 'other-commitment';
  if (noted?.salt !== undefined && !deal.salts.includes(noted.salt)) return 'other-salt';
  if ((await commitmentOf(deal.secret, sha256)) !== deal.commitment) return 'wrong-secret';
  if ((await seedOf(deal, sha256)) !== table.header.seed) return 'wrong-seed';
  return isDealtFromSeed(table) ? null : 'wrong-chance';
}

/** Is all that chance brought what its seed brings? */
function isDealtFromSeed({ game, header, steps, state }: Table<State>): boolean {
  const again = Table.start(game, header);
  if (!again.ok) return false;
  for (const { seat, option } of steps) {
    if (seat === CHANCE) continue;
    if (again.value.follow(seat, game.token(option))) return false;
    again.value.deal();
  }
  return again.value.state.equals(state);
}
