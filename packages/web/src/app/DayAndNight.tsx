import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { changeSettings } from '../settings/settings.ts';
import { useText } from '../text/speech.tsx';
import { useDark } from './theme.ts';

/** Day and night, one tap from everywhere. */
export function DayAndNight(): ReactElement {
  const text = useText();
  const dark = useDark();
  const to = dark ? 'light' : 'dark';
  const name = text('web.theme.change', { theme: { key: `web.settings.theme.${to}` } });
  return (
    <button
      type="button"
      className="day-night"
      aria-label={name}
      title={name}
      onClick={() => changeSettings({ theme: to })}
    >
      <Icon name={dark ? 'sun' : 'moon'} size={17} />
    </button>
  );
}
