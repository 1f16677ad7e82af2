import type { Message } from '@quayside/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { sitAt } from '../app/left-table.ts';
import { Trouble } from '../app/Trouble.tsx';
import { exportName } from '../saved/download.ts';
import { type SavedTable, savedTables } from '../saved/saved-tables.ts';
import { useGames } from '../use-games.ts';
import { type Opened, openTable, type TableHere } from './open.ts';
import { TableView } from './TableView.tsx';

/** A saved table, by its address. */
export function TablePage({ id }: { readonly id: string }): ReactElement | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState(false);
  /** What there is of a table that was deleted in another tab. */
  const [deleted, setDeleted] = useState<SavedTable | null>(null);
  const [again, setAgain] = useState(0);
  const [, go] = useLocation();
  const games = useGames();
  useEffect(() => {
    let table: TableHere | null = null;
    let left = false;
    setFailure(false);
    setDeleted(null);
    openTable(games, id, setDeleted)
      .then((result) => {
        if (result.kind === 'open') {
          if (left) return;
          ({ table } = result);
          sitAt(id);
          table.open();
        }
        if (!left) setOpened(result);
      })
      .catch(() => setFailure(!left));
    // The same table in another tab: whoever played last is right.
    const stop = savedTables.onElsewhere(id, () => {
      if (table && !savedTables.has(id)) setDeleted(table.kept());
      else setAgain((n) => n + 1);
    });
    return () => {
      left = true;
      stop();
      table?.close();
    };
  }, [games, id, again]);
  useEffect(() => {
    if (deleted && opened?.kind === 'open') opened.table.close();
  }, [deleted, opened]);

  if (failure)
    return (
      <Trouble
        title="web.trouble.not-loaded"
        what="web.trouble.not-loaded-what"
        // What a browser could not load once it does not ask for again.
        onRetry={() => location.reload()}
      />
    );
  if (deleted)
    return (
      <Trouble
        title="web.trouble.deleted"
        what="web.trouble.deleted-what"
        onKeep={() => {
          savedTables.put(deleted);
          setAgain((n) => n + 1);
        }}
        rescue={{ name: exportName(deleted), text: deleted.record }}
      />
    );
  if (!opened) return null;
  if (opened.kind === 'missing') return <Trouble title="web.trouble.no-table" what="web.trouble.no-table-what" />;
  if (opened.kind === 'damaged') {
    const problems: readonly Message[] = opened.problems;
    return (
      <Trouble
        title="web.trouble.damaged"
        what="web.trouble.damaged-what"
        problems={problems}
        ui={opened.ui}
        rescue={{ name: `${id}.record`, text: opened.text }}
        onDelete={() => {
          savedTables.remove(id);
          go('/saved');
        }}
      />
    );
  }
  const { screen, propose, counsel, planOf, hold } = opened.table;
  return (
    <TableView key={again} id={id} screen={screen} propose={propose} counsel={counsel} planOf={planOf} hold={hold} />
  );
}
