import { Random } from '@quayside/kernel';
import type { Page } from '@playwright/test';
import { finger, type Report } from './finger.ts';

/** Between two clicks of a real mouse so many are made inside the page, which is faster. */
const IN_A_ROW = 40;
const NUMBERS = 1009;
const PATIENCE = 20_000;
/** Nobody needs so many clicks for a game. */
const MOST_CLICKS = 20_000;

export interface Played {
  readonly clicks: number;
  readonly faults: readonly string[];
}

/** Something at a table that a person could not have got over. */
export class DeadEnd extends Error {
  constructor(report: Report) {
    const { ended, awaiting, trail, clicks } = report;
    super(`${ended} after ${clicks} clicks while the page waits for “${awaiting}”; the last: ${trail.join(' · ')}`);
  }
}

/** Plays the table that a page shows until the game is over, clicking only what a person could click. Others may take their time. */
export async function playByClicks(page: Page, random: Random, patience = PATIENCE): Promise<Played> {
  const touches = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const faults = new Set<string>();
  let clicks = 0;
  let idle = 0;
  let trail: readonly string[] = [];
  for (let first: 'tell' | 'click' = 'click'; clicks < MOST_CLICKS; first = first === 'tell' ? 'click' : 'tell') {
    const numbers = Array.from({ length: NUMBERS }, () => random.next() / 2 ** 32);
    const report = await page.evaluate(finger, { numbers, clicks: IN_A_ROW, patience, idle, first });
    clicks += report.clicks;
    idle = report.idle;
    trail = [...trail, ...report.trail].slice(-IN_A_ROW);
    for (const each of report.faults) faults.add(each);
    if (report.ended === 'over') return { clicks, faults: [...faults] };
    if (report.ended === 'dead-end' || report.ended === 'trouble') throw new DeadEnd({ ...report, clicks, trail });
    if (report.point) await touch(page, report.point, touches);
  }
  throw new Error(`${MOST_CLICKS} clicks, and the game is not over; the last: ${trail.join(' · ')}`);
}

/** A click of a real mouse, or of a thumb. Afterwards the mouse leaves what it clicked, as somebody's does who looks around. */
async function touch(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  touches: boolean,
): Promise<void> {
  if (touches) await page.touchscreen.tap(x, y);
  else {
    await page.mouse.click(x, y);
    await page.mouse.move(2, 2);
  }
}
