import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { GameUI } from '../game-ui.ts';
import { T } from '../text/speech.tsx';

/** The way to the article about what was touched; the table waits meanwhile. */
export function ReadAbout({ ui, place }: { readonly ui: GameUI; readonly place: string }): ReactElement | null {
  const article = ui.articleAt?.(place) ?? null;
  if (article === null) return null;
  return (
    <Link className="slip-row slip-read" href={`/cards/${ui.id}/${article}`}>
      <T id="web.cards.read" />
    </Link>
  );
}
