import { LANGUAGES } from '@quayside/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { TONGUE_NAMES } from '../text/books.ts';
import { useText } from '../text/speech.tsx';

/** The language, one tap from everywhere. */
export function LanguageChoice(): ReactElement {
  const text = useText();
  const { language } = useSettings();
  const tongues = language === 'pseudo' ? ([...LANGUAGES, 'pseudo'] as const) : LANGUAGES;
  return (
    <label className="language">
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
          <option key={tongue} value={tongue} lang={tongue === 'pseudo' ? 'en' : tongue}>
            {TONGUE_NAMES[tongue]}
          </option>
        ))}
      </select>
    </label>
  );
}
