import { LANGUAGES } from '@quayside/kernel';
import { parisWords } from '@quayside/paris';
import { expect, test } from 'vitest';
import { PHASE_NAMES } from '../src/rules/phases.ts';
import { REASONS } from '../src/rules/why.ts';

test.each(LANGUAGES)('every reason and every phase has words in %s', (language) => {
  const texts = parisWords.messages[language];
  for (const [, why] of Object.values(REASONS).slice(1)) expect(texts).toHaveProperty([`paris.refusal.${why}`]);
  for (const phase of PHASE_NAMES) {
    expect(texts).toHaveProperty([`paris.phase.${phase}`]);
    expect(texts).toHaveProperty([`paris.phase-name.${phase}`]);
  }
});
