import { createHash, webcrypto } from 'node:crypto';
import { type State, Table } from '@quayside/kernel';
import { commitmentOf, type FairDeal, seedOf, withDeal } from '@quayside/live';
import { describe, expect, it } from 'vitest';
import { checkDeal } from '../src/online/check-deal.ts';
import { noteDeal, notedDeal } from '../src/online/noted-deals.ts';
import { BrowserStorage } from '../src/saved/browser-storage.ts';
import { plainUI } from './plain-ui.ts';
import { FakeStorage } from './storage.ts';

const SALT = 'ab'.repeat(16);
const sha256 = (text: string): Uint8Array => createHash('sha256').update(text, 'utf8').digest();

/** A game as a server deals it, with the deal in its record. */
async function dealt(): Promise<{ table: Table<State>; record: string; deal: FairDeal }> {
  const secret = '3c'.repeat(32);
  const salts = [SALT, null];
  const deal = { secret, salts, commitment: await commitmentOf(secret, sha256) };
  const settings = { players: '2', length: 'short' };
  const table = Table.start<State>(plainUI.game, { settings, seed: await seedOf(deal, sha256) });
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  return { table: table.value, record: withDeal(table.value.record(), deal), deal };
}

describe('the deal of a table that is over', () => {
  const { subtle } = webcrypto;

  it('is what was noted before somebody sat down, or is not', async () => {
    const { table, record, deal } = await dealt();
    const noted = { code: 'T', commitment: deal.commitment, salt: SALT };
    expect(await checkDeal(table, record, noted, subtle)).toBe('fair');
    expect(await checkDeal(table, record, { ...noted, commitment: '00'.repeat(32) }, subtle)).toBe('other');
    expect(await checkDeal(table, record, { ...noted, salt: '00'.repeat(16) }, subtle)).toBe('other');
    expect(await checkDeal(table, table.record(), noted, subtle)).toBe('other');
    const wrong = withDeal(table.record(), { ...deal, secret: '00'.repeat(32) });
    expect(await checkDeal(table, wrong, noted, subtle)).toBe('other');
  });

  it('cannot be checked where the page has no hashes', async () => {
    const { table, record, deal } = await dealt();
    const noted = { code: 'T', commitment: deal.commitment, salt: SALT };
    expect(await checkDeal(table, record, noted, null)).toBe('unchecked');
  });
});

describe('what is noted when somebody sits down', () => {
  it('is kept by table; of the commitment the first, of the salt the last', () => {
    const storage = new BrowserStorage(() => kept);
    const kept = new FakeStorage();
    noteDeal({ code: 'T', commitment: 'first', salt: '1' }, storage);
    noteDeal({ code: 'U', commitment: 'u', salt: '2' }, storage);
    noteDeal({ code: 'T', commitment: 'second', salt: '3' }, storage);
    expect(notedDeal('T', storage)).toEqual({ code: 'T', commitment: 'first', salt: '3' });
    expect(notedDeal('U', storage)?.commitment).toBe('u');
    expect(notedDeal('V', storage)).toBeNull();
  });

  it('is nothing where what is kept cannot be read', () => {
    const kept = new FakeStorage();
    const storage = new BrowserStorage(() => kept);
    for (const broken of ['{', 'null', '7', '[null, 3, {"code": "T"}]']) {
      kept.setItem('quayside.deals', broken);
      expect(notedDeal('T', storage)).toBeNull();
    }
  });
});
