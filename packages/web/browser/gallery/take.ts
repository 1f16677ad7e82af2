import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { answerAs } from '../far-tables.ts';
import { nameOf, type Picture, PICTURES, type Width, WIDTHS } from './pictures.ts';

/** The day on which all pictures are taken, a little after the tables were left. */
const TODAY = new Date('2023-11-15T09:00:00Z');
const QUALITY = 0.82;
/** What only shows that things are told apart is small. */
const SMALL = 0.6;
const AT_ONCE = 2;
/** Painted by one thread and always anew, the same page gives the same picture to the last bit. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--num-raster-threads=1', '--disable-partial-raster'];

interface Studio {
  readonly address: string;
  readonly chromium: string;
  readonly folder: string;
  /** Only pictures whose name contains one of these words; all where there is none. */
  readonly filter: string;
  readonly told: (name: string) => void;
}

/** Takes all pictures, two at a time. */
export async function takePictures({ address, chromium: executablePath, folder, filter, told }: Studio): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const words = filter.split(' ');
  const waiting = PICTURES.filter((picture) => words.some((word) => nameOf(picture).includes(word)));
  const work = async (): Promise<void> => {
    const darkroom = await browser.newPage();
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const png = await take(browser, address, picture);
      writeFileSync(join(folder, nameOf(picture)), await asWebp(darkroom, png, picture.vision ? SMALL : 1));
      told(nameOf(picture));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await browser.close();
}

async function take(browser: Browser, address: string, picture: Picture): Promise<Buffer> {
  const { screen, width, theme, language, vision = 'none' } = picture;
  const narrow = width < 860;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: WIDTHS[width] },
    hasTouch: narrow,
    isMobile: narrow,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  const settings = JSON.stringify({
    language,
    theme,
    motion: 'none',
    guide: screen.guided ? 'on' : 'off',
    name: 'Mina',
  });
  const kept = [
    ['quayside.settings', settings] as const,
    ...screen.tables.map((table) => [`quayside.table.${table.id}`, JSON.stringify(table)] as const),
    ...(screen.kept ?? []),
  ];
  await context.addInitScript((items) => {
    for (const [key, value] of items) localStorage.setItem(key, value);
  }, kept);
  const page = await context.newPage();
  if (screen.online) await answerAs(page, screen.online);
  await page.clock.setFixedTime(TODAY);
  await page.goto(screen.address);
  await page.locator(screen.shows).first().waitFor();
  await screen.reach?.(page);
  await page.mouse.move(0, 0);
  await settled(page);
  if (screen.whole) await unroll(page, width);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: vision });
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return png;
}

/** Makes the window so high that nothing of the page scrolls: what stays at its edge stands at the end. */
async function unroll(page: Page, width: Width): Promise<void> {
  const height = await page.evaluate(() => {
    const middle = document.querySelector('.frame > main');
    return innerHeight + (middle ? middle.scrollHeight - middle.clientHeight : 0);
  });
  await page.setViewportSize({ width, height: Math.max(height, WIDTHS[width]) });
  await settled(page);
}

/** What is worked out while nobody waits for it stands there now: nothing has changed for a while. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const QUIET = 700;
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, QUIET);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, QUIET);
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  });

/** The browser itself makes a picture small: it knows a format that is half as large. */
async function asWebp(darkroom: Page, png: Buffer, scale: number): Promise<Buffer> {
  const webp = await darkroom.evaluate(
    async ([source, quality, share]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.naturalWidth * share);
      canvas.height = Math.round(image.naturalHeight * share);
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    [png.toString('base64'), QUALITY, scale] as const,
  );
  return Buffer.from(webp, 'base64');
}
