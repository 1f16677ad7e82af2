import { type ReactElement, type ReactNode, useId } from 'react';
import './choice.css';

interface ChoiceProps<V extends string | number> {
  readonly legend: ReactNode;
  /** One line on what it is for. */
  readonly what?: ReactNode;
  readonly values: readonly V[];
  readonly value: V;
  readonly label: (value: V) => ReactNode;
  readonly languageOf?: (value: V) => string;
  readonly onChoose: (value: V) => void;
}

/** One of a few, all in sight: arrows walk through them. */
export function Choice<V extends string | number>({
  legend,
  what,
  values,
  value,
  label,
  languageOf,
  onChoose,
}: ChoiceProps<V>): ReactElement {
  const id = useId();
  return (
    <fieldset className="choice" aria-describedby={what === undefined ? undefined : `${id}-what`}>
      <legend className="choice-name">{legend}</legend>
      {what !== undefined && (
        <p className="choice-what" id={`${id}-what`}>
          {what}
        </p>
      )}
      <div className="choice-values">
        {values.map((each) => (
          <label key={each} lang={languageOf?.(each)}>
            <input
              type="radio"
              name={id}
              value={each}
              checked={each === value}
              onChange={() => onChoose(each)}
              className="unseen"
            />
            <span>{label(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly name: ReactNode;
  readonly what: ReactNode;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

/** On or off. */
export function Switch({ name, what, on, onTurn }: SwitchProps): ReactElement {
  const id = useId();
  return (
    <label className="switch">
      <span className="choice-name">{name}</span>
      <span className="choice-what" id={`${id}-what`}>
        {what}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="unseen"
        checked={on}
        aria-describedby={`${id}-what`}
        onChange={({ target }) => onTurn(target.checked)}
      />
      <span className="switch-lever" aria-hidden="true" />
    </label>
  );
}
