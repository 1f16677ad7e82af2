import { createElement } from 'react';
import type { GameCover } from '@quayside/web';

export const cover: GameCover = {
  Drawing: () => createElement('span', null, 'o o o'),
  Emblem: () => createElement('span', null, 'o'),
  winShares: { deckhand: null, mate: 0.5, captain: 0.5, 'harbour-master': 0.5 },
};
