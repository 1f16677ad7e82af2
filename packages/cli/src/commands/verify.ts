import { createHash } from 'node:crypto';
import { dealFault, dealIn } from '@quayside/live';
import { type Command, Complaint, FINE, NO } from '../command.ts';
import { ANY_GAME } from '../flag.ts';
import { tableOfRecord } from '../record-problems.ts';

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text, 'utf8').digest();

/** Does the sums of an online game's deal again. */
export const verify: Command = {
  name: 'verify',
  positionals: [{ name: 'FILE' }],
  flags: { commitment: { type: 'string', value: 'HEX' }, game: ANY_GAME },
  async run(context) {
    const { table, text } = tableOfRecord(context, context.positionals[0] as string);
    const deal = dealIn(text);
    const flag = context.flags['commitment'];
    const noted = typeof flag === 'string' ? { commitment: flag.trim().toLowerCase() } : null;
    const fault = await dealFault(table, deal, noted, sha256);
    const { speaker } = context;
    if (context.json) context.out(JSON.stringify({ fault, deal }));
    if (fault) throw new Complaint(speaker.text(`cli.verify.${fault}`), NO);
    if (!context.json) context.out(speaker.text('cli.verify.fine', { commitment: deal?.commitment ?? '' }));
    return FINE;
  },
};
