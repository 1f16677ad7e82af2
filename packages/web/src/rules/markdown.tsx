import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';

/** What a page of rules is made of. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  /** A rule has an id; other paragraphs have none. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly id: string | null }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** As anchors in such pages are made of headings. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

const cells = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Reads the dialect our rules are written in: headings, paragraphs, lists and tables, each set off by an empty line. */
export function readBlocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): Block => {
      const heading = /^(#{1,4}) (.+)$/.exec(part);
      if (heading) {
        const text = heading[2] as string;
        return { kind: 'heading', level: (heading[1] as string).length, text, id: anchorOf(text) };
      }
      const lines = part.split('\n');
      if (lines.every((line) => line.startsWith('|'))) {
        const [head = '', , ...rows] = lines;
        return { kind: 'table', head: cells(head), rows: rows.map(cells) };
      }
      if (/^([*-]|\d+\.) /.test(part)) return { kind: 'list', items: items(lines) };
      return { kind: 'paragraph', text: lines.join(' '), id: /^\*\*([LP]-\d+)\*\*/.exec(part)?.[1] ?? null };
    });
}

/** A line that begins no item goes on with the one before it. */
function items(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const begun = /^(?:[*-]|\d+\.) (.+)$/.exec(line);
    if (begun) found.push(begun[1] as string);
    else found.push(`${found.pop() ?? ''} ${line.trim()}`);
  }
  return found;
}

const INLINE = /\*\*(.+?)\*\*|\*(?! )(.+?)\*|`(.+?)`|\[([^\]]+)\]\((.+?)\)|\b([LP]-\d{3})\b/g;

/** A link within a page of rules, from there or from elsewhere. */
function ToRule({ page, at, children }: { readonly page: string; readonly at: string; readonly children: ReactNode }) {
  const look = /^#[A-Z]-\d+$/.test(at) ? 'rules-number' : undefined;
  if (page !== '')
    return (
      <Link className={look} href={`${page}${at}`}>
        {children}
      </Link>
    );
  return (
    <a className={look} href={at}>
      {children}
    </a>
  );
}

/** Text with what stands out in it. Only links within the rules are links; a rule's number leads to the rule. `page`: where they are. */
export function Inline({ text, page = '' }: { readonly text: string; readonly page?: string }): ReactElement {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, italic, code, link, target = '', rule] = match;
    parts.push(text.slice(from, match.index));
    const key = match.index;
    if (bold !== undefined) parts.push(<b key={key}>{bold}</b>);
    else if (italic !== undefined)
      parts.push(
        <i key={key}>
          <Inline text={italic} page={page} />
        </i>,
      );
    else if (code !== undefined) parts.push(<code key={key}>{code}</code>);
    else if (rule !== undefined)
      parts.push(
        <ToRule key={key} page={page} at={`#${rule}`}>
          {rule}
        </ToRule>,
      );
    else if (target.startsWith('#'))
      parts.push(
        <ToRule key={key} page={page} at={target}>
          {link}
        </ToRule>,
      );
    else parts.push(link);
    from = match.index + whole.length;
  }
  parts.push(text.slice(from));
  return <>{parts}</>;
}
