import type { Thought } from '@quayside/bots';
import { type ReactElement, useEffect, useRef } from 'react';
import { Icon } from '../icons/index.ts';
import { Said, T } from '../text/speech.tsx';
import type { Way } from './choosing.ts';
import { wordsOf } from './decision.ts';
import { Sheet } from './Sheet.tsx';
import type { TableContext } from './table-context.tsx';
import type { ChoosingHere } from './use-choosing.ts';

/** So many options are told of a hint, the best first. */
const TOLD = 3;

/** What the strongest bot would do, and what else it thought of. Nothing is chosen by reading it. */
export function HintSlip({
  context,
  choosing,
  onPlace,
  onDismiss,
}: {
  readonly context: TableContext;
  readonly choosing: ChoosingHere;
  /** Brings the page of a narrow screen into sight on which something lies. */
  readonly onPlace: (place: string) => void;
  readonly onDismiss: () => void;
}): ReactElement {
  const { scene, ui } = context;
  const { hint } = scene;
  const best = hint?.kind === 'thought' ? hint.thought.considered[0]?.option : undefined;
  const show = useRef(onPlace);
  show.current = onPlace;
  // Whoever asked sees at once where it lies, on whatever page of a narrow screen that is.
  useEffect(() => {
    const [place] = best === undefined ? [] : ui.placesOf(best, scene.view);
    if (place !== undefined) show.current(place);
  }, [best, ui, scene.view]);
  return (
    <Sheet name="hint" onClose={onDismiss}>
      <div role="status">
        <h2>
          <Icon name="hint" /> <T id="web.bar.hint" />
        </h2>
        {hint?.kind === 'thinking' && (
          <p className="slip-said">
            <T id="web.hint.thinking" />
          </p>
        )}
        {hint?.kind === 'failed' && (
          <p className="slip-said">
            <T id="web.hint.failed" />
          </p>
        )}
        {hint?.kind === 'thought' && (
          <>
            <p className="slip-said">
              <T id="web.hint.would" />
            </p>
            <ol className="slip-row slip-ways">
              {toldOf(hint.thought, choosing.held).map(({ option, line }) => {
                const way = context.wholeWay(line);
                return (
                  <li key={option}>
                    <button
                      type="button"
                      className="chip"
                      data-hint={ui.game.token(option)}
                      onClick={() => {
                        onDismiss();
                        if (way) choosing.choose(way);
                        else take(choosing, option);
                        const [place] = way?.places ?? ui.placesOf(option, scene.view);
                        if (place !== undefined) onPlace(place);
                      }}
                    >
                      <Said message={way ? wordsOf(ui, scene.view, way) : ui.words.option(scene.view, option)} />
                    </button>
                  </li>
                );
              })}
            </ol>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** What is told, as it begins: with something in hand, first where that goes. */
function toldOf(
  { considered, line }: Thought,
  held: Way | null,
): readonly { readonly option: number; readonly line: readonly number[] }[] {
  const options = considered.map(({ option }) => option);
  const inHand = held?.options[0];
  const first = inHand === undefined ? options : [inHand, ...options.filter((option) => option !== inHand)];
  return first.slice(0, TOLD).map((option) => ({ option, line: option === line[0] ? line : [option] }));
}

/** Chooses what was told where it is no way to act: a piece of what is asked. What opens or ends the turn the button does anyway. */
function take({ decision, wish, pick }: ChoosingHere, option: number): void {
  if (decision.rows[0]?.options.includes(option)) wish(0, option);
  else if (decision.picks?.options.includes(option) && !decision.picked.includes(option)) {
    pick([...decision.picked.slice(decision.picked.length < decision.picks.most ? 0 : 1), option]);
  }
}
