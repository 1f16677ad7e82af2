/** What one run of the finger is given: everything it needs crosses into the page as data. */
export interface Errand {
  /** Numbers from 0 up to 1 that decide; after the last comes the first again. */
  readonly numbers: readonly number[];
  /** So many clicks at most. */
  readonly clicks: number;
  /** Milliseconds that it waits for a bot, or for anything else to happen. */
  readonly patience: number;
  readonly idle: number;
  /** The first click is not made but told: a real mouse or thumb makes it. */
  readonly first: 'tell' | 'click';
}

export interface Report {
  readonly ended: 'clicks' | 'over' | 'dead-end' | 'trouble' | 'told';
  readonly clicks: number;
  /** How many of the last clicks, and of those before this run, played nothing. */
  readonly idle: number;
  /** Where the click that is told goes. */
  readonly point: { readonly x: number; readonly y: number } | null;
  /** The last things that were clicked. */
  readonly trail: readonly string[];
  /** What was offered, but could not be clicked anywhere, as it is cut or something lies over it; where the page did not fit. */
  readonly faults: readonly string[];
  /** What the page says it waits for. */
  readonly awaiting: string;
}

/**
 * Plays at a table by clicking what a person could click: what is seen, is not disabled and has nothing over it. It runs inside the
 * page, so everything it uses stands within it.
 */
export async function finger({ numbers, clicks: most, patience, idle: before, first }: Errand): Promise<Report> {
  const TRAIL = 40;
  /** Nobody looks around for so long before something is played. */
  const MOST_ASIDE = 300;
  const trail: string[] = [];
  const faults = new Set<string>();
  let used = 0;
  /** Nothing was clicked since somebody last thought of doing something. */
  let isKnown = false;
  let clicks = 0;
  /** So many clicks in a row played nothing. */
  let idle = before;

  const draw = (): number => numbers[used++ % numbers.length] ?? 0;
  const chance = (share: number): boolean => draw() < share;
  const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
  /** Until what was clicked is drawn: a person sees what comes of one click before the next. */
  const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const all = (selector: string, root: ParentNode = document): HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ];
  const table = (): HTMLElement | null => document.querySelector('.table[data-awaiting]');
  const awaiting = (): string => table()?.dataset['awaiting'] ?? (isOver() ? 'over' : 'no table');
  const isOver = (): boolean => document.querySelector('.end') !== null;

  const nameOf = (element: HTMLElement): string => {
    const { place, way, part, do: deed, key } = element.dataset;
    const marked = place ?? way ?? part ?? deed ?? key;
    return marked ?? (element.getAttribute('aria-label') || element.innerText).trim().slice(0, 40);
  };
  const isEnabled = (element: HTMLElement): boolean =>
    !element.matches(':disabled, [aria-disabled="true"]') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const isMove = ({ dataset }: HTMLElement): boolean => /play|end|confirm|take-over/.test(dataset['do'] ?? '');

  /** What only a program could scroll to is out of a person's reach. */
  const isScrolledByHand = (element: HTMLElement): boolean => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const fixed = /hidden|clip/;
      if ((fixed.test(overflowX) && box.scrollLeft !== 0) || (fixed.test(overflowY) && box.scrollTop !== 0)) {
        box.scrollTo(0, 0);
        return false;
      }
    }
    return true;
  };

  /** As much of something as the boxes that it is scrolled in let be seen; nothing around a dialog cuts it. */
  const partInSight = (element: HTMLElement): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY !== 'visible') {
        const around = box.getBoundingClientRect();
        left = Math.max(left, around.left);
        top = Math.max(top, around.top);
        right = Math.min(right, around.right);
        bottom = Math.min(bottom, around.bottom);
      }
      if (box.matches('dialog')) break;
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };

  /** A point of something at which nothing lies over it; null: there is none in sight. */
  const pointInSight = (element: HTMLElement): { x: number; y: number } | null => {
    const { left, top, width, height } = partInSight(element);
    for (const fx of [0.5, 0.2, 0.8, 0.04, 0.96]) {
      for (const fy of [0.5, 0.15, 0.85, 0.04, 0.96]) {
        const x = left + width * fx;
        const y = top + height * fy;
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  };
  const pointOf = (element: HTMLElement): { x: number; y: number } | null => {
    const point = pointInSight(element);
    if (point) return point;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return isScrolledByHand(element) ? pointInSight(element) : null;
  };

  /** One of several things that can be clicked, at random, with the point to click at. */
  const pick = (among: readonly HTMLElement[]): { element: HTMLElement; x: number; y: number } | null => {
    const untried = among.filter(isEnabled);
    while (untried.length > 0) {
      const [element] = untried.splice(Math.floor(draw() * untried.length), 1) as [HTMLElement];
      const point = pointOf(element);
      if (point) return { element, ...point };
      // A leaf that was left open lies over what it belongs to; a press beside it takes it away.
      if (document.querySelector('.tip.pinned')) return { element: document.body, x: innerWidth / 2, y: 1 };
      const { left, top, width, height } = partInSight(element);
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      // A slip, a tray, a notice and a moment lie over the table, and can be closed.
      if (over?.closest('.slip, .table-tray, .notice, .moment')) continue;
      faults.add(`${nameOf(element)} at ${innerWidth} px, under ${over?.outerHTML.slice(0, 80) ?? 'nothing'}`);
    }
    return null;
  };

  const press = ({ x, y }: { x: number; y: number }): void => {
    const at = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, button: 0 };
    const fire = (event: Event): void => void document.elementFromPoint(x, y)?.dispatchEvent(event);
    fire(new PointerEvent('pointerdown', { ...at, pointerType: 'mouse', isPrimary: true }));
    fire(new PointerEvent('pointerup', { ...at, pointerType: 'mouse', isPrimary: true }));
    fire(new MouseEvent('click', at));
  };

  /** What lies beside the game: looking around, taking back, changing one's mind. Rarely, and often nothing. */
  const aside = (): HTMLElement[] => {
    if (chance(0.04)) return all('.bar [data-key="u"]');
    if (chance(0.04)) return all('.bar [data-key="a"]');
    if (chance(0.02)) return all('.chapter');
    if (chance(0.01)) return all('.place:not(.can)');
    if (chance(0.02)) return all('.slip-close');
    if (chance(0.005)) return all('.table-menu');
    if (chance(0.002)) return all('.bar [data-key="h"]');
    return [];
  };

  /** What somebody who has to choose may click; where something is chosen, its parts or the button. */
  const choices = (): HTMLElement[] => {
    const play = all('.bar [data-do="play"]');
    const end = all('.bar [data-do="end"]');
    const things = all('.place.can, .slip [data-way], .table-tray button');
    if (play.length > 0) {
      const parts = all(
        '.slip [data-part][aria-pressed="false"], .slip .stepper button, .lh-lading .chip, .lh-lading [data-cargo] button',
      );
      if (chance(0.2) && parts.some(isEnabled)) return parts;
      return chance(0.15) && things.length > 0 ? things : play;
    }
    if (end.length > 0 && (chance(0.6) || things.length === 0)) return end;
    // On a narrow screen most of the table is behind tabs, and a slip lies over the rest.
    const tabs = all('.tabs button:not([aria-current])');
    if (tabs.length > 0 && (chance(0.3) || !things.some(isEnabled))) return tabs;
    return chance(0.1) && !things.some((each) => pointInSight(each)) ? all('.slip-close') : things;
  };

  /** The things one of which is clicked next; empty: there is nothing to click now. */
  const wanted = (): HTMLElement[] => {
    const dialog = document.querySelector('dialog[open]');
    if (dialog)
      return chance(0.5) ? all('header button', dialog) : all('header button, .menu-body > .button, .option', dialog);
    const cover = all('[data-do="take-over"]');
    if (cover.length > 0) return cover;
    const back = all('.bar [data-do="now"]');
    if (back.length > 0) return chance(0.6) ? back : all('.bar-controls button, .chapter');
    const state = awaiting();
    if (state === 'bot' && isKnown) return [];
    isKnown = true;
    const side = aside();
    if (side.some(isEnabled)) return side;
    if (state === 'confirmation') return all('.bar [data-do="confirm"]');
    return state === 'choice' ? choices() : [];
  };

  const report = (ended: Report['ended'], point: Report['point'] = null): Report => ({
    ended,
    clicks,
    idle,
    point,
    trail: trail.slice(-TRAIL),
    faults: [...faults],
    awaiting: awaiting(),
  });

  /** The boxes of the zones, as they were first seen: they stay so through the whole game. */
  const memory = window as unknown as { quaysideZones?: Record<string, string> };
  const still = (): void => {
    const known = (memory.quaysideZones ??= {});
    for (const zone of all('[data-zone]')) {
      const { left, top, width, height } = zone.getBoundingClientRect();
      const box = [left, top, width, height].map(Math.round).join(' ');
      const name = zone.dataset['zone'] ?? '';
      if ((known[name] ??= box) !== box) faults.add(`zone ${name} stood at ${known[name]}, then at ${box}`);
    }
  };

  /** A table never scrolls as a whole, in no direction. */
  const measure = (): void => {
    if (table()) still();
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (table() && scrollWidth > screen.width) faults.add(`the page is ${scrollWidth} px wide after ${trail.at(-1)}`);
    if (table() && scrollHeight > innerHeight) faults.add(`the page is ${scrollHeight} px high after ${trail.at(-1)}`);
  };

  let quiet = performance.now();
  while (clicks < most) {
    if (document.querySelector('.trouble')) return report('trouble');
    if (isOver()) return report('over');
    if (idle > MOST_ASIDE) return report('dead-end');
    const next = pick(wanted());
    if (next) {
      trail.push(nameOf(next.element));
      clicks++;
      idle = isMove(next.element) ? 0 : idle + 1;
      isKnown = false;
      quiet = performance.now();
      if (first === 'tell' && clicks === 1) return report('told', { x: next.x, y: next.y });
      press(next);
      await frame();
      measure();
    } else {
      // A bot thinks, or the page is being drawn; without an end to it, this is a dead end.
      if (performance.now() - quiet > patience) return report('dead-end');
      await pause(10);
    }
  }
  return report('clicks');
}
