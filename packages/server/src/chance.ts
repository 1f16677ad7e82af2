import { createHash, randomBytes, randomInt } from 'node:crypto';
import { hexOf, SECRET_BYTES } from '@quayside/live';
import { CODE_LETTERS } from './api/requests.ts';

/* Whatever nobody may guess. */

export const sha256 = (text: string): Uint8Array => createHash('sha256').update(text, 'utf8').digest();

/** What a database knows of a secret that somebody carries: of 256 random bits a plain hash is enough. */
export const fingerprint = (token: string): string => hexOf(sha256(token));

export const newSecret = (): string => hexOf(randomBytes(SECRET_BYTES));
export const newToken = (): string => randomBytes(32).toString('base64url');
export const newPersonId = (): string => randomBytes(9).toString('base64url');

const letters = (count: number): string =>
  Array.from({ length: count }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** The name of a table, which is its invitation too: 40 bits. */
export const newCode = (): string => `${letters(4)}-${letters(4)}`;
