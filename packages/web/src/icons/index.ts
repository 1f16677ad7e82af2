import './icons.css';

export { Arc } from './arc.tsx';
export { BonusGlyph } from './bonus-glyph.tsx';
export { Face, type FaceName } from './face.tsx';
export { Good } from './good.tsx';
export { type District, House, type HouseType } from './house.tsx';
export { Landmark, type LandmarkName } from './landmark.tsx';
export { ParisToken, type ParisTokenName, Points } from './paris-token.tsx';
export { Disc, Key, Meeple, type SeatColour } from './seat.tsx';
export { Ship, type ShipName } from './ship.tsx';
export { Sign, type SignName } from './sign.tsx';
export type { IconProps } from './svg.tsx';
export { TypeMark } from './type-mark.tsx';
export { Wordmark } from './wordmark.tsx';
