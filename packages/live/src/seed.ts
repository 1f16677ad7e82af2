/** How many random bytes a seed is made of: who can guess the seed of a running game knows what chance will bring. */
export const SEED_BYTES = 16;

/** A seed from random bytes, in groups of four that can be read aloud: `3F0A-91C2-77DE-0B54-E8A6-1D39-C4F7-6021`. */
export function seedFrom(bytes: Uint8Array): string {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return (digits.toUpperCase().match(/.{4}/g) ?? []).join('-');
}
