import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { Said, T } from '../text/speech.tsx';
import type { Way } from './choosing.ts';
import { Sheet } from './Sheet.tsx';
import type { TableContext } from './table-context.tsx';

/** So many options are told of a hint, the best first. */
const TOLD = 3;

/** What the strongest bot would do, and what else it thought of. Nothing is chosen by reading it. */
export function HintSlip({
  context,
  choose,
  onDismiss,
}: {
  readonly context: TableContext;
  readonly choose: (way: Way) => void;
  readonly onDismiss: () => void;
}): ReactElement {
  const { scene, ui, ways } = context;
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
                      const way = ways.all.find(({ options }) => options.length === 1 && options[0] === option);
                      onDismiss();
                      if (way) choose(way);
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
