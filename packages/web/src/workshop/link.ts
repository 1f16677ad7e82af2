/** A card in an address: its text, in letters that every address may have. It stands behind the #, so that no server is told. */
const MARK = 'card=';

export function linkTo(origin: string, game: string, text: string): string {
  return `${origin}/workshop/${game}#${MARK}${base64url(text)}`;
}

/** The text in the part of an address behind the #; null: there is none, '' one that nobody can read. */
export function textInLink(hash: string): string | null {
  const written = hash.replace(/^#/, '');
  if (!written.startsWith(MARK)) return null;
  try {
    const bytes = Uint8Array.from(
      atob(written.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/')),
      (sign) => sign.codePointAt(0) ?? 0,
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}

function base64url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
