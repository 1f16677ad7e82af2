import { useLayoutEffect } from 'react';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const REACHABLE = 'button:not(:disabled), a[href], [tabindex="0"]';

/** What lies more aside than ahead comes after everything else, in pixels. */
const ASIDE = 10_000;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** The nearest thing in a direction: what lies straight ahead before what lies aside. */
function nearest(from: Element, [dx, dy]: readonly [number, number], root: ParentNode): HTMLElement | null {
  const middle = (element: Element): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of root.querySelectorAll<HTMLElement>(REACHABLE)) {
    if (each === from || each.offsetParent === null) continue;
    const [ex, ey] = middle(each);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const distance = ahead + aside * 2 + (aside > ahead ? ASIDE : 0);
    if (ahead > 4 && distance < least) {
      least = distance;
      best = each;
    }
  }
  return best;
}

/** Arrows go from thing to thing, numbers pick options, letters are what carries them as `data-key`. */
export function useTableKeys(onKey: (key: string) => boolean): void {
  // Before it is painted: who sees a table may press a key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.altKey || event.metaKey) return;
      // The end of the game is a page that scrolls, with keys of its own; what it shows of the table is a picture.
      if (!document.querySelector('.table[data-awaiting]')) return;
      // What lies under an open leaf is out of reach.
      const root = document.querySelector('dialog[open], .tip.pinned') ?? document;
      if (event.ctrlKey) {
        if (event.key === 'z') click('[data-key="u"]', root, event);
        return;
      }
      const arrow = ARROWS[event.key];
      if (arrow) {
        const from = document.activeElement;
        const start = from && from !== document.body ? nearest(from, arrow, root) : first(root);
        if (!start) return;
        event.preventDefault();
        start.focus();
        start.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        return;
      }
      if (event.shiftKey && event.key === 'Escape') {
        click('[data-key="Shift+Escape"]', root, event);
        return;
      }
      // On something that has the focus Enter is its own, unless that is what is chosen already.
      if (event.key === 'Enter' && !event.repeat && isSettled(document.activeElement)) {
        click('.primary-button:not(:disabled)', root, event);
      } else if (/^\d$/.test(event.key)) click(`[data-number="${event.key}"]`, root, event);
      else if (/^[a-z]$/.test(event.key) && root.querySelector(`[data-key="${event.key}"]`)) {
        click(`[data-key="${event.key}"]`, root, event);
      } else if (root === document && onKey(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onKey]);
}

const isSettled = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.matches('.place.chosen, .chip[aria-pressed="true"]');

const first = (root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>('.place.can, .slip .chip, [data-do]') ?? root.querySelector<HTMLElement>(REACHABLE);

function click(selector: string, root: ParentNode, event: KeyboardEvent): void {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) return;
  event.preventDefault();
  found.click();
}
