import { type ReactElement, useCallback, useState } from 'react';
import { Icon } from '../icons/index.ts';
import { UndoStrip } from '../saved/UndoStrip.tsx';
import { T, useText } from '../text/speech.tsx';
import { nameOf } from './name-of.ts';
import type { Making } from './making.ts';
import { shelf } from './shelf.ts';
import { useDrop } from '../saved/use-drop.ts';
import { useLanguage } from './use-language.ts';
import type { Workshop } from './workshop.ts';

/** The cards that somebody made, kept on this device; where there are none, some to begin from. */
export function ShelfSheet<C>({ of, making }: { readonly of: Workshop<C>; readonly making: Making<C> }): ReactElement {
  const text = useText();
  const language = useLanguage();
  const { cards, damaged } = making.shelf;
  const [gone, setGone] = useState<{ readonly name: string; readonly back: () => void } | null>(null);
  const forget = useCallback(() => setGone(null), []);
  const { takeFile } = making;
  const take = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (file) await takeFile(file);
  };
  const dragged = useDrop(take);
  const remove = (id: string, name: string): void => {
    setGone({ name, back: shelf.remove(id) });
    const next = cards.find((each) => each.id !== id);
    if (id !== making.id) return;
    if (next) making.open(next);
    else making.begin(of.blank);
  };
  return (
    <section className={`ws-sheet ws-shelf ${dragged ? 'ws-dragged' : ''}`} aria-labelledby="ws-shelf">
      <div className="ws-head">
        <h2 id="ws-shelf">
          <T id="web.workshop.shelf" />
        </h2>
        <span>
          <T id="web.workshop.count" args={{ n: cards.length }} />
        </span>
      </div>
      {cards.length === 0 && (
        <p className="ws-empty">
          <T id="web.workshop.empty" />
        </p>
      )}
      <ul>
        {cards.map((each) => {
          const name = nameOf(of, each.card, language);
          const here = each.id === making.id;
          return (
            <li key={each.id} className={here ? 'ws-here' : ''}>
              <button type="button" className="ws-pick" aria-pressed={here} onClick={() => making.open(each)}>
                <of.Mark card={each.card} size={18} />
                <b>{name}</b>
                <span>{of.figure(each.card)}</span>
              </button>
              <button
                type="button"
                className="ws-close"
                aria-label={text('web.workshop.remove', { name })}
                onClick={() => remove(each.id, name)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
        {cards.length === 0 &&
          of.examples.map((card) => (
            <li key={of.nameIn(card, 'en')}>
              <button type="button" className="ws-pick ws-example" onClick={() => making.begin(card)}>
                <of.Mark card={card} size={18} />
                <b>{nameOf(of, card, language)}</b>
                <span>{of.figure(card)}</span>
              </button>
            </li>
          ))}
        {damaged.map(({ id }) => (
          <li key={id} className="ws-damaged">
            <span>
              <Icon name="warning" /> <T id="web.workshop.damaged" />
            </span>
            <button
              type="button"
              className="ws-close"
              aria-label={text('web.workshop.remove-damaged')}
              onClick={() => remove(id, '')}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <div className="ws-ways">
        <button type="button" className="button small can" onClick={() => making.begin(of.blank)}>
          <Icon name="plus" />
          <T id="web.workshop.new" />
        </button>
        <label className="button small">
          <Icon name="import" />
          <T id="web.workshop.open" />
          <input
            type="file"
            className="unseen"
            accept=".json,application/json"
            onChange={({ target }) => {
              void take([...(target.files ?? [])]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
      </div>
      {gone && (
        <UndoStrip
          done={
            gone.name === '' ? (
              <T id="web.workshop.removed-damaged" />
            ) : (
              <T id="web.workshop.removed" args={{ name: gone.name }} />
            )
          }
          undo={<T id="web.workshop.put-back" />}
          onUndo={() => {
            gone.back();
            setGone(null);
          }}
          onGone={forget}
        />
      )}
    </section>
  );
}
