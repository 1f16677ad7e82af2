import { useMemo } from 'react';
import { useSpeaker } from '../text/speech.tsx';

/** Numbers as the reader writes them, with a real minus. */
export function useNumber(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { language } = useSpeaker();
  const signs = options?.signDisplay ?? 'auto';
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, { signDisplay: signs });
    return (value) => format.format(value).replace('-', '\u2212');
  }, [language, signs]);
}
