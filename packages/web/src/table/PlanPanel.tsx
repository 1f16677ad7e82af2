import type { State } from '@quayside/kernel';
import { type ReactElement, useMemo, useState } from 'react';
import type { GameUI, Gain } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import type { TableContext } from './table-context.tsx';
import { planFrom, type PlanRow, type Proposer } from './plan.ts';

interface PlanPanelProps {
  readonly context: TableContext;
  readonly propose: Proposer<State>;
  readonly onPlay: (options: readonly number[]) => void;
}

/** Decisions that belong together, each already chosen sensibly and free to be changed; played at once. */
export function PlanPanel({ context, propose, onPlay }: PlanPanelProps): ReactElement {
  const { ui, scene } = context;
  const [wishes, setWishes] = useState<readonly (number | null)[]>([]);
  const plan = useMemo(
    () => planFrom(ui, scene.view, scene.viewer, propose, wishes),
    [ui, scene.view, scene.viewer, propose, wishes],
  );
  const change = (row: number, option: number): void => {
    // What comes after was proposed for another choice: it is proposed anew.
    setWishes([...plan.rows.slice(0, row).map(({ chosen }) => chosen), option]);
  };
  const gains = ui.gains(scene.view, plan.outcome, scene.viewer);
  return (
    <div className="plan">
      <ol className="plan-rows">
        {plan.rows.map((row, at) => (
          <li key={at} className="plan-row">
            <Row ui={ui} row={row} onChange={(option) => change(at, option)} />
          </li>
        ))}
      </ol>
      <div className="plan-end">
        <Gains gains={gains} />
        <button
          type="button"
          className="button primary"
          data-do="plan"
          onClick={() => onPlay(plan.rows.map(({ chosen }) => chosen))}
        >
          <Icon name="check" />
          <T id="web.plan.do" />
        </button>
      </div>
    </div>
  );
}

function Row({
  ui,
  row,
  onChange,
}: {
  readonly ui: GameUI;
  readonly row: PlanRow<State>;
  readonly onChange: (option: number) => void;
}): ReactElement {
  const amounts = row.options.map((option) => ui.amountIn(option));
  // Different things, one of each, are picked by their words.
  const isNumber = amounts.every((amount, at) => amount !== null && amounts.indexOf(amount) === at);
  if (row.options.length > 2 && isNumber) {
    return <Stepper ui={ui} row={row} onChange={onChange} />;
  }
  return (
    <ul className="plan-chips">
      {row.options.map((option) => (
        <li key={option}>
          <button
            type="button"
            className="button chip"
            aria-pressed={option === row.chosen}
            data-part={ui.game.token(option)}
            onClick={() => onChange(option)}
          >
            <span>
              <Said message={ui.words.option(row.state, option)} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A number with less, more and the most. */
function Stepper({
  ui,
  row,
  onChange,
}: {
  readonly ui: GameUI;
  readonly row: PlanRow<State>;
  readonly onChange: (option: number) => void;
}): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const rising = [...row.options].sort((a, b) => (ui.amountIn(a) ?? 0) - (ui.amountIn(b) ?? 0));
  const at = rising.indexOf(row.chosen);
  const words = ui.words.option(row.state, row.chosen);
  const step = (to: number | undefined): void => {
    if (to !== undefined) onChange(to);
  };
  return (
    <div className="stepper" role="group" aria-label={speaker.say(words)}>
      <button
        type="button"
        className="button"
        aria-label={text('web.plan.less')}
        disabled={at <= 0}
        onClick={() => step(rising[at - 1])}
      >
        <Icon name="minus" />
      </button>
      <output className="stepper-amount" aria-live="polite">
        {ui.amountIn(row.chosen)}
      </output>
      <button
        type="button"
        className="button"
        aria-label={text('web.plan.more')}
        disabled={at >= rising.length - 1}
        onClick={() => step(rising[at + 1])}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className="button quiet"
        disabled={at >= rising.length - 1}
        onClick={() => step(rising.at(-1))}
      >
        <T id="web.plan.most" />
      </button>
      <span className="stepper-words">
        <Said message={words} />
      </span>
    </div>
  );
}

/** What one has more and less of afterwards. */
export function Gains({ gains }: { readonly gains: readonly Gain[] }): ReactElement | null {
  const speaker = useSpeaker();
  if (gains.length === 0) return null;
  return (
    <ul className="gains">
      {gains.map(({ key, icon, amount, words }) => (
        <li key={key} className={amount > 0 ? 'more' : 'less'}>
          <span aria-hidden="true">
            {amount > 0 ? `+${amount}` : `−${-amount}`}
            {icon}
          </span>
          <span className="unseen">
            {amount > 0 ? '+' : '−'}
            {speaker.say(words)}
          </span>
        </li>
      ))}
    </ul>
  );
}
