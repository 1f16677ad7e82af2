import type { ReactElement } from 'react';
import { Icon } from '../../icons/index.ts';
import { T, useText } from '../../text/speech.tsx';
import { Sign } from '../icons/index.ts';
import { Pop, Stepper, Toggle } from './Chips.tsx';
import { type EditProps, type Of, put } from './editing.ts';
import { GoodsField } from './GoodsField.tsx';
import { Sentence } from './Sentence.tsx';

interface ConvertProps {
  readonly effect: Of<'convert'>;
  readonly onChange: (effect: Of<'convert'>) => void;
}

export function ConvertFields({ effect, onChange }: ConvertProps): ReactElement {
  const text = useText();
  const { most = 0, food = 0, halfEnergy = 0 } = effect;
  const paid = Object.keys(effect.convert).length > 0;
  const often = most > 0 ? `${most} ×` : '∞';
  return (
    <Sentence
      id="web.lh.make.turns"
      gaps={{
        give: (
          <>
            <GoodsField value={effect.convert} empty onChange={(convert) => onChange({ ...effect, convert })} />
            {(food > 0 || halfEnergy > 0 || !paid) && (
              <Pop
                title={`${text('web.lh.make.food-energy')} ${food || halfEnergy / 2 || '+'}`}
                label={
                  food > 0 ? (
                    <>
                      {food}
                      <Sign sign="food" />
                    </>
                  ) : (
                    <>
                      {halfEnergy > 0 ? halfEnergy / 2 : '+'}
                      <Sign sign="energy" />
                    </>
                  )
                }
              >
                <Stepper
                  value={food}
                  least={0}
                  most={30}
                  name={text('web.lh.make.food')}
                  onStep={(n) => onChange(put(put(effect, 'halfEnergy', 0), 'food', n))}
                />
                <Stepper
                  value={halfEnergy / 2}
                  least={0}
                  most={30}
                  name={text('web.lh.make.energy')}
                  onStep={(n) => onChange(put(put(effect, 'food', 0), 'halfEnergy', n * 2))}
                />
              </Pop>
            )}
          </>
        ),
        get: <GoodsField value={effect.into} onChange={(into) => onChange({ ...effect, into })} />,
        most: (
          <Pop title={`${text('web.lh.make.how-often')} ${often}`} label={often}>
            <Stepper
              value={most}
              least={0}
              most={20}
              name={text('web.lh.make.times')}
              onStep={(n) => onChange(put(effect, 'most', n))}
            />
            <Toggle on={most === 0} onTurn={() => onChange(put(effect, 'most', most === 0 ? 4 : 0))}>
              <T id="web.lh.make.any-times" />
            </Toggle>
          </Pop>
        ),
      }}
    />
  );
}

const MOST_WAYS = 3;

/** Several conversions of which one is done. When only one is left it is a conversion like any other. */
export function EitherFields({ effect: { either }, onChange }: EditProps<Of<'either'>>): ReactElement {
  const text = useText();
  const [first] = either;
  const remove = (button: HTMLElement, which: number): void => {
    // The button goes with its way: whoever is at the keyboard goes on beside it.
    button.closest('.ws-effect')?.querySelector<HTMLElement>(':scope > .ws-close')?.focus();
    const left = either.filter((_, at) => at !== which);
    const [only] = left;
    onChange(only && left.length === 1 ? only : { either: left });
  };
  return (
    <>
      {either.map((way, at) => (
        // By its place: what a way is changes, where it stands does not.
        <div key={at} className="ws-way" role="group" aria-label={text('web.lh.make.way', { n: at + 1 })}>
          {at > 0 && (
            <b>
              <T id="web.lh.make.or" />
            </b>
          )}
          <ConvertFields
            effect={way}
            onChange={(next) => onChange({ either: either.map((each, place) => (place === at ? next : each)) })}
          />
          <button
            type="button"
            className="ws-close"
            aria-label={text('web.lh.make.remove-way', { n: at + 1 })}
            onClick={({ currentTarget }) => remove(currentTarget, at)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      {first && either.length < MOST_WAYS && (
        <button type="button" className="ws-chip ws-add" onClick={() => onChange({ either: [...either, first] })}>
          + <T id="web.lh.make.add-way" />
        </button>
      )}
    </>
  );
}
