import { type ReactElement, useSyncExternalStore } from 'react';
import { Icon } from '../icons/index.ts';
import type { TableShown } from '../table/open.ts';
import { TableView } from '../table/TableView.tsx';
import { T } from '../text/speech.tsx';
import { line } from './line.ts';
import './online.css';

interface FarTableProps {
  readonly code: string;
  readonly shown: TableShown;
}

/** A table elsewhere that has begun: it is played at like one in this page. */
export function FarTableView({ code, shown }: FarTableProps): ReactElement {
  const { screen, propose, counsel, planOf, hold } = shown;
  return (
    <>
      <TableView
        key={screen.scene().viewer}
        id={code}
        screen={screen}
        propose={propose}
        counsel={counsel}
        planOf={planOf}
        hold={hold}
      />
      <LineSign />
    </>
  );
}

/** Says that the line to the server is down, and that nothing is lost. */
function LineSign(): ReactElement {
  const connection = line();
  const state = useSyncExternalStore(connection.subscribe, () => connection.state);
  return (
    <p className="online-line" role="status" data-line={state}>
      {state === 'broken' && (
        <>
          <Icon name="warning" /> <T id="web.online.line-broken" />
        </>
      )}
    </p>
  );
}
