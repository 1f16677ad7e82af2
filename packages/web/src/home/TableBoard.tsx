import type { State } from '@quayside/kernel';
import type { ReactElement } from 'react';
import type { GameUI, ViewProps } from '../game-ui.ts';
import { TablePart } from '../table/TablePart.tsx';
import { useSize } from '../table/size.ts';

/** The board of a table to be looked at; of a phone's the first page. */
export function TableBoard({ ui, ...seen }: ViewProps<State> & { readonly ui: GameUI }): ReactElement {
  const First = useSize() === 'phone' ? ui.sections[0]?.Part : undefined;
  return (
    <TablePart ui={ui} players={seen.seats.length} zone="board" still>
      {First ? <First {...seen} /> : <ui.Board {...seen} />}
    </TablePart>
  );
}
