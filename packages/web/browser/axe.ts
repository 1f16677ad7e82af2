import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is drawn inside a picture has no words and takes most of the time. */
const emptyPictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const picture of document.querySelectorAll('svg.icon, svg.vignette, svg[aria-hidden]'))
      picture.replaceChildren();
  });

/** Serious faults that axe finds on a page, each with where it is; of some rules only where they are named. */
export async function seriousFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  await emptyPictures(page);
  // There are no frames to put together, and nobody reads what is in order: both took three quarters of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(TAGS)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const where = nodes
        .slice(0, 3)
        .map(({ target, html, failureSummary }) =>
          [target.join(' '), html.slice(0, 160), failureSummary?.split('\n')[1]?.trim()].join(' '),
        );
      return `${id} (${nodes.length}): ${where.join(' | ')}`;
    });
}
