import type { Page } from '@playwright/test';

interface Wanted {
  /** A table has no more than the window; other pages may be long. */
  readonly table: boolean;
  /** The least height of what a thumb uses most, and of everything else that is touched. */
  readonly thumb: number;
  readonly target: number;
  /** The least size of letters, where they are our own. */
  readonly letters?: number;
}

/** What does not fit on a screen: each fault with where it is. It runs inside the page, so all that it uses stands within it. */
function faults({ table, thumb, target, letters = 0 }: Wanted): string[] {
  const TARGETS = 'button, a[href], select, input:not(.unseen), textarea, summary';
  /** What a thumb uses at every turn. */
  const THUMB = '.primary-button, .bar-button, .tabs button, .foot-go, .foot-button, .home-ways .button, .table-menu';
  /** So many sizes of letters are told apart on a table. */
  const SIZES = 6;
  /** What is laid over the table on purpose. */
  const LAYERS = '.slip, .table-tray, .bar, .tip, .notice';
  /** A picture of a table is a picture, and the line below it runs on by itself. */
  const PICTURES = '[inert], .living-caption';

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Look {
    readonly box: Box;
    /** Shows nothing of what lies beside, or above and below its box. */
    readonly clips: boolean;
    readonly clipsAcross: boolean;
    readonly clipsDown: boolean;
    readonly scrolls: boolean;
    /** Words for who only listens are clipped away. */
    readonly unseen: boolean;
    /** It stays in its place while the page scrolls. */
    readonly stays: boolean;
  }

  const found: string[] = [];
  const { innerWidth, innerHeight } = window;
  const page = document.documentElement;
  /** A dialog covers everything else. */
  const root = document.querySelector('dialog[open]') ?? document.body;

  const boxOf = (of: Element | Range): Box => {
    const { left, top, right, bottom } = of.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const isNothing = ({ left, top, right, bottom }: Box): boolean => right - left < 1 || bottom - top < 1;
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const looks = new Map<Element, Look>();
  const lookOf = (element: Element): Look => {
    const known = looks.get(element);
    if (known) return known;
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
    const overflow = overflowX + overflowY;
    const look = {
      box: boxOf(element),
      clips: /hidden|clip/.test(overflow),
      clipsAcross: /hidden|clip/.test(overflowX),
      clipsDown: /hidden|clip/.test(overflowY),
      scrolls: /auto|scroll/.test(overflow),
      unseen: clipPath === 'inset(50%)',
      stays: /fixed|sticky/.test(position),
    };
    looks.set(element, look);
    return look;
  };
  /** An element and those around it, from the inside out. */
  const around = (element: Element): Element[] => {
    const list: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body && at !== page; at = at.parentElement)
      list.push(at);
    return list;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(PICTURES) &&
    !around(element).some((at) => lookOf(at).unseen);
  const nameOf = (element: Element): string => {
    const place = element.closest('[data-place]')?.getAttribute('data-place');
    const own = element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join('');
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${own}${place ? ` at “${place}”` : ''} “${words}”`;
  };

  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide in ${innerWidth}`);
  if (table && page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight} high in ${innerHeight}`);

  /* Text that is cut: part of it lies outside something around it that shows nothing there and does not scroll. */
  const cutBy = (box: Box, parent: Element): number => {
    for (const at of around(parent)) {
      const { box: clip, clips, clipsAcross, clipsDown, scrolls } = lookOf(at);
      if (scrolls) return 0;
      if (!clips) continue;
      // In the head, what has no room is left out as a whole; a name that is cut stands whole in its title.
      if ((at.matches('.table-status') && isNothing(common(box, clip))) || at.closest('[title]')) return 0;
      const aside = clipsAcross ? Math.max(box.right - clip.right, clip.left - box.left) : 0;
      const below = clipsDown ? Math.max(box.bottom - clip.bottom, clip.top - box.top) : 0;
      if (aside > 1.5 || below > 3.5) return Math.round(Math.max(aside, below));
    }
    return 0;
  };
  /* Letters: large enough as they are seen, names that were fitted into their line too; on a table of few sizes. */
  const sizes = new Map<number, Element>();
  const readLetters = (element: Element): void => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (!sizes.has(size)) sizes.set(size, element);
    const fitted = element.closest('.fit > span');
    const share = fitted ? new DOMMatrix(getComputedStyle(fitted).transform).d : 1;
    const seenAs = size * share * element.currentCSSZoom;
    if (seenAs >= letters - 0.05 || told.has(element)) return;
    found.push(`letters of ${seenAs.toFixed(1)}: ${nameOf(element)}`);
    told.add(element);
  };
  const told = new Set<Element>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || told.has(parent) || node.nodeValue?.trim() === '') continue;
    if (parent.closest('svg, script, style, option') || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    readLetters(parent);
    const cut = cutBy(boxOf(range), parent);
    if (cut === 0) continue;
    found.push(`cut: ${nameOf(parent)} by ${cut}`);
    told.add(parent);
  }

  if (table && sizes.size > SIZES) {
    const named = [...sizes].toSorted(([a], [b]) => a - b).map(([size, element]) => `${size} ${nameOf(element)}`);
    found.push(`${sizes.size} sizes of letters: ${named.join(', ')}`);
  }

  /* What is touched: in sight, large enough, and not under something else. */
  const seen: { readonly element: Element; readonly box: Box; readonly layer: Element | undefined }[] = [];
  for (const element of root.querySelectorAll(TARGETS)) {
    if (!isShown(element)) continue;
    const { box } = lookOf(element);
    const boxes = around(element).slice(1).map(lookOf);
    const scrolls = boxes.some((at) => at.scrolls);
    const inSight = boxes.filter((at) => at.scrolls || at.clips).reduce((left, at) => common(left, at.box), box);
    // Elsewhere in something that scrolls.
    if (scrolls && isNothing(inSight)) continue;
    const { left, right, top, bottom } = box;
    const isAside = left < -1 || right > innerWidth + 1;
    const isBelow = table && (top < -1 || bottom > innerHeight + 1);
    if (!scrolls && (isAside || isBelow)) {
      found.push(`outside: ${nameOf(element)} at ${[left, top, right, bottom].map(Math.round).join(', ')}`);
    }
    const least = element.matches(THUMB) ? thumb : target;
    // Links in a sentence are as high as its letters.
    const inSentence = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    if (!inSentence && (right - left < target - 0.5 || bottom - top < least - 0.5)) {
      found.push(`small: ${nameOf(element)} is ${Math.round(right - left)} × ${Math.round(bottom - top)}`);
    }
    const layer = around(element).find((at) => at.matches(LAYERS) || lookOf(at).stays);
    if (!isNothing(inSight)) seen.push({ element, box: inSight, layer });
  }
  for (const [at, a] of seen.entries()) {
    for (const b of seen.slice(at + 1)) {
      if (a.layer !== b.layer) continue;
      const shared = common(a.box, b.box);
      if (shared.right - shared.left <= 2 || shared.bottom - shared.top <= 2) continue;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      found.push(`overlap: ${nameOf(a.element)} and ${nameOf(b.element)}`);
    }
  }
  return found;
}

/** So often it is looked again where something does not fit: cards find their sizes only after they are drawn. */
const LOOKS = 10;

export async function faultsOf(page: Page, wanted: Wanted): Promise<string[]> {
  for (let look = 1; ; look++) {
    const found = await page.evaluate(faults, wanted);
    if (found.length === 0 || look === LOOKS) return found;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}
