/*
 * A view as it is sent: what changed in its bytes since the view before it, as text. A change is runs of bytes, each with how many
 * stay as they are before it, and its length; numbers in groups of seven bits. A late table's whole history is small that way.
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

/** What leads from the bytes of one view to those of another, which are as many. Without one before: from nothing but zeros. */
export function changeBetween(before: Uint8Array | null, after: Uint8Array): string {
  const out: number[] = [];
  const same = (at: number): boolean => after[at] === (before?.[at] ?? 0);
  for (let at = 0, end = 0; at < after.length; ) {
    while (at < after.length && same(at)) at++;
    if (at === after.length) break;
    const start = at;
    // Two bytes that stay are cheaper sent along than another run.
    while (at < after.length && !(same(at) && same(at + 1) && same(at + 2))) at++;
    number(out, start - end);
    number(out, at - start);
    for (const byte of after.subarray(start, at)) out.push(byte);
    end = at;
  }
  return textOf(out);
}

/** The bytes that a change leads to; null where it is no change of so many bytes. */
export function changed(before: Uint8Array, change: string): Uint8Array | null {
  const bytes = bytesOf(change);
  if (!bytes) return null;
  const after = before.slice();
  for (let at = 0, to = 0; at < bytes.length; ) {
    const [skip, next] = numberAt(bytes, at);
    const [length, start] = numberAt(bytes, next);
    to += skip;
    if (length === 0 || start + length > bytes.length || to + length > after.length) return null;
    after.set(bytes.subarray(start, start + length), to);
    to += length;
    at = start + length;
  }
  return after;
}

function number(out: number[], value: number): void {
  for (let rest = value; ; rest >>>= 7) {
    out.push(rest < 128 ? rest : (rest & 127) | 128);
    if (rest < 128) return;
  }
}

/** A number and the place behind it. What goes on behind the end is read as zero. */
function numberAt(bytes: Uint8Array, at: number): readonly [number, number] {
  let value = 0;
  for (let place = at, shift = 0; ; place++, shift += 7) {
    const byte = bytes[place] ?? 0;
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, place + 1];
  }
}

/** Base 64, as addresses have it, without signs at its end. */
function textOf(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    const digits = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63];
    for (const digit of digits.slice(0, Math.min(3, bytes.length - at) + 1)) text += DIGITS[digit];
  }
  return text;
}

function bytesOf(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of text) {
    const value = VALUES.get(digit);
    if (value === undefined) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 255;
  }
  return bytes;
}
