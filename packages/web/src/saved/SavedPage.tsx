import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { fetchAhead } from '../app/table-page.ts';
import { WhenBroken } from '../app/WhenBroken.tsx';
import { T, useText } from '../text/speech.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { type Damaged, type SavedTable, savedTables } from './saved-tables.ts';
import { DamagedCard, TableCard } from './TableCard.tsx';
import { UndoStrip } from './UndoStrip.tsx';
import { Emblem } from '../home/Emblem.tsx';
import { useGames } from '../use-games.ts';
import { useTables } from './use-tables.ts';
import '../look/pages.css';
import './saved.css';

interface Deleted {
  readonly id: string;
  readonly name: string;
  readonly putBack: () => void;
}

/** Tables to go on with, tables that are over, and what came in from elsewhere. */
export function SavedPage(): ReactElement {
  const text = useText();
  const games = useGames();
  const { tables, damaged } = useTables();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const forget = useCallback(() => setDeleted(null), []);
  useEffect(() => {
    for (const game of new Set(tables.map((table) => table.game))) fetchAhead(games, game);
  }, [games, tables]);
  const remove = (id: string, name: string): void => setDeleted({ id, name, putBack: savedTables.remove(id) });
  const group = (title: string, of: readonly SavedTable[]): ReactElement | null =>
    of.length === 0 ? null : (
      <section className="page-sheet" aria-labelledby={`saved-${title}`}>
        <h2 id={`saved-${title}`}>
          <T id={`web.saved.${title}`} />
        </h2>
        <ul className="saved-list">
          {of.map((table) => (
            <WhenBroken
              key={table.id}
              show={
                <DamagedCard save={asDamaged(table)} onDelete={() => remove(table.id, text('web.saved.damaged'))} />
              }
            >
              <TableCard table={table} onDelete={() => remove(table.id, text(`game.${table.game}`))} />
            </WhenBroken>
          ))}
        </ul>
      </section>
    );
  return (
    <div className="page saved">
      <header className="page-head">
        <h1>
          <T id="web.saved.title" />
        </h1>
        <p>
          <T id="web.saved.intro" />
        </p>
      </header>
      {tables.length + damaged.length === 0 && <NothingSaved />}
      {group(
        'going',
        tables.filter(({ line }) => line !== null),
      )}
      {group(
        'finished',
        tables.filter(({ line }) => line === null),
      )}
      {damaged.length > 0 && (
        <section className="page-sheet" aria-labelledby="saved-broken">
          <h2 id="saved-broken">
            <T id="web.saved.broken" />
          </h2>
          <ul className="saved-list">
            {damaged.map((save) => (
              <DamagedCard key={save.id} save={save} onDelete={() => remove(save.id, text('web.saved.damaged'))} />
            ))}
          </ul>
        </section>
      )}
      <ImportPanel />
      {deleted && (
        <UndoStrip
          key={deleted.id}
          done={<T id="web.saved.deleted" args={{ table: deleted.name }} />}
          undo={<T id="web.saved.undo" />}
          onUndo={() => {
            deleted.putBack();
            forget();
          }}
          onGone={forget}
        />
      )}
    </div>
  );
}

/** A table whose seats or line fit no game. */
const asDamaged = (table: SavedTable): Damaged => ({ id: table.id, damaged: true, text: JSON.stringify(table) });

function NothingSaved(): ReactElement {
  const { ids } = useGames();
  return (
    <section className="page-sheet saved-empty">
      <Emblem game={ids[0] ?? ''} size={84} />
      <p>
        <T id="web.saved.empty" />
      </p>
      <div>
        {ids.map((game) => (
          <Link key={game} href={`/new/${game}`} className="button">
            <T id="web.home.new-of" args={{ game: { key: `game.${game}` } }} />
          </Link>
        ))}
      </div>
    </section>
  );
}
