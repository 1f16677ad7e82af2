import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A part of the page did not come over the network. A browser remembers that while the page is open: only a new start helps. */
export class NotLoaded extends Error {}

/** A page that is loaded when somebody goes there. */
export const whenWanted = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      throw new NotLoaded(String(error));
    }
  });
