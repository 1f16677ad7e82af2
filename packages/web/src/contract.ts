// What the modules of games and the registry know of the page: types, and no word of React's.
export type { GameCover } from './game-cover.ts';
export type { GameUI } from './game-ui.ts';
export type { PageModule } from './games.ts';
