import type { BlankEffect } from '@quayside/le-havre';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../icons/index.ts';
import { useText } from '../../text/speech.tsx';
import { fieldsOf } from './effect-fields.tsx';

/** One thing that the card does, in words with chips to change it by. */
export function EffectRow({
  effect,
  place,
  wrong,
  onChange,
  onRemove,
}: {
  readonly effect: BlankEffect;
  readonly place: number;
  /** What is the matter with it, in words. */
  readonly wrong: ReactNode;
  readonly onChange: (effect: BlankEffect) => void;
  readonly onRemove: () => void;
}): ReactElement {
  const text = useText();
  return (
    <div
      className={`ws-effect ${wrong ? 'ws-wrong' : ''}`}
      role="group"
      aria-label={text('web.lh.make.effect', { n: place })}
    >
      <i aria-hidden="true">{place}</i>
      <div className="ws-sentence">{fieldsOf(effect, onChange)}</div>
      <button
        type="button"
        className="ws-close"
        aria-label={text('web.lh.make.remove-effect', { n: place })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
      {wrong && <p className="ws-why">{wrong}</p>}
    </div>
  );
}
