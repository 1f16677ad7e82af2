export { Good } from './good.tsx';
export { PartIcon } from './part.tsx';
export { Ship, type ShipName } from './ship.tsx';
export { Sign, type SignName } from './sign.tsx';
export { TypeMark } from './type-mark.tsx';
