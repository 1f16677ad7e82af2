import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { Said, T, useText } from '../text/speech.tsx';
import type { TableContext } from './table-context.tsx';

/** So many options are told of a hint, the best first. */
const TOLD = 3;

/** What the strongest bot would do, and what else it thought of. */
export function HintLine({
  context,
  onDismiss,
}: {
  readonly context: TableContext;
  readonly onDismiss: () => void;
}): ReactElement {
  const text = useText();
  const { scene, ui } = context;
  const { hint } = scene;
  return (
    <div className="hint" role="status">
      <Icon name="hint" />
      {hint?.kind === 'thinking' && <T id="web.hint.thinking" />}
      {hint?.kind === 'failed' && <T id="web.hint.failed" />}
      {hint?.kind === 'thought' && (
        <>
          <T id="web.hint.would" />
          <ol className="hint-list">
            {hint.thought.considered.slice(0, TOLD).map(({ option }) => (
              <li key={option}>
                <button
                  type="button"
                  className="button option"
                  data-option={ui.game.token(option)}
                  onClick={() => context.choose(option)}
                >
                  <span>
                    <Said message={ui.words.option(scene.view, option)} />
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <button type="button" className="button quiet" aria-label={text('web.close')} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
