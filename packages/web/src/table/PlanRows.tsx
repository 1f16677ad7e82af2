import type { State } from '@quayside/kernel';
import { type ReactElement, useMemo, useState } from 'react';
import type { GameUI } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { Gains } from './Gains.tsx';
import { type Payment, paymentsFrom } from './payments.ts';
import type { PlanRow } from './plan.ts';

interface RowProps {
  readonly ui: GameUI;
  readonly row: PlanRow<State>;
  readonly onChange: (option: number) => void;
}

/** What each row pays; undefined: it is no payment. */
const dueIn = (ui: GameUI, rows: readonly PlanRow<State>[]): readonly (string | undefined)[] =>
  rows.map(({ options }) => ui.paid?.(options[0] as number)?.due);

/** How many rows are seen: the pieces of a payment are one. */
export const rowsSeen = (ui: GameUI, rows: readonly PlanRow<State>[]): number =>
  dueIn(ui, rows).filter((due, at, all) => due === undefined || due !== all[at - 1]).length;

/** Decisions that belong together, each already chosen sensibly and free to be changed. */
export function PlanRows({
  ui,
  rows,
  onChange,
  onChoices,
  titled,
}: {
  readonly ui: GameUI;
  readonly rows: readonly PlanRow<State>[];
  /** What the first row asks stands above it already. */
  readonly titled: boolean;
  readonly onChange: (row: number, option: number) => void;
  /** Other choices in all rows. */
  readonly onChoices: (options: readonly number[]) => void;
}): ReactElement {
  const due = dueIn(ui, rows);
  return (
    <>
      {rows.map((row, at) =>
        // The pieces of a payment are one row.
        due[at] !== undefined && due[at] === due[at - 1] ? null : (
          // By its place and what it asks: rows are decisions in their order.
          <div key={`${at} ${ui.words.asked(row.state).key}`} className="slip-row">
            <p className={titled && at === 0 ? 'unseen' : 'slip-label'}>
              <Said message={ui.askPart?.(row.state) ?? ui.words.asked(row.state)} />
            </p>
            {due[at] !== undefined ? (
              <PaymentRow ui={ui} rows={rows} at={at} onChoices={onChoices} />
            ) : (
              <Row ui={ui} row={row} onChange={(option) => onChange(at, option)} />
            )}
          </div>
        ),
      )}
    </>
  );
}

/** So many payments are shown at once; the others are behind a chip. */
const SHOWN = 4;

/** Whole payments, the cheapest first. */
function PaymentRow({
  ui,
  rows,
  at,
  onChoices,
}: {
  readonly ui: GameUI;
  readonly rows: readonly PlanRow<State>[];
  readonly at: number;
  readonly onChoices: (options: readonly number[]) => void;
}): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { state } = rows[at] as PlanRow<State>;
  const payments = useMemo(() => paymentsFrom(ui, state), [ui, state.bytes.join()]);
  const choices = rows.map(({ chosen }) => chosen);
  const isChosen = ({ options }: Payment): boolean => options.every((option, step) => option === choices[at + step]);
  const shown = payments.filter((payment, place) => isOpen || place < SHOWN || isChosen(payment));
  const count = payments.find(isChosen)?.options.length ?? 1;
  return (
    // Other payments are another list: none moves to where another was.
    <ul key={payments.map(({ options }) => options.join()).join(' ')} className="slip-chips">
      {shown.map((payment) => (
        <li key={payment.options.join()}>
          <button
            type="button"
            className="chip"
            aria-pressed={isChosen(payment)}
            data-part={payment.options.map((option) => ui.game.token(option)).join(', ')}
            onClick={() => onChoices([...choices.slice(0, at), ...payment.options, ...choices.slice(at + count)])}
          >
            <Gains gains={payment.paid} />
          </button>
        </li>
      ))}
      {shown.length < payments.length && (
        <li>
          <button type="button" className="chip" onClick={() => setOpen(true)}>
            <T id="web.plan.other" />
          </button>
        </li>
      )}
    </ul>
  );
}

function Row({ ui, row, onChange }: RowProps): ReactElement {
  const amounts = row.options.map((option) => ui.amountIn(option));
  // Different things, one of each, are picked by their words.
  const isNumber = amounts.every((amount, at) => amount !== null && amounts.indexOf(amount) === at);
  if (row.options.length > 2 && isNumber) return <Stepper ui={ui} row={row} onChange={onChange} />;
  return (
    <ul key={row.options.join()} className="slip-chips">
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
