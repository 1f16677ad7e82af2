import { BLANK_RULES, type BlankEffect, type BuildingType, GOOD_NAMES, type GoodName } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import { T, useText } from '../../text/speech.tsx';
import { Good, Sign, TypeMark } from '../icons/index.ts';
import { NAMED_DEEDS } from '../named-deeds.tsx';
import { Pop, Stepper, Toggle } from './Chips.tsx';
import { ConvertFields, EitherFields } from './conversion-fields.tsx';
import { type EditProps, type Of, put } from './editing.ts';
import { GoodField, GoodGrid, GoodsField } from './GoodsField.tsx';
import { Sentence } from './Sentence.tsx';

const WARES = GOOD_NAMES.slice(1) as readonly GoodName[];
const MATERIALS = ['wood', 'clay', 'iron', 'brick', 'steel'] as const;
const COUNTED = ['craftsman', 'economic', 'industrial', 'public', 'ship'] as const;

function GainFields({ effect, onChange }: EditProps<Of<'gain'>>): ReactElement {
  const text = useText();
  const signs = (['perFisherman', 'perHammer'] as const).filter((each) => effect[each]);
  return (
    <>
      <Sentence
        id="web.lh.make.takes"
        gaps={{ goods: <GoodsField value={effect.gain} empty onChange={(gain) => onChange({ ...effect, gain })} /> }}
      />
      {(['perFisherman', 'perHammer'] as const).map((each) => {
        const sign = each === 'perFisherman' ? 'fisherman' : 'hammer';
        return (
          (signs.includes(each) || signs.length > 0 || Object.keys(effect.gain).length === 0) && (
            <span key={each} className="ws-group">
              <Sign sign={sign} />
              <GoodField
                value={effect[each]}
                title={text(`web.lh.make.per-${sign}`)}
                onChange={(good) => onChange(put(effect, each, good))}
              />
            </span>
          )
        );
      })}
    </>
  );
}

function PickFields({ effect, onChange }: EditProps<Of<'pick'>>): ReactElement {
  const text = useText();
  const { pick, most, base } = effect;
  const more = pick.length > 4 ? ` +${pick.length - 4}` : '';
  const choose = (good: GoodName): void => {
    const next = pick.includes(good) ? pick.filter((each) => each !== good) : [...pick, good];
    if (next.length < Math.max(1, most)) return;
    onChange({ ...effect, pick: WARES.filter((each) => next.includes(each)) });
  };
  return (
    <Sentence
      id="web.lh.make.picks"
      gaps={{
        most: (
          <Stepper
            value={most}
            least={1}
            most={pick.length}
            name={text('web.lh.make.how-many')}
            onStep={(n) => onChange({ ...effect, most: n, ...(base && { base: n }) })}
          />
        ),
        goods: (
          <Pop
            title={`${text('web.lh.make.of-which')}${more}`}
            label={
              <>
                {pick.slice(0, 4).map((good) => (
                  <Good key={good} good={good} size={16} />
                ))}
                {more}
              </>
            }
          >
            <GoodGrid of={WARES} chosen={pick} onChoose={choose} />
          </Pop>
        ),
      }}
    />
  );
}

function BuildFields({ effect, onChange }: EditProps<Of<'build'>>): ReactElement {
  const text = useText();
  return (
    <Sentence
      id="web.lh.make.builds"
      gaps={{
        n: (
          <Stepper
            value={effect.build}
            least={1}
            most={2}
            name={text('web.lh.make.how-many')}
            onStep={(build) => onChange({ ...effect, build })}
          />
        ),
        less: (
          <Toggle
            on={effect.lessWood === 1}
            label={text('web.lh.make.less-wood')}
            onTurn={() => onChange(put(effect, 'lessWood', effect.lessWood ? 0 : 1))}
          >
            −1
            <Good good="wood" size={18} />
          </Toggle>
        ),
      }}
    />
  );
}

function RuleFields({ effect, onChange }: EditProps<Of<'rule'>>): ReactElement {
  const text = useText();
  return (
    <Pop title={text('web.lh.make.which-deed')} label={<span className="ws-deed">{NAMED_DEEDS[effect.rule]}</span>}>
      <div className="ws-deeds">
        {BLANK_RULES.map((rule) => (
          <Toggle key={rule} on={rule === effect.rule} onTurn={() => onChange({ rule })}>
            <T id={`does.${rule}`} />
          </Toggle>
        ))}
      </div>
    </Pop>
  );
}

function WorthFields({ effect, onChange }: EditProps<Of<'worth'>>): ReactElement {
  const text = useText();
  const isGood = (GOOD_NAMES as readonly string[]).includes(effect.worth);
  return (
    <Sentence
      id="web.lh.make.worth"
      gaps={{
        n: (
          <Stepper
            value={effect.francs}
            least={1}
            most={9}
            name={text('web.lh.make.francs')}
            onStep={(francs) => onChange({ ...effect, francs })}
          />
        ),
        what: (
          <Pop
            title={text('web.lh.make.for-each')}
            label={
              isGood ? (
                <Good good={effect.worth as GoodName} size={18} />
              ) : (
                <TypeMark type={effect.worth as BuildingType} size={18} />
              )
            }
          >
            <div className="ws-goods">
              {COUNTED.map((type) => (
                <Toggle
                  key={type}
                  on={effect.worth === type}
                  label={text(`type.${type}`)}
                  onTurn={() => onChange({ ...effect, worth: type })}
                >
                  <TypeMark type={type} size={24} />
                </Toggle>
              ))}
            </div>
            <GoodGrid
              of={WARES}
              chosen={isGood ? [effect.worth as GoodName] : []}
              onChoose={(worth) => onChange({ ...effect, worth })}
            />
          </Pop>
        ),
      }}
    />
  );
}

/** So much at the end of each round, by the number of players. */
function Yearly({
  amounts,
  icon,
  onChange,
}: {
  readonly amounts: readonly number[];
  readonly icon: ReactElement;
  readonly onChange: (amounts: readonly number[]) => void;
}): ReactElement {
  const text = useText();
  const shown = amounts.every((each) => each === amounts[0]) ? amounts[0] : amounts.join('/');
  return (
    <Pop
      title={`${text('web.lh.make.by-players')} ${shown}`}
      label={
        <>
          {shown}
          {icon}
        </>
      }
    >
      {amounts.map((n, at) => (
        <span key={at} className="ws-line">
          <T id="web.lh.make.with-players" args={{ n: at + 1 }} />
          <Stepper
            value={n}
            least={0}
            most={9}
            name={text('web.lh.make.with-players', { n: at + 1 })}
            onStep={(next) => onChange(amounts.map((each, place) => (place === at ? next : each)))}
          />
        </span>
      ))}
    </Pop>
  );
}

/** What the card does, in words with chips to change it by. */
export function fieldsOf(effect: BlankEffect, onChange: (effect: BlankEffect) => void): ReactElement {
  if ('gain' in effect) return <GainFields effect={effect} onChange={onChange} />;
  if ('convert' in effect) return <ConvertFields effect={effect} onChange={onChange} />;
  if ('either' in effect) return <EitherFields effect={effect} onChange={onChange} />;
  if ('pick' in effect) return <PickFields effect={effect} onChange={onChange} />;
  if ('build' in effect) return <BuildFields effect={effect} onChange={onChange} />;
  if ('rule' in effect) return <RuleFields effect={effect} onChange={onChange} />;
  if ('worth' in effect) return <WorthFields effect={effect} onChange={onChange} />;
  if ('income' in effect)
    return (
      <Sentence
        id="web.lh.make.income"
        gaps={{
          n: (
            <Yearly
              amounts={effect.amounts}
              icon={<Good good={effect.income} size={18} />}
              onChange={(amounts) => onChange({ ...effect, amounts })}
            />
          ),
          good: <IncomeGood effect={effect} onChange={onChange} />,
        }}
      />
    );
  if ('feeds' in effect)
    return (
      <Sentence
        id="web.lh.make.feeds"
        gaps={{
          n: <Yearly amounts={effect.feeds} icon={<Sign sign="food" />} onChange={(feeds) => onChange({ feeds })} />,
        }}
      />
    );
  return (
    <Sentence
      id="web.lh.make.discount"
      gaps={{
        goods: (
          <GoodsField value={effect.discount} of={MATERIALS} most={3} onChange={(discount) => onChange({ discount })} />
        ),
      }}
    />
  );
}

function IncomeGood({ effect, onChange }: EditProps<Of<'income'>>): ReactElement {
  const text = useText();
  return (
    <GoodField
      value={effect.income}
      title={text('web.lh.make.which-good')}
      onChange={(good) => good && onChange({ ...effect, income: good })}
    />
  );
}
