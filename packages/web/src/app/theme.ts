import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../settings/settings.ts';

const onSystem = (listener: () => void): (() => void) => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
};
const systemIsDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** Is it night: as wished, or as the system has it? */
export function useDark(): boolean {
  const { theme } = useSettings();
  const system = useSyncExternalStore(onSystem, systemIsDark);
  return theme === 'dark' || (theme === 'system' && system);
}

/** The page is by day or by night, moves or stands still, and is as large as somebody wants it. */
export function useLook(): void {
  const dark = useDark();
  const { motion, zoom } = useSettings();
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset['theme'] = dark ? 'dark' : 'light';
    dataset['motion'] = motion;
    style.setProperty('--zoom', String(zoom / 100));
  }, [dark, motion, zoom]);
}
