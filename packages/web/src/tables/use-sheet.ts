import type { LineState, TableSheet } from '@quayside/live';
import { useCallback, useEffect, useState } from 'react';
import { forget, reach, useReach } from '../online/known.ts';
import { type Answered, type Refused, tableOf, type Trouble } from '../online/requests.ts';
import type { TableShown } from '../table/open.ts';
import { useGames } from '../use-games.ts';
import { useAsking } from './use-asking.ts';

export interface Told {
  /** As it was last told; null until then. */
  readonly sheet: TableSheet | null;
  /** Why it is not told now. */
  readonly why: Refused | null;
  /** Why the table itself cannot be followed, which waiting does not mend. */
  readonly trouble: Refused | null;
  /** How it is with the line to the server; null: none is wanted. */
  readonly line: LineState | null;
  /** What was done: its answer is the newest there is. */
  readonly take: (answer: Answered<TableSheet>) => void;
  /** The table itself, once it has begun and whoever looks is signed in. */
  readonly shown: TableShown | null;
}

/** Why a line will not be made again. */
const ENDED: Partial<Record<LineState, Trouble>> = {
  'signed-out': 'sign-in',
  refused: 'other-origin',
  'too-many': 'too-many-sockets',
};

/**
 * A table as it is now, while somebody looks at it. Who is signed in follows it on the line to the server; who is not asks again
 * and again.
 */
export function useSheet(code: string): Told {
  const { me } = useReach();
  const [sheet, setSheet] = useState<TableSheet | null>(null);
  const [why, setWhy] = useState<Refused | null>(null);
  const take = useCallback((answer: Answered<TableSheet>): void => {
    if (!answer.ok) return;
    // An answer that was on its way while something was done is older than that.
    setSheet((last) => (last && last.changed > answer.value.changed ? last : answer.value));
    setWhy(null);
  }, []);
  const { shown, line, trouble } = useFollowed(me?.id ?? null, sheet, take, setWhy);
  useAsking(async () => {
    const answer = await tableOf(code);
    take(answer);
    if (!answer.ok) setWhy(answer.why);
  }, line !== 'open');
  return { sheet, why, trouble, line, take, shown };
}

type FollowedTable = Pick<Told, 'shown' | 'line' | 'trouble'>;

/** Follows a table on somebody's line to the server; null: nobody is signed in yet, or it is not known what to follow. */
function useFollowed(
  me: string | null,
  sheet: TableSheet | null,
  take: Told['take'],
  refused: (why: Refused) => void,
): FollowedTable {
  const games = useGames();
  const [shown, setShown] = useState<TableShown | null>(null);
  const [state, setState] = useState<LineState | null>(null);
  const [isOther, setOther] = useState(false);
  const code = sheet?.code;
  const game = sheet?.game;
  useEffect(() => {
    if (me === null || code === undefined || game === undefined || !games.has(game)) return undefined;
    let left = false;
    let leave = (): void => undefined;
    const follow = async (): Promise<void> => {
      // They come with the table, which most of those who look at lists do not want.
      const [{ openFarTable }, { hangUp, line }] = await Promise.all([
        import('../online/open-far.ts'),
        import('../online/line.ts'),
      ]);
      if (left) return;
      const connection = line(me);
      const look = (): void => {
        setState(connection.state);
        if (connection.state !== 'signed-out') return;
        hangUp();
        const known = reach().me;
        if (known?.id === me) forget(known);
      };
      const unsubscribe = connection.subscribe(look);
      look();
      const end = await openFarTable(
        games,
        connection,
        { code, game },
        {
          onShown: setShown,
          onSheet: (told) => take({ ok: true, value: told }),
          onProblem: (why) => (why === 'other-version' ? setOther(true) : refused(why)),
        },
      );
      leave = () => {
        end();
        unsubscribe();
      };
      if (left) leave();
    };
    // What could not be loaded now is asked for in the other way.
    follow().catch(() => setState(null));
    return () => {
      left = true;
      leave();
      setShown(null);
      setState(null);
      setOther(false);
    };
  }, [games, me, code, game, take, refused]);
  const key = isOther ? 'other-version' : state && ENDED[state];
  return { shown, line: state, trouble: key ? { key, facts: {} } : null };
}
