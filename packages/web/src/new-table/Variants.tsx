import type { SettingRule, Settings } from '@quayside/kernel';
import { type ReactElement, useState } from 'react';
import type { GameUI, SettingFormProps } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { Choice } from '../settings/Choice.tsx';
import { Said, T } from '../text/speech.tsx';
import { askedOf, settingProblem } from './choices.ts';

interface VariantsProps {
  readonly ui: GameUI;
  readonly players: number;
  /** Those that are not as usual. */
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** How the table is set besides who plays: what every table is asked first, the rest for who wants it. */
export function Variants({ ui, players, settings, onChange }: VariantsProps): ReactElement {
  const rules = askedOf(ui.game, { ...settings, players: String(players) });
  const rare = rules.filter(({ always }) => !always);
  const changed = rare.filter(({ name, default: usual }) => (settings[name] ?? usual) !== usual).length;
  // What was changed the last time is seen at once, and so is what is the only choice.
  const [opened] = useState(changed > 0 || rare.length === rules.length);
  const choice = (rule: SettingRule): ReactElement => {
    const Form = ui.settingForms?.[rule.name] ?? ListedValues;
    const problem = settingProblem(rule, { ...settings, players: String(players) });
    return (
      <div key={rule.name} className="new-variant">
        <Form
          rule={rule}
          value={settings[rule.name] ?? rule.default}
          onChoose={(value) => onChange({ ...settings, [rule.name]: value })}
        />
        {problem && (
          <p className="new-wrong" role="alert">
            <Said message={ui.words.problem(problem)} />
          </p>
        )}
      </div>
    );
  };
  return (
    <>
      {rules.filter(({ always }) => always).map(choice)}
      {rare.length > 0 && (
        <details className="new-variants" open={opened}>
          <summary>
            <Icon name="chevron" />
            <span className="choice-name">
              <T id="web.new.variants" />
            </span>
            <span className="choice-what">
              {changed === 0 ? <T id="web.new.as-usual" /> : <T id="web.new.changed" args={{ n: changed }} />}
            </span>
          </summary>
          <div>{rare.map(choice)}</div>
        </details>
      )}
    </>
  );
}

const ListedValues = ({ rule: { name, values }, value, onChoose }: SettingFormProps): ReactElement => (
  <Choice
    legend={<T id={`setting.${name}`} />}
    values={values}
    value={value}
    label={(each) => <T id={`value.${name}.${each}`} />}
    onChoose={onChoose}
  />
);
