import { createHash } from 'node:crypto';
import { CHANCE, type State, Table } from '@quayside/kernel';
import { commitmentOf, dealIn, type FairDeal, seedOf } from '@quayside/live';
import { type Command, Complaint, FINE, NO } from '../command.ts';
import { ANY_GAME } from '../flag.ts';
import { tableOfRecord } from '../record-problems.ts';

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text, 'utf8').digest();

/** What is wrong with a deal; null: it is the one that was committed to. */
type Fault = 'no-deal' | 'other-commitment' | 'wrong-secret' | 'wrong-seed' | 'wrong-chance';

/** Does the sums of an online game's deal again. */
export const verify: Command = {
  name: 'verify',
  positionals: [{ name: 'FILE' }],
  flags: { commitment: { type: 'string', value: 'HEX' }, game: ANY_GAME },
  async run(context) {
    const { table, text } = tableOfRecord(context, context.positionals[0] as string);
    const deal = dealIn(text);
    const noted = context.flags['commitment'];
    const fault = await faultIn(table, deal, typeof noted === 'string' ? noted : null);
    const { speaker } = context;
    if (context.json) context.out(JSON.stringify({ fault, deal }));
    if (fault) throw new Complaint(speaker.text(`cli.verify.${fault}`), NO);
    if (!context.json) context.out(speaker.text('cli.verify.fine', { commitment: deal?.commitment ?? '' }));
    return FINE;
  },
};

async function faultIn(table: Table<State>, deal: FairDeal | null, noted: string | null): Promise<Fault | null> {
  if (!deal) return 'no-deal';
  if (noted !== null && noted.trim().toLowerCase() !== deal.commitment) return 'other-commitment';
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
