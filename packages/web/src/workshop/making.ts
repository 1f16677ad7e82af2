import type { Message, Problem } from '@quayside/kernel';
import { legible } from '@quayside/speech';
import { useEffect, useMemo, useState } from 'react';
import type { GameUI } from '../game-ui.ts';
import { newId } from '../saved/begin.ts';
import { textInLink } from './link.ts';
import { shelf } from './shelf.ts';
import { type OnShelf, useShelf } from './use-shelf.ts';
import type { Workshop } from './workshop.ts';

/** The card that is on the bench. */
interface OnBench<C> {
  readonly id: string;
  readonly made: number;
  readonly card: C;
}

/** What could not be opened, and why. */
export interface Refused {
  readonly from: string;
  readonly problems: readonly Message[];
}

export interface Making<C> extends OnBench<C> {
  readonly shelf: ReturnType<typeof useShelf<C>>;
  /** What is wrong with it; while there is anything, the shelf keeps the card as it was before. */
  readonly problems: readonly Problem[];
  /** Is it on the shelf as it is? */
  readonly kept: boolean;
  readonly refused: Refused | null;
  change(card: C): void;
  open(card: OnShelf<C>): void;
  begin(card: C): void;
  take(from: string, text: string): void;
  takeFile(file: File): Promise<void>;
  forgive(): void;
}

/** What is wrong with a card, each with the field that it is about; of very much only the beginning. */
export const told = (ui: GameUI, problems: readonly Problem[]): readonly Message[] =>
  problems.slice(0, MOST_TOLD).map((problem) => {
    const why = ui.words.problem(legible(problem));
    return problem.at === WHOLE ? why : { key: 'web.workshop.at', args: { field: legible(problem).at, why } };
  });
const MOST_TOLD = 12;
/** The place of what is wrong with all of it. */
const WHOLE = 'file';

const fresh = <C>(card: C): OnBench<C> => ({ id: newId(), made: Date.now(), card });

/** The card on the bench: every change that leaves it playable is kept at once. */
export function useMaking<C>(ui: GameUI, of: Workshop<C>): Making<C> {
  const kept = useShelf(ui.id, of);
  const [bench, setBench] = useState<OnBench<C>>(() => kept.cards[0] ?? fresh(of.blank));
  const [refused, setRefused] = useState<Refused | null>(null);
  const text = useMemo(() => of.write(bench.card), [of, bench.card]);
  const problems = useMemo(() => of.problems(bench.card), [of, bench.card]);

  const keep = (next: OnBench<C>): void => {
    if (of.problems(next.card).length > 0) return;
    shelf.put({ id: next.id, game: ui.id, made: next.made, text: of.write(next.card) });
  };
  const put = (next: OnBench<C>): void => {
    setBench(next);
    setRefused(null);
    keep(next);
  };
  const take = (from: string, written: string): void => {
    const read = of.read(written);
    if (!read.ok) {
      setRefused({ from, problems: told(ui, read.problems) });
      return;
    }
    // The same card twice is one card.
    const same = kept.cards.find((each) => each.text === of.write(read.value));
    if (same) put(same);
    else put(fresh(read.value));
  };
  const takeFile = async (file: File): Promise<void> => {
    if (file.size > of.longest) {
      setRefused({ from: file.name, problems: [{ key: 'web.workshop.too-long', args: { most: of.longest } }] });
      return;
    }
    try {
      take(file.name, await file.text());
    } catch {
      // A folder that was dropped looks like a file until it is read.
      setRefused({ from: file.name, problems: [{ key: 'web.import.unreadable' }] });
    }
  };

  useEffect(() => {
    const follow = (): void => {
      const linked = textInLink(location.hash);
      if (linked === null) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      if (linked === '') setRefused({ from: '', problems: [{ key: 'web.workshop.bad-link' }] });
      else take('', linked);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
    // An address is followed when it comes, whatever lies on the shelf then.
  }, []);

  return {
    ...bench,
    shelf: kept,
    problems,
    kept: kept.cards.some((each) => each.id === bench.id && each.text === text),
    refused,
    change: (card) => {
      const next = { ...bench, card };
      setBench(next);
      keep(next);
    },
    open: (card) => {
      setBench(card);
      setRefused(null);
    },
    begin: (card) => put(fresh(card)),
    take,
    takeFile,
    forgive: () => setRefused(null),
  };
}
