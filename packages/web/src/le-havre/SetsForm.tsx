import { CARDS, type CardSet, PRINTED_SETS, STANDARDS } from '@quayside/le-havre';
import { type ReactElement, useState } from 'react';
import type { SettingFormProps } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { Choice } from '../settings/Choice.tsx';
import { T, useText } from '../text/speech.tsx';
import { Vignette } from './vignettes/Vignette.tsx';
import './sets.css';

const SIX = 6;
const AND = '+';
/** Ways to say it besides the sets that are offered: so many of each, or one by one. */
const COUNTS = 'counts';
const NAMES = 'names';
const SPECIALS = CARDS.slice(STANDARDS);

const isCounted = (value: string): boolean => value.includes(':');
const isNamed = (value: string): boolean => SPECIALS.some(({ slug }) => value.split(AND).includes(slug));

/** "3:base+3:essen-2008" as numbers. */
const countsIn = (value: string): ReadonlyMap<string, number> =>
  new Map(
    value.split(AND).flatMap((word) => {
      const [n = '', set = ''] = word.split(':');
      return set ? [[set, Number(n)] as const] : [];
    }),
  );
const namesIn = (value: string): readonly string[] =>
  value.split(AND).filter((word) => SPECIALS.some(({ slug }) => slug === word));

/** Which special buildings come into the pile: sets, so many of each set, or six of somebody's choice. */
export function SetsForm({ rule, value, onChoose }: SettingFormProps): ReactElement {
  const [way, setWay] = useState(isCounted(value) ? COUNTS : isNamed(value) ? NAMES : null);
  const choose = (wanted: string): void => {
    setWay(wanted === COUNTS || wanted === NAMES ? wanted : null);
    if (wanted === COUNTS) onChoose(isCounted(value) ? value : `${SIX}:base`);
    else if (wanted === NAMES) onChoose(isNamed(value) ? value : '');
    else onChoose(wanted);
  };
  return (
    <div className="lh-sets">
      <Choice
        legend={<T id="setting.sets" />}
        values={[...rule.values, COUNTS, NAMES]}
        value={way ?? value}
        label={(each) => <T id={`${each === COUNTS || each === NAMES ? 'web.lh.sets' : 'value.sets'}.${each}`} />}
        onChoose={choose}
      />
      {way === COUNTS && <Counts value={value} onChoose={onChoose} />}
      {way === NAMES && <Names value={value} onChoose={onChoose} />}
      {value !== rule.default && (
        <p className="choice-what">
          <T id="web.lh.sets.missing" />
        </p>
      )}
    </div>
  );
}

type Props = Pick<SettingFormProps, 'value' | 'onChoose'>;

const OfSix = ({ n }: { readonly n: number }): ReactElement => (
  <p className={n === SIX ? 'lh-of-six' : 'lh-of-six new-wrong'} role="status">
    <T id="web.lh.sets.of-six" args={{ n, all: SIX }} />
  </p>
);

function Counts({ value, onChoose }: Props): ReactElement {
  const text = useText();
  const counts = countsIn(value);
  const put = (set: CardSet, n: number): void =>
    onChoose(
      PRINTED_SETS.flatMap((each) => {
        const count = each === set ? n : (counts.get(each) ?? 0);
        return count > 0 ? [`${count}:${each}`] : [];
      }).join(AND),
    );
  return (
    <>
      {PRINTED_SETS.map((set) => {
        const n = counts.get(set) ?? 0;
        const name = text(`web.lh.sets.${set}`);
        return (
          <div key={set} className="lh-set-count" role="group" aria-label={name}>
            <span>{name}</span>
            <button
              type="button"
              aria-label={text('web.lh.sets.less', { name })}
              disabled={n === 0}
              onClick={() => put(set, n - 1)}
            >
              <Icon name="minus" />
            </button>
            <output>{n}</output>
            <button
              type="button"
              aria-label={text('web.lh.sets.more', { name })}
              disabled={n === SIX}
              onClick={() => put(set, n + 1)}
            >
              <Icon name="plus" />
            </button>
          </div>
        );
      })}
      <OfSix n={[...counts.values()].reduce((sum, n) => sum + n, 0)} />
    </>
  );
}

function Names({ value, onChoose }: Props): ReactElement {
  const text = useText();
  const [wanted, setWanted] = useState('');
  const chosen = namesIn(value);
  const sought = wanted.trim().toLowerCase();
  const shown = SPECIALS.map(({ slug }) => ({ slug, name: text(`card.${slug}`) })).filter(({ name }) =>
    name.toLowerCase().includes(sought),
  );
  const turn = (slug: string): void =>
    onChoose((chosen.includes(slug) ? chosen.filter((each) => each !== slug) : [...chosen, slug]).join(AND));
  return (
    <>
      <input
        className="page-field"
        type="search"
        value={wanted}
        aria-label={text('web.lh.sets.search')}
        placeholder={text('web.lh.sets.search')}
        onChange={({ target }) => setWanted(target.value)}
      />
      <OfSix n={chosen.length} />
      <div className="lh-set-cards">
        {shown.map(({ slug, name }) => (
          <button
            key={slug}
            type="button"
            aria-pressed={chosen.includes(slug)}
            disabled={!chosen.includes(slug) && chosen.length === SIX}
            onClick={() => turn(slug)}
          >
            <Vignette card={slug} />
            <span>{name}</span>
          </button>
        ))}
        {shown.length === 0 && (
          <p className="choice-what">
            <T id="web.lh.sets.none" />
          </p>
        )}
      </div>
    </>
  );
}
