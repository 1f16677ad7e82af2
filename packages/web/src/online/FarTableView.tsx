import type { LineState } from '@quayside/live';
import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import type { TableShown } from '../table/open.ts';
import { TableView } from '../table/TableView.tsx';
import { Problem } from '../tables/Problem.tsx';
import { T } from '../text/speech.tsx';
import type { Refused } from './requests.ts';
import './online.css';

interface FarTableProps {
  readonly code: string;
  readonly shown: TableShown;
  readonly line: LineState | null;
  /** Why nothing more is told of it. */
  readonly why: Refused | null;
}

/** A table elsewhere that has begun: it is played at like one in this page. */
export function FarTableView({ code, shown, line, why }: FarTableProps): ReactElement {
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
      <LineSign line={line} why={why} />
    </>
  );
}

/** Says that the line to the server is down, and that nothing is lost; or why the table cannot be followed any more. */
function LineSign({ line, why }: Pick<FarTableProps, 'line' | 'why'>): ReactElement {
  const isBroken = line === 'broken';
  // That nobody answers is what a broken line is about.
  const problem = !isBroken && why?.key !== 'no-net' ? why : null;
  return (
    <p className="online-line" role="status" data-line={line ?? ''}>
      {(isBroken || problem) && <Icon name="warning" />}
      {isBroken && <T id="web.online.line-broken" />}
      {problem && <Problem why={problem} />}
    </p>
  );
}
