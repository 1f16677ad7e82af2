import type { BuildingType } from '@quayside/le-havre';
import type { ReactNode } from 'react';
import { type IconProps, Svg } from '../../icons/svg.tsx';

const FALLBACK: Readonly<Record<BuildingType, string>> = {
  craftsman: '#8A6A3B',
  economic: '#B8862B',
  industrial: '#4F6479',
  public: '#7A4E6D',
  none: '#8D8573',
  ship: '#2C5F7C',
};

/** The outline tells the type from afar, what is inside says why. */
const SHAPES: Readonly<Record<BuildingType, string>> = {
  craftsman: 'M12 .3L23.7 12L12 23.7L.3 12z',
  economic: 'M12 .8A11.2 11.2 0 1 1 12 23.2A11.2 11.2 0 1 1 12 .8z',
  industrial: 'M1.5 8.5L6.5 5V1.5H9.5V8.5L15.5 4.5V8.5L22.5 4.5V22.5H1.5z',
  public: 'M12 .8L23.5 8.2V11H21.5V19.5H23V23H1V19.5H2.5V11H.5V8.2z',
  none: 'M4 8.5H20A2 2 0 0 1 22 10.5V13.5A2 2 0 0 1 20 15.5H4A2 2 0 0 1 2 13.5V10.5A2 2 0 0 1 4 8.5z',
  ship: 'M1 15H5V9.5H9V4H13V9.5H19V15H23C22.6 19.4 20 22.5 16.5 22.5H6.5C3.4 22.5 1.3 19 1 15z',
};

const INSIDE: Readonly<Record<BuildingType, ReactNode>> = {
  craftsman: (
    <path d="M6.6 6.8H9.4L10.4 7.6H14C16.4 7.6 17.8 9 18.2 11.9C16.8 10.8 15.4 10.6 13.6 10.6V19H10.4V10.6L9.4 11.4H6.6z" />
  ),
  economic: (
    <path d="M11 4H13V5.8L19.3 6.8L18.9 8.6L18.2 8.5L20.6 13.4A3.3 3.3 0 0 1 14.2 13.4L16.6 8.2L13 7.6V17H16V19H8V17H11V7.6L7.4 8.2L9.8 13.4A3.3 3.3 0 0 1 3.4 13.4L5.8 8.5L5.1 8.6L4.7 6.8L11 5.8zM6.6 10.2L5.2 13.1H8zM17.4 10.2L16 13.1H18.8z" />
  ),
  industrial: <path d="M4.5 12.5H8V15.5H4.5zM10.3 12.5H13.8V15.5H10.3zM16 12.5H19.5V15.5H16zM10 17.8H14V22.5H10z" />,
  public: <path d="M5.5 12H8.3V18.8H5.5zM10.6 12H13.4V18.8H10.6zM15.7 12H18.5V18.8H15.7z" />,
  none: null,
  ship: <path d="M5.5 16.7H7.5V18.7H5.5zM9.5 16.7H11.5V18.7H9.5zM13.5 16.7H15.5V18.7H13.5z" />,
};

/** The type of a building, by shape and by colour. */
export function TypeMark({ type, ...props }: IconProps & { readonly type: BuildingType }) {
  return (
    <Svg box={24} {...props}>
      <path d={SHAPES[type]} fill={`var(--type-${type}, ${FALLBACK[type]})`} />
      <g fill="var(--type-inside, #FFF8E8)">{INSIDE[type]}</g>
    </Svg>
  );
}
