import './icons.css';

export { Coin } from './coin.tsx';
export { Icon, type IconName } from './icon.tsx';
export { Disc } from './seat.tsx';
export type { SeatColour } from './seat-colour.ts';
export { Sign } from './sign.tsx';
export type { IconProps } from './svg.tsx';
export { Wordmark } from './wordmark.tsx';
