import type { Settings } from '@quayside/kernel';
import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../icons/index.ts';
import { beginTable, newSeed } from '../saved/begin.ts';
import { exportTable } from '../saved/download.ts';
import type { SharedScreen } from '../table/shared-screen.ts';
import { T, useText } from '../text/speech.tsx';
import { useGames } from '../use-games.ts';

interface ActionsProps {
  readonly id: string;
  readonly screen: SharedScreen;
  readonly settings: Settings;
  /** null where nobody may know it: then it cannot be dealt again. */
  readonly seed: string | null;
  readonly onTable: () => void;
}

type Said = 'copied' | 'not-copied' | 'no-rematch';

/** What can be done after a game: once more, look at it, take it away. */
export function Actions({ id, screen, settings, seed, onTable }: ActionsProps): ReactElement {
  const { ui } = screen;
  const text = useText();
  const games = useGames();
  const [, go] = useLocation();
  const [said, say] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
  const again = async (from: string): Promise<void> => {
    setBusy(true);
    try {
      const { seats } = screen.scene();
      go(`/table/${await beginTable(games, { game: ui.id, settings, seed: from, seats: seats.map(withoutStandIn) })}`);
    } catch {
      say('no-rematch');
      setBusy(false);
    }
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(screen.saved());
      say('copied');
    } catch {
      say('not-copied');
    }
  };
  return (
    <div className="end-actions">
      <div>
        <button type="button" className="button primary" disabled={busy} onClick={() => void again(newSeed())}>
          <Icon name="dice" />
          <T id="web.end.rematch" />
        </button>
        {seed !== null && (
          <button type="button" className="button" disabled={busy} onClick={() => void again(seed)}>
            <Icon name="undo" />
            <T id="web.end.same-deal" />
          </button>
        )}
        <Link href={`/new/${ui.id}`} className="button">
          <Icon name="plus" />
          <T id="web.new-table" />
        </Link>
      </div>
      <div>
        <button type="button" className="button" onClick={onTable}>
          <Icon name="eye" />
          <T id="web.end.table" />
        </button>
        <button type="button" className="button" data-do="export" onClick={() => exportTable(id, screen)}>
          <Icon name="export" />
          <T id="web.menu.export" />
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name="copy" />
          <T id="web.end.copy" />
        </button>
      </div>
      <p role="status">{said && text(`web.end.${said}`)}</p>
    </div>
  );
}

const withoutStandIn = <T extends object>(seat: T): T & { readonly standIn: null } => ({ ...seat, standIn: null });
