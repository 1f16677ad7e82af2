import type { State } from '@quayside/kernel';
import type { ReactElement } from 'react';
import type { GameUI } from '../game-ui.ts';
import { Said, T } from '../text/speech.tsx';
import type { Picks } from './picks.ts';

/** Different things out of a set, in whatever order somebody thinks of them. They stand as the game counts them, not by their worth. */
export function PickRows({
  ui,
  view,
  picks,
  picked,
  onPick,
}: {
  readonly ui: GameUI;
  readonly view: State;
  readonly picks: Picks;
  readonly picked: readonly number[];
  readonly onPick: (options: readonly number[]) => void;
}): ReactElement {
  const touch = (option: number): void => {
    const others = picked.filter((each) => each !== option);
    // One too many: what was picked first makes room.
    if (others.length === picked.length) onPick([...picked.slice(picked.length < picks.most ? 0 : 1), option]);
    else onPick(others);
  };
  return (
    <div className="slip-row">
      <p className="slip-label">
        <T id="web.plan.picked" args={{ n: picked.length, most: picks.most }} />
      </p>
      <ul className="slip-chips">
        {picks.options
          .toSorted((a, b) => a - b)
          .map((option) => (
            <li key={option}>
              <button
                type="button"
                className="chip"
                aria-pressed={picked.includes(option)}
                data-part={ui.game.token(option)}
                onClick={() => touch(option)}
              >
                <Said message={ui.words.option(view, option)} />
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
