import { LANGUAGES } from '@quayside/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { languageOf, TONGUE_NAMES } from '../text/books.ts';
import { useText } from '../text/speech.tsx';

/** The language, one tap from everywhere: each by its own name, or where there is little room the one that is spoken. */
export function LanguageChoice({ isSmall }: { readonly isSmall: boolean }): ReactElement {
  const text = useText();
  const { language } = useSettings();
  const tongues = language === 'pseudo' ? ([...LANGUAGES, 'pseudo'] as const) : LANGUAGES;
  if (!isSmall) {
    return (
      <div className="language" role="group" aria-label={text('web.language')}>
        {tongues.map((tongue) => (
          <button
            key={tongue}
            type="button"
            lang={languageOf(tongue)}
            aria-pressed={tongue === language}
            onClick={() => changeSettings({ language: tongue })}
          >
            {TONGUE_NAMES[tongue]}
          </button>
        ))}
      </div>
    );
  }
  return (
    <label className="language small">
      <Icon name="globe" />
      <span className="unseen">{text('web.language')}</span>
      <select
        value={language}
        onChange={({ target }) => {
          const chosen = tongues.find((tongue) => tongue === target.value);
          if (chosen) changeSettings({ language: chosen });
        }}
      >
        {tongues.map((tongue) => (
          <option key={tongue} value={tongue} lang={languageOf(tongue)}>
            {TONGUE_NAMES[tongue]}
          </option>
        ))}
      </select>
    </label>
  );
}
