import type { State } from '@quayside/kernel';
import type { ReactElement } from 'react';
import type { GameUI } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import type { PlanRow } from './plan.ts';

interface RowProps {
  readonly ui: GameUI;
  readonly row: PlanRow<State>;
  readonly onChange: (option: number) => void;
}

/** Decisions that belong together, each already chosen sensibly and free to be changed. */
export function PlanRows({
  ui,
  rows,
  onChange,
}: {
  readonly ui: GameUI;
  readonly rows: readonly PlanRow<State>[];
  readonly onChange: (row: number, option: number) => void;
}): ReactElement {
  return (
    <>
      {rows.map((row, at) => (
        // By its place and what it asks: rows are decisions in their order.
        <div key={`${at} ${ui.words.asked(row.state).key}`} className="slip-row">
          <p className="slip-label">
            <Said message={ui.words.asked(row.state)} />
          </p>
          <Row ui={ui} row={row} onChange={(option) => onChange(at, option)} />
        </div>
      ))}
    </>
  );
}

function Row({ ui, row, onChange }: RowProps): ReactElement {
  const amounts = row.options.map((option) => ui.amountIn(option));
  // Different things, one of each, are picked by their words.
  const isNumber = amounts.every((amount, at) => amount !== null && amounts.indexOf(amount) === at);
  if (row.options.length > 2 && isNumber) return <Stepper ui={ui} row={row} onChange={onChange} />;
  return (
    <ul className="slip-chips">
      {row.options.map((option) => (
        <li key={option}>
          <button
            type="button"
            className="chip"
            aria-pressed={option === row.chosen}
            data-part={ui.game.token(option)}
            onClick={() => onChange(option)}
          >
            <Said message={ui.words.option(row.state, option)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A number with less, more and the most. */
function Stepper({ ui, row, onChange }: RowProps): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const rising = [...row.options].sort((a, b) => (ui.amountIn(a) ?? 0) - (ui.amountIn(b) ?? 0));
  const at = rising.indexOf(row.chosen);
  const words = ui.words.option(row.state, row.chosen);
  const most = rising.at(-1);
  const step = (to: number | undefined): void => {
    if (to !== undefined) onChange(to);
  };
  return (
    <div className="stepper" role="group" aria-label={speaker.say(words)}>
      <button type="button" aria-label={text('web.plan.less')} disabled={at <= 0} onClick={() => step(rising[at - 1])}>
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{ui.amountIn(row.chosen)}</output>
      <button
        type="button"
        aria-label={text('web.plan.more')}
        disabled={at >= rising.length - 1}
        onClick={() => step(rising[at + 1])}
      >
        <Icon name="plus" />
      </button>
      <span className="stepper-words">
        <Said message={words} />
      </span>
      {most !== undefined && (
        <button type="button" className="chip" disabled={at >= rising.length - 1} onClick={() => step(most)}>
          <T id="web.plan.all" args={{ n: ui.amountIn(most) ?? 0 }} />
        </button>
      )}
    </div>
  );
}
