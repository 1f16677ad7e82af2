import { seedFrom } from './seed.ts';

/*
 * A deal that can be checked. Before anybody sits down, whoever holds the table draws a secret and shows a hash of it: the
 * commitment. Every person who sits down adds a salt of their own. The seed is made of the secret and all salts: who holds the
 * table could not choose it, because the salts came later, and nobody else could foresee it. At the end secret and salts stand in
 * the record, and everybody can do the sums again:
 *
 *   commitment = SHA-256 of `quayside deal 1 SECRET`
 *   seed       = the first 16 bytes of SHA-256 of `quayside seed 1 SECRET SALT SALT …`, `-` for a seat without one
 *
 * Secret and salts are written in lower-case hexadecimal digits.
 */

/** SHA-256 of a text in UTF-8, as bytes. A page has it only as a promise. */
export type Sha256 = (text: string) => Uint8Array | Promise<Uint8Array>;

/** How many random bytes a secret and a salt are made of. */
export const SECRET_BYTES = 32;
export const SALT_BYTES = 16;

export interface FairDeal {
  readonly commitment: string;
  readonly secret: string;
  /** Of each seat; null where nobody sat down who added one. */
  readonly salts: readonly (string | null)[];
}

const SECRET = /^[0-9a-f]{64}$/;
const SALT = /^[0-9a-f]{32}$/;
const MARK = '# deal ';

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const isSalt = (text: string): boolean => SALT.test(text);

export const commitmentOf = async (secret: string, sha256: Sha256): Promise<string> =>
  hexOf(await sha256(`quayside deal 1 ${secret}`));

/** The seed of a deal, as it stands in a record's header. */
export async function seedOf({ secret, salts }: Omit<FairDeal, 'commitment'>, sha256: Sha256): Promise<string> {
  const words = ['quayside seed 1', secret, ...salts.map((salt) => salt ?? '-')];
  return seedFrom((await sha256(words.join(' '))).slice(0, 16));
}

/** A record with its deal, as a comment under its header. */
export function withDeal(record: string, deal: FairDeal): string {
  const end = record.indexOf('\n') + 1;
  return `${record.slice(0, end)}${MARK}${JSON.stringify(deal)}\n${record.slice(end)}`;
}

/** The deal of a record; null: it says nothing of it that can be read. */
export function dealIn(text: string): FairDeal | null {
  const row = text.split(/\r?\n/).find((each) => each.startsWith(MARK));
  if (row === undefined) return null;
  try {
    const deal = JSON.parse(row.slice(MARK.length)) as Partial<FairDeal> | null;
    const { commitment, secret, salts } = deal ?? {};
    const isDeal =
      typeof commitment === 'string' &&
      typeof secret === 'string' &&
      Array.isArray(salts) &&
      SECRET.test(commitment) &&
      SECRET.test(secret) &&
      salts.every((salt) => salt === null || (typeof salt === 'string' && SALT.test(salt)));
    return isDeal ? { commitment, secret, salts } : null;
  } catch {
    return null;
  }
}
