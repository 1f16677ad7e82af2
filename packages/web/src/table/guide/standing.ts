import { isNarrow, type Size } from '../size.ts';
import { type Box, type Covered, poleBetween, standingPlace } from './placing.ts';

const WIDTHS: Readonly<Partial<Record<Size, number>>> = { phone: 560, l: 620 };
const WIDTH = 496;
const NARROW = 420;

/**
 * How much of a call-out is shown: where there is little room, first the pennants go, then what else is new in the deed, then all but its
 * name.
 */
type Form = 'whole' | 'short' | 'brief' | 'folded';
/** Somebody has folded it, or wants to read it whatever it lies on; null: as there is room. */
export type Folded = boolean | null;
/** Room to the edge of its zone, and around what it must not cover. */
const EDGE = 8;
/** What can be done somewhere is wanted more than what only lies there. */
const WEIGHTS = { chosen: 200, can: 2, other: 1 };
const LAYERS = '.slip, .table-tray';

/** On a small screen it is short from the start: the table it speaks of is behind it. */
function formsFor(width: number, size: Size, folded: Folded): readonly (readonly [Form, number])[] {
  if (folded === true) return [['folded', width]];
  const narrow = Math.min(NARROW, width);
  const forms: readonly Form[] = isNarrow(size) ? ['short', 'brief'] : ['whole', 'short'];
  return [width, narrow].flatMap((each) => forms.map((form) => [form, each] as const));
}

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};
const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
const isSame = (a: Box | null, b: Box | null): boolean =>
  a === b ||
  (a !== null && b !== null && (['left', 'top', 'right', 'bottom'] as const).every((side) => a[side] === b[side]));
const isApart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** Puts a call-out beside what it speaks of. Where it found room it stays, unless something else came to lie there. */
export class Standing {
  readonly #leaf: HTMLElement;
  readonly #pole: HTMLElement;
  #wanted: Parameters<Standing['stand']> = [null, 'm', null];
  #last: { readonly zone: Box; readonly target: Box | null; readonly box: Box; readonly folded: Folded } | null = null;

  constructor(leaf: HTMLElement, pole: HTMLElement) {
    this.#leaf = leaf;
    this.#pole = pole;
  }

  /** It may be folded because there is no room for more. */
  get isFolded(): boolean {
    return this.#leaf.dataset['form'] === 'folded';
  }

  stand(place: string | null, size: Size, folded: Folded): void {
    this.#wanted = [place, size, folded];
    this.#leaf.classList.toggle('wanted', folded === false);
    const table = this.#leaf.closest('.table');
    const board = table?.querySelector('[data-zone="board"]');
    if (!table || !board) return;
    const zone = grown(boxOf(board), -EDGE);
    const element = place === null ? null : shownPlace(table, place);
    const onBoard = element !== null && board.contains(element) ? element : null;
    if (onBoard && !isInSight(onBoard, board)) scrollTo(onBoard, board, 'top');
    if (this.#stays(table, zone, element, folded)) return;
    const fits = (how: Folded = folded): boolean => this.#fit(table, board, zone, element, size, how);
    if (fits()) return;
    // A board that scrolls may have more room when the thing lies at its top, or at its bottom.
    for (const edge of ['top', 'bottom'] as const) {
      if (onBoard) scrollTo(onBoard, board, edge);
      if (onBoard && fits()) return;
    }
    fits(true);
  }

  /** Is it still well where it stands? */
  #stays(table: Element, zone: Box, element: Element | null, folded: Folded): boolean {
    const last = this.#last;
    if (!last || last.folded !== folded || !isSame(last.zone, zone)) return false;
    if (!isSame(last.target, element && boxOf(element))) return false;
    return keptIn(table, element, folded).every((each) => isApart(each, last.box));
  }

  /** Stands in the largest form for which there is room. */
  #fit(table: Element, board: Element, zone: Box, element: Element | null, size: Size, folded: Folded): boolean {
    const target = element && boxOf(element);
    const widest = Math.min(WIDTHS[size] ?? WIDTH, zone.right - zone.left);
    const covered = coveredOn(board);
    const kept = keptIn(table, element, folded);
    const wanted = covered.filter(({ weight }) => weight > WEIGHTS.other).map(({ box }) => box);
    const pointed = folded === false ? null : target;
    const written = pointed ? writtenOn(table) : [];
    // A short one that leaves what can be done in sight is better than a whole one that does not, unless somebody wants to read it.
    for (const free of folded === false ? [kept] : [[...kept, ...wanted], kept]) {
      for (const [form, width] of formsFor(widest, size, folded)) {
        this.#leaf.dataset['form'] = form === 'brief' ? 'short' : form;
        this.#leaf.classList.toggle('brief', form === 'brief');
        this.#leaf.style.width = form === 'folded' ? 'max-content' : `${width}px`;
        const { offsetHeight: height, offsetWidth } = this.#leaf;
        const box = standingPlace({ target: pointed, width: offsetWidth, height, zone, kept: free, covered, written });
        if (!box) continue;
        this.#last = { zone, target, box, folded };
        this.#draw(boxOf(table), target, box, written);
        return true;
      }
    }
    this.#last = null;
    this.#leaf.style.visibility = 'hidden';
    this.#pole.hidden = true;
    return false;
  }

  /** The window has changed. */
  again(): void {
    this.stand(...this.#wanted);
  }

  #draw(table: Box, target: Box | null, box: Box, written: readonly Box[]): void {
    this.#leaf.style.visibility = 'visible';
    this.#leaf.style.transform = `translate(${box.left - table.left}px, ${box.top - table.top}px)`;
    const pole = target && poleBetween(target, box, written);
    this.#pole.hidden = !pole;
    if (!pole) return;
    this.#pole.dataset['towards'] = pole.towards;
    this.#pole.style.setProperty('--length', `${pole.length + 2}px`);
    this.#pole.style.transform = `translate(${Math.round(pole.x - table.left)}px, ${Math.round(pole.y - table.top)}px)`;
  }
}

/** Where something is written that can be seen. */
function writtenOn(table: Element): Box[] {
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: Box[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('.guide, .unseen')) continue;
    range.selectNodeContents(text);
    for (const { left, top, right, bottom, width } of range.getClientRects()) {
      if (width > 1) boxes.push({ left, top, right, bottom });
    }
  }
  return boxes;
}

/** A place by its name, where it can be seen. */
const shownPlace = (table: Element, place: string): Element | null =>
  [...table.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].find((each) => each.checkVisibility()) ?? null;

/** What must not be covered; whoever wants to read at any cost has it all covered. */
function keptIn(table: Element, element: Element | null, folded: Folded): Box[] {
  if (folded === false) return [];
  const layers = [...table.querySelectorAll(LAYERS)].map(boxOf);
  const chosen = [...table.querySelectorAll('[data-zone="board"] .place.chosen')].filter(isLaid).map(boxOf);
  return [...layers, ...chosen, ...(element ? [grown(boxOf(element), EDGE)] : [])];
}

/** What holds other places is ground: where one of them is chosen, that one is kept free. */
const isLaid = (element: Element): boolean =>
  element.checkVisibility() && element.querySelector('[data-place]') === null;

const isWithin = (a: Box, b: Box): boolean =>
  a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right;

/** What scrolls with a thing in it, the board included. */
function scrollersOf(element: Element, board: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at && board.contains(at); at = at.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflow);
    if (scrolls && (at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth)) found.push(at);
  }
  return found;
}

/** Brings a thing to an edge of what scrolls on the board, and into sight aside; nothing around the board is scrolled. */
function scrollTo(element: Element, board: Element, edge: 'top' | 'bottom'): void {
  for (const scroller of scrollersOf(element, board)) {
    const [at, around] = [boxOf(element), boxOf(scroller)];
    scroller.scrollTop += at[edge] - around[edge];
    scroller.scrollLeft += Math.max(0, at.right - around.right) - Math.max(0, around.left - at.left);
  }
}

const isInSight = (element: Element, board: Element): boolean =>
  [...scrollersOf(element, board), board].every((each) => isWithin(boxOf(element), boxOf(each)));

/** The things on the board: what only holds others is ground to stand on. */
function coveredOn(board: Element): Covered[] {
  return [...board.querySelectorAll('[data-place]')]
    .filter((each) => !each.querySelector('[data-place]') && each.checkVisibility())
    .map((each) => {
      const { classList } = each;
      const how = classList.contains('chosen') ? 'chosen' : classList.contains('can') ? 'can' : 'other';
      return { box: boxOf(each), weight: WEIGHTS[how] };
    });
}
