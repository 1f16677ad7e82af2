import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { Said, T } from '../text/speech.tsx';
import { Sheet } from './Sheet.tsx';
import type { TableContext } from './table-context.tsx';
import type { ChoosingHere } from './use-choosing.ts';

/** So many options are told of a hint, the best first. */
const TOLD = 3;

/** What the strongest bot would do, and what else it thought of. Nothing is chosen by reading it. */
export function HintSlip({
  context,
  choosing,
  onDismiss,
}: {
  readonly context: TableContext;
  readonly choosing: ChoosingHere;
  readonly onDismiss: () => void;
}): ReactElement {
  const { scene, ui } = context;
  const { hint } = scene;
  return (
    <Sheet name="hint" onClose={onDismiss}>
      <div role="status">
        <h2>
          <Icon name="hint" /> <T id="web.bar.hint" />
        </h2>
        {hint?.kind === 'thinking' && <T id="web.hint.thinking" />}
        {hint?.kind === 'failed' && <T id="web.hint.failed" />}
        {hint?.kind === 'thought' && (
          <>
            <T id="web.hint.would" />
            <ol className="slip-row slip-ways">
              {hint.thought.considered.slice(0, TOLD).map(({ option }) => (
                <li key={option}>
                  <button
                    type="button"
                    className="chip"
                    data-hint={ui.game.token(option)}
                    onClick={() => {
                      onDismiss();
                      take(choosing, option);
                    }}
                  >
                    <Said message={ui.words.option(scene.view, option)} />
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** Chooses what was told: a way to act, or a piece of what is asked. What opens or ends the turn the button does anyway. */
function take({ ways, decision, choose, wish, pick }: ChoosingHere, option: number): void {
  const way = ways.all.find(({ options }) => options.length === 1 && options[0] === option);
  if (way) choose(way);
  else if (decision.rows[0]?.options.includes(option)) wish(0, option);
  else if (decision.picks?.options.includes(option) && !decision.picked.includes(option)) {
    pick([...decision.picked.slice(decision.picked.length < decision.picks.most ? 0 : 1), option]);
  }
}
