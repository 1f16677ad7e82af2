import { cpuSeconds } from './clock.ts';

const STEPS = 20_000_000;

/**
 * The yardstick of the machine: 32-bit xorshift (13, 17, 5) from 2463534242, twenty million steps, nothing but integers in
 * registers. Returns steps a second, the best of five rounds. A figure divided by it can be compared between machines.
 */
export function calibrate(): number {
  let best = 0;
  for (let round = 0; round < 5; round++) {
    const start = cpuSeconds();
    const last = spin(STEPS);
    const seconds = cpuSeconds() - start;
    // Reading the result keeps the loop from being left out as useless.
    if (last !== 0) best = Math.max(best, STEPS / seconds);
  }
  return best;
}

function spin(steps: number): number {
  let x = 2463534242 | 0;
  for (let i = 0; i < steps; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  return x;
}
