import { type CardFile, leHavreWords, readCardFile } from '@quayside/le-havre';
import { type Language, LANGUAGES } from '@quayside/kernel';
import { type ReactElement, type ReactNode, useState } from 'react';
import { TONGUE_NAMES } from '../../text/books.ts';
import { Said, T, useText } from '../../text/speech.tsx';
import { useLanguage } from '../../workshop/use-language.ts';
import type { MakingProps } from '../../workshop/workshop.ts';
import { Good, Sign, TypeMark } from '../icons/index.ts';
import { Stepper, Pop, Toggle } from './Chips.tsx';
import {
  ANY_NUMBER,
  feeOf,
  isDone,
  mayAdd,
  OFFERED,
  playersOf,
  withEffects,
  withPlayers,
  withText,
} from './editing.ts';
import { EffectRow } from './EffectRow.tsx';
import { proposed } from './parts.ts';

type Props = MakingProps<CardFile>;
const TYPES = ['craftsman', 'economic', 'industrial', 'public', 'none'] as const;
const MOST_FRANCS = 60;
const MOST_FEE = 6;
const MOST_SIGNS = 3;
const LONGEST = { name: 40, note: 200 } as const;

/** Everything about a card that can be chosen, from top to bottom as the card has it. */
export function Form({ card, onChange }: Props): ReactElement {
  const language = useLanguage();
  const [tongue, setTongue] = useState<Language>(language);
  return (
    <div className="ws-rows">
      <Row name={<T id="web.lh.make.name" />} hint={<Tongues value={tongue} card={card} onChoose={setTongue} />}>
        <Typed key={`name ${tongue}`} field="name" tongue={tongue} card={card} onChange={onChange} />
      </Row>
      <Types card={card} onChange={onChange} />
      <Figures card={card} onChange={onChange} />
      <Signs card={card} onChange={onChange} />
      <Effects card={card} onChange={onChange} />
      <Row name={<T id="web.lh.make.players" />} hint={<T id="web.lh.make.players-what" />}>
        <div className="ws-chips">
          {ANY_NUMBER.map((n) => (
            <Toggle
              key={n}
              on={playersOf(card).includes(n)}
              label={String(n)}
              onTurn={() => onChange(withPlayers(card, n))}
            >
              {n}
            </Toggle>
          ))}
        </div>
      </Row>
      <Row name={<T id="web.lh.make.note" />} hint={<T id="web.lh.make.note-what" />}>
        <Typed key={`note ${tongue}`} field="note" tongue={tongue} card={card} onChange={onChange} />
      </Row>
    </div>
  );
}

function Row({
  name,
  hint,
  children,
}: {
  readonly name: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="ws-row">
      <div className="ws-label">
        <b>{name}</b>
        {hint && <span>{hint}</span>}
      </div>
      {children}
    </div>
  );
}

/** In which language the name is typed: those that have one are marked. */
function Tongues({
  value,
  card,
  onChoose,
}: {
  readonly value: Language;
  readonly card: CardFile;
  readonly onChoose: (language: Language) => void;
}): ReactElement {
  const text = useText();
  return (
    <span className="ws-tongue-chips" role="group" aria-label={text('web.lh.make.tongue')}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-label={`${each} ${TONGUE_NAMES[each]}`}
          aria-pressed={each === value}
          data-has={card.name[each] ? 'yes' : undefined}
          onClick={() => onChoose(each)}
        >
          {each}
        </button>
      ))}
    </span>
  );
}

/** The only two things that are typed. What is being typed may end with a blank; the card has it without. */
function Typed({
  field,
  tongue,
  card,
  onChange,
}: Props & { readonly field: 'name' | 'note'; readonly tongue: Language }): ReactElement {
  const text = useText();
  const kept = card[field]?.[tongue] ?? '';
  const [typed, setTyped] = useState(kept);
  const shown = typed.replaceAll(/\s+/gu, ' ').trim() === kept ? typed : kept;
  return (
    <input
      className={`ws-typed ws-typed-${field}`}
      lang={tongue}
      value={shown}
      maxLength={LONGEST[field]}
      autoComplete="off"
      spellCheck={false}
      aria-label={`${text(`web.lh.make.${field}`)} (${TONGUE_NAMES[tongue]})`}
      placeholder={text(`web.lh.make.${field}-empty`)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(withText(card, field, tongue, target.value));
      }}
    />
  );
}

function Types({ card, onChange }: Props): ReactElement {
  const text = useText();
  // A drawing that was only proposed follows the type.
  const untouched = JSON.stringify(proposedOf(card.type)) === JSON.stringify(card.drawing ?? []);
  return (
    <Row name={<T id="web.lh.make.type" />} hint={<T id="web.lh.make.type-what" />}>
      <div className="ws-chips">
        {TYPES.map((type) => (
          <Toggle
            key={type}
            on={card.type === type}
            label={text(`type.${type}`)}
            onTurn={() => onChange({ ...card, type, ...(untouched && { drawing: proposedOf(type) }) })}
          >
            <TypeMark type={type} size={18} />
            {card.type === type && <T id={`web.lh.make.type.${type}`} />}
          </Toggle>
        ))}
      </div>
    </Row>
  );
}

const proposedOf = (type: CardFile['type']) => proposed({ type, drawing: [] });

function Figures({ card, onChange }: Props): ReactElement {
  const text = useText();
  const food = card.fee?.food ?? 0;
  const francs = card.fee?.francs ?? 0;
  const inside = card.effects.some(isDone);
  const set = (nextFood: number, nextFrancs: number): void => onChange({ ...card, fee: feeOf(nextFood, nextFrancs) });
  const usual = (food === 0 && francs === 0) || food + francs === 1;
  return (
    <div className="ws-row ws-figures-row">
      <div>
        <b>
          <T id="web.lh.make.value" />
        </b>
        <Stepper
          value={card.value}
          least={0}
          most={MOST_FRANCS}
          name={text('web.lh.make.value')}
          onStep={(value) =>
            // Most cards cost what they are worth.
            onChange({ ...card, value, price: card.price === card.value ? value : card.price })
          }
        />
      </div>
      <div>
        <b>
          <T id="web.lh.make.price" />
        </b>
        <Stepper
          value={card.price}
          least={0}
          most={MOST_FRANCS}
          name={text('web.lh.make.price')}
          onStep={(price) => onChange({ ...card, price })}
        />
      </div>
      <div>
        <b>
          <T id="web.lh.make.fee" />
        </b>
        {inside ? (
          <div className="ws-chips">
            <Toggle on={food + francs === 0} onTurn={() => set(0, 0)}>
              <T id="web.lh.free" />
            </Toggle>
            <Toggle on={food === 1 && francs === 0} label={text('fee.food', { n: 1 })} onTurn={() => set(1, 0)}>
              1<Sign sign="food" />
            </Toggle>
            <Toggle on={francs === 1 && food === 0} label={text('goods.franc', { n: 1 })} onTurn={() => set(0, 1)}>
              1<Good good="franc" size={18} />
            </Toggle>
            <Pop
              title={
                usual
                  ? text('web.lh.make.other-fee')
                  : `${text('web.lh.make.other-fee')} ${[food, francs].filter(Boolean).join('/')}`
              }
              label={
                usual ? (
                  '…'
                ) : (
                  <>
                    {food > 0 && food}
                    {food > 0 && <Sign sign="food" />}
                    {food > 0 && francs > 0 && '/'}
                    {francs > 0 && francs}
                    {francs > 0 && <Good good="franc" size={18} />}
                  </>
                )
              }
            >
              <span className="ws-line">
                <T id="web.lh.make.food" />
                <Stepper
                  value={food}
                  least={0}
                  most={MOST_FEE}
                  name={text('web.lh.make.food')}
                  onStep={(n) => set(n, francs)}
                />
              </span>
              <span className="ws-line">
                <T id="web.lh.make.or-francs" />
                <Stepper
                  value={francs}
                  least={0}
                  most={MOST_FEE}
                  name={text('web.lh.make.francs')}
                  onStep={(n) => set(food, n)}
                />
              </span>
            </Pop>
          </div>
        ) : (
          <span className="ws-locked">
            <Sign sign="lock" /> <T id="web.lh.make.locked" />
          </span>
        )}
      </div>
    </div>
  );
}

function Signs({ card, onChange }: Props): ReactElement {
  return (
    <Row name={<T id="web.lh.make.signs" />} hint={<T id="web.lh.make.signs-what" />}>
      <div className="ws-chips">
        {(['hammer', 'fisherman'] as const).map((sign) => {
          const field = sign === 'hammer' ? 'hammers' : 'fishermen';
          const n = card[field] ?? 0;
          return (
            <Toggle key={sign} on={n > 0} onTurn={() => onChange({ ...card, [field]: (n + 1) % (MOST_SIGNS + 1) })}>
              {n > 1 && `${n} `}
              <Sign sign={sign} />
              <T id={`web.lh.make.${sign}`} />
            </Toggle>
          );
        })}
      </div>
    </Row>
  );
}

/** What the card does, in this order, and what it could do besides. */
function Effects({ card, onChange }: Props): ReactElement {
  const { effects } = card;
  const change = (next: CardFile['effects']): void => onChange(withEffects(card, next));
  const read = readCardFile(JSON.stringify({ ...card, name: { en: '?' } }));
  const wrongAt = (place: number): ReactNode => {
    const found = read.ok ? undefined : read.problems.find(({ at }) => at.startsWith(`effects[${place}]`));
    return found && <Said message={leHavreWords.problem(found)} />;
  };
  const offered = Object.entries(OFFERED).filter(([, effect]) => mayAdd(card, effect));
  return (
    <>
      <Row name={<T id="web.lh.make.does" />} hint={effects.length > 1 && <T id="web.lh.make.in-order" />}>
        {effects.length === 0 && (
          <p className="ws-empty">
            <T id="web.lh.make.does-nothing" />
          </p>
        )}
        {effects.map((effect, place) => (
          <EffectRow
            // By its place: what an effect is changes, where it stands does not.
            key={place}
            effect={effect}
            place={place + 1}
            wrong={wrongAt(place)}
            onChange={(next) => change(effects.map((each, at) => (at === place ? next : each)))}
            onRemove={() => change(effects.filter((_, at) => at !== place))}
          />
        ))}
      </Row>
      {offered.length > 0 && (
        <Row name={<T id="web.lh.make.add" />}>
          <div className="ws-chips">
            {offered.map(([word, effect]) => (
              <button key={word} type="button" className="ws-chip ws-add" onClick={() => change([...effects, effect])}>
                + <T id={`web.lh.make.add.${word}`} />
              </button>
            ))}
          </div>
        </Row>
      )}
    </>
  );
}
