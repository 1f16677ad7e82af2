import type { State } from '@quayside/kernel';
import { type ReactElement, useMemo, useState } from 'react';
import { Icon } from '../icons/index.ts';
import { Said, T } from '../text/speech.tsx';
import type { TableContext } from './table-context.tsx';
import { pathOf, type Picks, proposedPicks } from './picks.ts';
import type { Proposer } from './plan.ts';

interface PickPanelProps {
  readonly context: TableContext;
  readonly picks: Picks;
  readonly propose: Proposer<State>;
  readonly onPlay: (options: readonly number[]) => void;
}

/** Different things out of a set, in whatever order somebody thinks of them. */
export function PickPanel({ context, picks, propose, onPlay }: PickPanelProps): ReactElement {
  const { ui, scene } = context;
  const { view } = scene;
  const [chosen, setChosen] = useState<readonly number[]>(() => proposedPicks(ui, view, picks, propose));
  const path = useMemo(() => pathOf(ui, view, picks, new Set(chosen)), [ui, view, picks, chosen]);
  const touch = (option: number): void => {
    const others = chosen.filter((each) => each !== option);
    // One too many: what was picked first makes room.
    if (others.length === chosen.length) setChosen([...chosen.slice(chosen.length < picks.most ? 0 : 1), option]);
    else setChosen(others);
  };
  return (
    <div className="plan">
      <ul className="plan-chips">
        {picks.options.map((option, at) => (
          <li key={option}>
            <button
              type="button"
              className="button chip"
              aria-pressed={chosen.includes(option)}
              data-part={ui.game.token(option)}
              data-number={at + 1}
              onClick={() => touch(option)}
            >
              <kbd className="number" aria-hidden="true">
                {at + 1}
              </kbd>
              <span>
                <Said message={ui.words.option(view, option)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="plan-end">
        <output className="plan-picked">
          <T id="web.plan.picked" args={{ n: chosen.length, most: picks.most }} />
        </output>
        <button
          type="button"
          className="button primary"
          data-do="plan"
          disabled={path === null}
          onClick={() => path && onPlay(path)}
        >
          <Icon name="check" />
          <T id="web.plan.do" />
        </button>
      </div>
    </div>
  );
}
