import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREENS } from './screens.ts';
import { textsOf } from './speaker.ts';

it('has a place for every text, and a picture for every place that names one', () => {
  const homeless = Object.keys(textsOf('en')).filter((key) => !SCREENS.some(({ keys }) => keys.test(key)));
  expect(homeless).toEqual([]);
  const pictures = readdirSync(new URL('../../../../docs/screens', import.meta.url));
  const missing = SCREENS.flatMap(({ picture }) => picture ?? []).filter(
    (name) => !pictures.some((file) => file.startsWith(`${name}-`) && file.endsWith('-en.webp')),
  );
  expect(missing).toEqual([]);
});
