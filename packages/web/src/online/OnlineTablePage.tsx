import type { OnlineError, TableSheet } from '@quayside/live';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { Frame } from '../app/Frame.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { Icon } from '../icons/index.ts';
import type { TableShown } from '../table/open.ts';
import { TableView } from '../table/TableView.tsx';
import { T } from '../text/speech.tsx';
import { useGames } from '../use-games.ts';
import { line } from './line.ts';
import { openFarTable } from './open-far.ts';
import { Seating } from './Seating.tsx';
import { askHello, server } from './server.ts';
import { SignIn } from './SignIn.tsx';
import './online.css';

type Problem = OnlineError['error']['key'] | 'unreachable' | 'other-version' | 'no-server';

/** A table elsewhere, by its code: who is not signed in says their name, then takes a seat; when it has begun it is played at. */
export function OnlineTablePage({ code }: { readonly code: string }): ReactElement | null {
  const games = useGames();
  const [me, setMe] = useState<string | null | undefined>(undefined);
  const [sheet, setSheet] = useState<TableSheet | null>(null);
  const [shown, setShown] = useState<TableShown | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    void askHello().then((hello) => (hello ? setMe(hello.me?.id ?? null) : setProblem('no-server')));
  }, []);
  useEffect(() => {
    if (!me) return undefined;
    let left = false;
    let leave = (): void => undefined;
    const follow = async (): Promise<void> => {
      const asked = await server.table(code);
      if (!asked.ok) return setProblem(asked.error.key);
      setSheet(asked.value);
      if (!games.has(asked.value.game)) return setProblem('other-version');
      const end = await openFarTable(games, line(), asked.value, {
        onShown: setShown,
        onSheet: setSheet,
        onProblem: (why) => setProblem(why === 'other-version' ? why : why.key),
      });
      if (left) end();
      else leave = end;
      return undefined;
    };
    follow().catch(() => setProblem('unreachable'));
    return () => {
      left = true;
      leave();
    };
  }, [games, code, me]);
  if (problem) {
    return (
      <Trouble
        title="web.online.trouble"
        what={`web.online.problem.${problem}`}
        {...(problem !== 'no-table' && { onRetry: () => location.reload() })}
      />
    );
  }
  if (me === null) {
    return (
      <Frame>
        <SignIn onSignedIn={({ id }) => setMe(id)} />
      </Frame>
    );
  }
  if (shown) {
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
  if (!sheet || !me) return null;
  return (
    <Frame>
      <Seating sheet={sheet} me={me} onSheet={setSheet} />
      <LineSign />
    </Frame>
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
