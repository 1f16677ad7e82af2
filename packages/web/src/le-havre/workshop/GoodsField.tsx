import { GOOD_NAMES, type GoodName } from '@quayside/le-havre';
import { type ReactElement, useRef } from 'react';
import { useText } from '../../text/speech.tsx';
import { listed } from '../harbour.ts';
import { Good } from '../icons/index.ts';
import { Pop, Stepper, Toggle } from './Chips.tsx';
import { type Amounts, withAmount, withGood } from './editing.ts';

/** No field of a card takes more of a good. */
const MOST = 30;

/** All goods that there are to choose from, with the chosen ones marked. */
export function GoodGrid({
  of = GOOD_NAMES,
  chosen,
  onChoose,
}: {
  readonly of?: readonly GoodName[];
  readonly chosen: readonly GoodName[];
  readonly onChoose: (good: GoodName) => void;
}): ReactElement {
  const text = useText();
  return (
    <div className="ws-goods">
      {of.map((good) => (
        <Toggle key={good} on={chosen.includes(good)} label={text(`good.${good}`)} onTurn={() => onChoose(good)}>
          <Good good={good} size={26} />
        </Toggle>
      ))}
    </div>
  );
}

/** So much of some goods: a chip for each, and one for another. */
export function GoodsField({
  value,
  of = GOOD_NAMES,
  most = MOST,
  empty = false,
  onChange,
}: {
  readonly value: Amounts;
  readonly of?: readonly GoodName[];
  readonly most?: number;
  /** May there be none? */
  readonly empty?: boolean;
  readonly onChange: (value: Amounts) => void;
}): ReactElement {
  const text = useText();
  const amounts = listed(value);
  const free = of.filter((good) => !value[good]);
  const field = useRef<HTMLSpanElement>(null);
  const set = (good: GoodName, n: number): void => {
    onChange(withAmount(value, good, n));
    if (n > 0) return;
    // The chip goes with its good, and so does what it opened: whoever is at the keyboard goes on beside it.
    field.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    field.current?.querySelector<HTMLElement>('.ws-more')?.focus();
  };
  return (
    <span ref={field} className="ws-amounts">
      {amounts.map(([good, n], at) => (
        <Pop
          // By its place: a chip stays open while its good changes.
          key={at}
          title={text(`goods.${good}`, { n })}
          label={
            <>
              {n}
              <Good good={good} size={18} />
            </>
          }
        >
          <Stepper
            value={n}
            least={empty || amounts.length > 1 ? 0 : 1}
            most={most}
            name={text(`good.${good}`)}
            onStep={(next) => set(good, next)}
          />
          <GoodGrid of={of} chosen={[good]} onChoose={(next) => onChange(withGood(value, good, next))} />
        </Pop>
      ))}
      {free.length > 0 && amounts.length < 6 && (
        <Pop title={text('web.lh.make.another-good')} label="+" more>
          <GoodGrid of={free} chosen={[]} onChoose={(good) => onChange(withAmount(value, good, 1))} />
        </Pop>
      )}
    </span>
  );
}

/** One good, or none. */
export function GoodField({
  value,
  title,
  of = GOOD_NAMES,
  onChange,
}: {
  readonly value: GoodName | undefined;
  readonly title: string;
  readonly of?: readonly GoodName[];
  readonly onChange: (good: GoodName | undefined) => void;
}): ReactElement {
  return (
    <Pop title={title} label={value ? <Good good={value} size={18} /> : '+'} more={!value}>
      <GoodGrid
        of={of}
        chosen={value ? [value] : []}
        onChoose={(good) => onChange(good === value ? undefined : good)}
      />
    </Pop>
  );
}
