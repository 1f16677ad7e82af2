/** How many letters must be changed, added, left out or swapped with their neighbour to make one word the other. */
function apart(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let a = 1; a <= one.length; a++) {
    const row = [a];
    for (let b = 1; b <= other.length; b++) {
      const same = one[a - 1] === other[b - 1];
      const swapped = a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1];
      row[b] = Math.min(
        (last[b] as number) + 1,
        (row[b - 1] as number) + 1,
        (last[b - 1] as number) + (same ? 0 : 1),
        swapped ? (before[b - 2] as number) + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] as number;
}

const LONGEST = 40;

/** The known word that somebody may have meant: one letter off in a short word, two in a longer one. Null when none is near. */
export function nearest(typed: string, known: Iterable<string>): string | null {
  const word = typed.toLowerCase();
  if (word.length < 3 || word.length > LONGEST) return null;
  const far = word.length < 6 ? 1 : 2;
  let best: { readonly name: string; readonly off: number } | null = null;
  for (const name of new Set(known)) {
    if (Math.abs(name.length - word.length) > far) continue;
    const off = apart(word, name.toLowerCase());
    if (off > 0 && off <= far && (best === null || off < best.off)) best = { name, off };
  }
  return best?.name ?? null;
}

/** The token that somebody may have meant by words of which some are near to known ones; null when there is none. */
export function tokenNear(typed: string, known: readonly string[], isToken: (text: string) => boolean): string | null {
  const words = typed.trim().split(/\s+/).slice(0, 8);
  const meant = words.map((word) => (known.includes(word) ? word : (nearest(word, known) ?? word))).join(' ');
  return meant !== typed.trim() && isToken(meant) ? meant : null;
}
