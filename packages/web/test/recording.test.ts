import { leHavre } from '@quayside/le-havre';
import { expect, it } from 'vitest';
import { Recording } from '../src/home/recording.ts';
import { RECORDED_GAME } from '../src/le-havre/recorded-game.ts';
import { plainUI } from './plain-ui.ts';

it('shows the recorded game turn by turn, from its opening to its end', () => {
  const recording = Recording.of(plainUI, RECORDED_GAME) as Recording;
  expect(recording.length).toBeGreaterThan(60);
  const pictures = Array.from({ length: recording.length }, (_, at) => recording.picture(at));
  expect(pictures[0]?.line.key).toBe('1.1 red');
  expect(leHavre.mover(pictures.at(-1)?.view as never)).toBeLessThan(-1);
  expect(pictures.filter(({ deeds }) => deeds.length > 0).length).toBeGreaterThan(60);
});

it('has nothing to show of a record that cannot be played', () => {
  expect(Recording.of(plainUI, RECORDED_GAME.replace('rules 1', 'rules 99'))).toBeNull();
});
