export { Arc } from './arc.tsx';
export { BonusGlyph } from './bonus-glyph.tsx';
export { type District, House, type HouseType } from './house.tsx';
export { Landmark, type LandmarkName } from './landmark.tsx';
export { PartIcon } from './part.tsx';
export { Key, Meeple } from './seat.tsx';
export { ParisToken, type ParisTokenName, Points } from './token.tsx';
