import type { State } from '@quayside/kernel';

/** Two mixes of all bytes in one number: that two positions of one search share it is less likely than a broken machine. */
export function fingerprint(state: State): number {
  const { bytes } = state;
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  let one = 0x811c9dc5;
  let other = 0x2545f491;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as number;
    one = Math.imul(one ^ word, 0x01000193);
    one ^= one >>> 15;
    other = Math.imul(other ^ word, 0x5bd1e995);
    other ^= other >>> 13;
  }
  // What is left of a word, byte by byte.
  for (let i = words.byteLength; i < bytes.byteLength; i++) {
    const byte = bytes[i] as number;
    one = Math.imul(one ^ byte, 0x01000193);
    one ^= one >>> 15;
    other = Math.imul(other ^ byte, 0x5bd1e995);
    other ^= other >>> 13;
  }
  return (one >>> 0) * 0x200000 + (other >>> 11);
}
