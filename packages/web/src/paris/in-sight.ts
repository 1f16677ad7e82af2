import { type RefObject, useEffect } from 'react';

/** What is turned to keeps a little distance from the edge: outlines and meeples stand out of their places. */
const ROOM_ABOVE = 10;
/** So much of something must be seen to be noticed. */
const NOTICED = 24;

/** The part of a narrow screen in which a page scrolls; elsewhere pages are as long as they are. */
const roomOf = (page: Element | null | undefined): Element | null => page?.closest('.table-board') ?? null;

const turnTo = (room: Element, to: Element): void => {
  room.scrollTop += to.getBoundingClientRect().top - room.getBoundingClientRect().top - ROOM_ABOVE;
};

/** Turns a list to its place with this number whenever that is another one; before the first, to the top of its page. */
export function useTurnedTo(list: RefObject<HTMLElement | null>, place: number): void {
  useEffect(() => {
    const room = roomOf(list.current);
    const to = list.current?.children[place];
    if (room && to) turnTo(room, to);
    // Pages share the room: what was turned to on another one is no place on this.
    else if (room) room.scrollTop = 0;
  }, [list, place]);
}

/** Where nothing that can be touched is in sight when something new is shown, the first of it comes into sight, with its district. */
export function useTouchableInSight(page: RefObject<HTMLElement | null>, shown: unknown): void {
  useEffect(() => {
    const room = roomOf(page.current);
    const places = [...(page.current?.querySelectorAll('.place.can') ?? [])];
    const [first] = places;
    if (!room || !first) return;
    const { top, bottom } = room.getBoundingClientRect();
    const isSeen = (place: Element): boolean => {
      const box = place.getBoundingClientRect();
      return box.top < bottom - NOTICED && box.bottom > top + NOTICED;
    };
    if (!places.some(isSeen)) turnTo(room, first.closest('.paris-district') ?? first);
  }, [page, shown]);
}
