import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import { exportTable } from '../saved/download.ts';
import type { SharedScreen } from '../table/shared-screen.ts';
import { T, useText } from '../text/speech.tsx';
import { type Course, isRound, roundOf } from './figures.ts';
import type { Again } from './use-again.ts';

interface ActionsProps {
  readonly id: string;
  readonly screen: SharedScreen;
  readonly course: Course;
  /** null where nobody may know it: then it cannot be dealt again. */
  readonly seed: string | null;
  readonly again: Again;
}

/** What else can be done after a game: play the same deal or another game, take it away. */
export function Actions({ id, screen, course, seed, again }: ActionsProps): ReactElement {
  const text = useText();
  const [said, say] = useState<'copied' | 'not-copied' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(screen.saved() ?? '');
      say('copied');
    } catch {
      say('not-copied');
    }
  };
  const rounds = new Set(course.lines.map(({ label }) => roundOf(label)).filter(isRound)).size;
  const turns = course.lines.filter(({ seat }) => seat >= 0).length;
  return (
    <section className="end-leaf end-actions" aria-labelledby="end-actions">
      <h2 id="end-actions">
        <T id="web.end.what-next" />
      </h2>
      {seed !== null && (
        <button type="button" className="button" disabled={again.busy} onClick={() => again.sameDeal(seed)}>
          <Icon name="undo" />
          <T id="web.end.same-deal" />
        </button>
      )}
      <Link href={`/new/${screen.ui.id}`} className="button">
        <Icon name="plus" />
        <T id="web.new-table" />
      </Link>
      <button type="button" className="button" data-do="export" onClick={() => exportTable(id, screen)}>
        <Icon name="export" />
        <T id="web.menu.export" />
      </button>
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon name="copy" />
        <T id="web.end.copy" />
      </button>
      <p role="status">{said && text(`web.end.${said}`)}</p>
      <ul className="end-facts">
        <li>{text('web.end.rounds', { n: rounds })}</li>
        <li>{text('web.end.turns', { n: turns })}</li>
        {seed !== null && (
          <li>
            <T id="web.end.seed" args={{ seed }} />
          </li>
        )}
      </ul>
    </section>
  );
}
