import type { TableSheet } from '@quayside/live';
import { useCallback, useEffect, useState } from 'react';
import { useReach } from '../online/reach.ts';
import { type Answered, type Refused, tableOf } from '../online/requests.ts';
import type { TableShown } from '../table/open.ts';
import { useGames } from '../use-games.ts';
import { useAsking } from './use-asking.ts';

export interface Told {
  /** As it was last told; null until then. */
  readonly sheet: TableSheet | null;
  /** Why it is not told now. */
  readonly why: Refused | null;
  /** What was done: its answer is the newest there is. */
  readonly take: (answer: Answered<TableSheet>) => void;
  /** The table itself, once it has begun and whoever looks is signed in. */
  readonly shown: TableShown | null;
}

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
  const { shown, isOnLine } = useFollowed(me ? sheet : null, take, setWhy);
  useAsking(async () => {
    const answer = await tableOf(code);
    take(answer);
    if (!answer.ok) setWhy(answer.why);
  }, !isOnLine);
  return { sheet, why, take, shown };
}

interface FollowedTable {
  readonly shown: TableShown | null;
  /** The line stands: whatever happens is told on it. */
  readonly isOnLine: boolean;
}

/** Follows a table on the page's line to its server; null: nobody is signed in yet, or it is not known what to follow. */
function useFollowed(sheet: TableSheet | null, take: Told['take'], refused: (why: Refused) => void): FollowedTable {
  const games = useGames();
  const [shown, setShown] = useState<TableShown | null>(null);
  const [isOnLine, setOnLine] = useState(false);
  const code = sheet?.code;
  const game = sheet?.game;
  useEffect(() => {
    if (code === undefined || game === undefined || !games.has(game)) return undefined;
    let left = false;
    let leave = (): void => undefined;
    const follow = async (): Promise<void> => {
      // They come with the table, which most of those who look at lists do not want.
      const [{ openFarTable }, { line }] = await Promise.all([
        import('../online/open-far.ts'),
        import('../online/line.ts'),
      ]);
      if (left) return;
      const connection = line();
      const look = (): void => setOnLine(connection.state === 'open');
      const unsubscribe = connection.subscribe(look);
      look();
      const end = await openFarTable(
        games,
        connection,
        { code, game },
        {
          onShown: setShown,
          onSheet: (told) => take({ ok: true, value: told }),
          onProblem: (why) => refused(why === 'other-version' ? { key: why, facts: {} } : why),
        },
      );
      leave = () => {
        end();
        unsubscribe();
      };
      if (left) leave();
    };
    // What could not be loaded now is asked for in the other way.
    follow().catch(() => setOnLine(false));
    return () => {
      left = true;
      leave();
    };
  }, [games, code, game, take, refused]);
  return { shown, isOnLine };
}
