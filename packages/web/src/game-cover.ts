import type { LevelName } from '@quayside/bots/levels';
import type { ComponentType } from 'react';

/** What a game shows of itself before it is opened. */
export interface GameCover {
  /** A view of the place, as wide as there is room. */
  readonly Drawing: ComponentType;
  /** One thing that stands for the game. */
  readonly Emblem: ComponentType<{ readonly size: number }>;
  /** How often each level beats the one below it, two players, held-out deals: docs/strength.md says how that was measured. */
  readonly winShares: Readonly<Record<LevelName, number | null>>;
}
