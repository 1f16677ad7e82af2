import type { TableSheet } from '@quayside/live';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Foot } from '../app/Foot.tsx';
import { Icon } from '../icons/index.ts';
import { askMine, askReach, useAskReach } from '../online/reach.ts';
import { tables } from '../online/requests.ts';
import { isNarrow, useSize } from '../table/size.ts';
import { T } from '../text/speech.tsx';
import { useGames } from '../use-games.ts';
import { CodeField } from './CodeField.tsx';
import { MineRow } from './MineRow.tsx';
import { NameField } from './NameField.tsx';
import { NewTableSlip } from './NewTableSlip.tsx';
import { NoServer } from './NoServer.tsx';
import { OpenRow } from './OpenRow.tsx';
import { LIST_GROUPS } from './sheets.ts';
import { useAsking } from './use-asking.ts';
import { type Rows, useRows } from './use-rows.ts';
import { useYou, type You } from './use-you.ts';
import '../look/pages.css';
import './tables.css';
import './plates.css';

/** One's tables with others, those with a free chair, and a new one. */
export function TablesPage(): ReactElement {
  const games = useGames();
  const { standing, me, mine } = useAskReach();
  const [listed, setListed] = useState<readonly TableSheet[] | null>(null);
  const [making, setMaking] = useState(false);
  const narrow = isNarrow(useSize());
  const you = useYou();
  const known = (sheets: readonly TableSheet[]): TableSheet[] => sheets.filter(({ game }) => games.has(game));
  const isMine = ({ code }: TableSheet): boolean => mine?.some((each) => each.code === code) === true;
  useAsking(
    async () => {
      // Whoever is back on the net is known again first.
      if (standing !== 'there') await askReach();
      const [open] = await Promise.all([tables({ state: 'open' }), me ? askMine() : null]);
      if (open.ok) setListed(open.value);
    },
    standing === 'there' || standing === 'no-net',
  );
  const own = useRows(mine && known(mine));
  const open = useRows(mine && listed && known(listed).filter((sheet) => !isMine(sheet)));
  const greyed = standing !== 'there';
  if (greyed && standing !== 'asking' && (standing !== 'no-net' || own.waiting)) return <NoServer why={standing} />;
  const shows = { lists: !narrow || !making, slip: !narrow || making };
  return (
    <div className={`tables ${standing === 'no-net' ? 'greyed' : ''}`}>
      <h1 className="unseen">
        <T id="web.tables" />
      </h1>
      {shows.lists && (
        <>
          {narrow && !me && <Doors you={you} greyed={greyed} />}
          <Mine rows={own} />
          <Open rows={open} you={you} greyed={greyed} />
          {narrow && me && <Doors you={you} greyed={greyed} />}
        </>
      )}
      {shows.slip && (
        <div className="tables-side">
          {narrow ? <NameSheet you={you} /> : <Doors you={you} greyed={greyed} />}
          <NewTableSlip you={you} greyed={greyed} onBack={narrow ? () => setMaking(false) : null} />
        </div>
      )}
      {!shows.slip && <MakeOne greyed={greyed} onMake={() => setMaking(true)} />}
    </div>
  );
}

interface DoorsProps {
  readonly you: You;
  readonly greyed: boolean;
}

const NameSheet = ({ you }: { readonly you: You }): ReactElement => (
  <section className="page-sheet tables-doors">
    <NameField you={you} />
  </section>
);

const Doors = ({ you, greyed }: DoorsProps): ReactElement => (
  <section className="page-sheet tables-doors">
    <NameField you={you} />
    <CodeField greyed={greyed} />
  </section>
);

/** What is new stays away until somebody wants to see it: rows do not move under a pointer. */
const Renew = ({ rows: { fresh, renew } }: { readonly rows: Rows }): ReactElement | null =>
  fresh === 0 ? null : (
    <button type="button" className="button small can tables-renew" onClick={renew}>
      <T id="web.tables.new-rows" args={{ n: fresh }} />
    </button>
  );

/** One's tables: where it is one's turn, where others think, where people are missing, what is over. */
function Mine({ rows: all }: { readonly rows: Rows }): ReactElement {
  const { rows, waiting } = all;
  // A number that leads to a table stays with it.
  const numbers = new Map(rows.map(({ sheet }, at) => [sheet.code, at + 1]));
  const groups = LIST_GROUPS.map((group) => ({ group, of: rows.filter((row) => row.group === group) })).filter(
    ({ of }) => of.length > 0,
  );
  return (
    <div className="tables-mine">
      {groups.map(({ group, of }, at) => (
        <section key={group} className="tables-sheet" aria-labelledby={`mine-${group}`}>
          <header>
            <h2 id={`mine-${group}`}>
              <T id={`web.tables.mine.${group}`} />
            </h2>
            <span className={group === 'turn' ? 'tables-count brass' : 'tables-count'}>{of.length}</span>
            {at === 0 && <Renew rows={all} />}
          </header>
          <ul>
            {of.map((row) => (
              <MineRow key={row.sheet.code} row={row} number={numbers.get(row.sheet.code) ?? 0} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <section className="tables-sheet" aria-labelledby="mine-none">
          <header>
            <h2 id="mine-none">
              <T id="web.tables.mine" />
            </h2>
            <Renew rows={all} />
          </header>
          {!waiting && (
            <p className="tables-none">
              <T id="web.tables.mine-none" />
            </p>
          )}
        </section>
      )}
    </div>
  );
}

interface OpenProps extends DoorsProps {
  readonly rows: Rows;
}

function Open({ rows: all, you, greyed }: OpenProps): ReactElement {
  const { rows, waiting } = all;
  const [usual = ''] = useGames().ids;
  return (
    <div className="tables-open-column">
      <section className="tables-sheet tables-open" aria-labelledby="tables-open">
        <header>
          <h2 id="tables-open">
            <T id="web.tables.open-tables" />
          </h2>
          <Renew rows={all} />
        </header>
        <ul>
          {rows.map((row) => (
            <OpenRow key={row.sheet.code} row={row} you={you} greyed={greyed} />
          ))}
        </ul>
        {rows.length === 0 && !waiting && (
          <div className="tables-none">
            <p>
              <T id="web.tables.open-none" />
            </p>
            <Link href={`/new/${usual}`} className="button small">
              <Icon name="bot" /> <T id="web.tables.bots" />
            </Link>
          </div>
        )}
      </section>
    </div>
  );
}

/** On a phone the slip is a page of its own. */
function MakeOne({ greyed, onMake }: { readonly greyed: boolean; readonly onMake: () => void }): ReactElement {
  useEffect(() => {
    // Whoever comes back from the slip is at the beginning of the lists.
    document.getElementById('content')?.scrollTo(0, 0);
  }, []);
  return (
    <Foot
      sign={<Icon name="players" size={30} />}
      title={<T id="web.tables.make-title" />}
      line={<T id={greyed ? 'web.tables.no-answer' : 'web.tables.make-line'} />}
      primary={
        <button type="button" className="foot-go" data-key="n" disabled={greyed} onClick={onMake}>
          <Icon name="plus" /> <T id="web.tables.new" />
        </button>
      }
    />
  );
}
