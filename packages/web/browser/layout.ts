import type { Page } from '@playwright/test';

interface Wanted {
  /** A table has no more than the window; other pages may be long. */
  readonly table: boolean;
  /** The least height of what a thumb uses most, and of everything else that is touched. */
  readonly thumb: number;
  readonly target: number;
}

/** What does not fit on a screen: each fault with where it is. Runs in the page. */
function faults({ table, thumb, target }: Wanted): string[] {
  const TARGETS = 'button, a[href], select, input:not(.unseen), textarea, summary';
  /** What a thumb uses at every turn. */
  const THUMB = '.bar .button, .tabs button, .hand-over .button, .new-start .button, .home-ways .button, .table-menu';
  const found: string[] = [];
  const { innerWidth, innerHeight } = window;
  const page = document.documentElement;
  const nameOf = (element: Element): string => {
    const place = element.closest('[data-place]')?.getAttribute('data-place');
    const own = element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join('');
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${own}${place ? ` at “${place}”` : ''} “${words}”`;
  };

  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide in ${innerWidth}`);
  if (table && page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight} high in ${innerHeight}`);

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const boxOf = (element: Element | Range): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const isClipped = (box: Box): boolean => box.right - box.left < 1 || box.bottom - box.top < 1;
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** What covers everything else: a dialog, a leaf. */
  const root = document.querySelector('dialog[open]') ?? document.body;
  /** Words for who listens are one pixel large; a picture of a table is a picture. */
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], .living-caption'))
      return false;
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') return false;
    }
    return true;
  };
  /** What stays in its place while the page scrolls, or is laid over the table on purpose. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      if (at.matches('.bar-options.all, .bar, .tip, .notice') || /fixed|sticky/.test(getComputedStyle(at).position))
        return at;
    }
    return null;
  };

  /* Text that is cut: part of it lies outside an ancestor that shows nothing there and does not scroll. */
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const told = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || node.nodeValue?.trim() === '' || told.has(parent) || !isShown(parent)) continue;
    if (parent.closest('svg, script, style, option, [aria-hidden="true"] svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = boxOf(range);
    for (let at: Element | null = parent; at && at !== root; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const clip = boxOf(at);
      // In the head, what has no room is left out as a whole; a name that is cut stands whole in its title.
      if (at.matches('.table-status') && isClipped(common(box, clip))) break;
      if (at.closest('[title]')) break;
      const aside = Math.max(box.right - clip.right, clip.left - box.left);
      const below = Math.max(box.bottom - clip.bottom, clip.top - box.top);
      if (aside > 1.5 || below > 3.5) {
        found.push(`cut: ${nameOf(parent)} by ${Math.round(Math.max(aside, below))}`);
        told.add(parent);
        break;
      }
    }
  }

  /* What is touched: in sight, large enough, and not under something else. */
  const seen: { readonly element: Element; readonly box: Box }[] = [];
  for (const element of root.querySelectorAll(TARGETS)) {
    if (!isShown(element) || element.closest('label')?.querySelector('.unseen') === element) continue;
    const whole = boxOf(element);
    let box = whole;
    let scrolls = false;
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      scrolls ||= /auto|scroll/.test(overflowX + overflowY);
      if (at !== document.body && at !== page) box = common(box, boxOf(at));
    }
    // Elsewhere in something that scrolls.
    if (scrolls && isClipped(box)) continue;
    if (whole.left < -1 || whole.right > innerWidth + 1) {
      if (!scrolls)
        found.push(`outside: ${nameOf(element)} from ${Math.round(whole.left)} to ${Math.round(whole.right)}`);
    }
    if (table && !scrolls && (whole.top < -1 || whole.bottom > innerHeight + 1)) {
      found.push(`outside: ${nameOf(element)} from ${Math.round(whole.top)} to ${Math.round(whole.bottom)} down`);
    }
    const least = element.matches(THUMB) ? thumb : target;
    const width = whole.right - whole.left;
    const height = whole.bottom - whole.top;
    // Links in a sentence are as high as its letters.
    const inSentence = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    if (!inSentence && (width < Math.min(least, target) - 0.5 || height < least - 0.5)) {
      found.push(`small: ${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)}`);
    }
    if (!isClipped(box)) seen.push({ element, box });
  }
  for (const [at, a] of seen.entries()) {
    for (const b of seen.slice(at + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element) || layerOf(a.element) !== layerOf(b.element))
        continue;
      const shared = common(a.box, b.box);
      if (shared.right - shared.left > 2 && shared.bottom - shared.top > 2) {
        found.push(`overlap: ${nameOf(a.element)} and ${nameOf(b.element)}`);
      }
    }
  }
  return found;
}

export const faultsOf = (page: Page, wanted: Wanted): Promise<string[]> => page.evaluate(faults, wanted);
