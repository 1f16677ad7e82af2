import type { State } from '@quayside/kernel';

/** Two mixes of all bytes in one number: that two positions of one search share it is less likely than a broken machine. */
export function fingerprint(state: State): number {
  const { buffer, byteLength } = state.bytes;
  const words = new Int32Array(buffer, 0, byteLength >> 2);
  let one = 0x811c9dc5;
  let other = 0x2545f491;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as number;
    one = Math.imul(one ^ word, 0x01000193);
    one ^= one >>> 15;
    other = Math.imul(other ^ word, 0x5bd1e995);
    other ^= other >>> 13;
  }
  return (one >>> 0) * 0x200000 + (other >>> 11);
}
