import type { TOKENS } from '@quayside/paris';
import type { ReactNode } from 'react';
import { type IconProps, LINE, Svg } from '../../icons/svg.tsx';

export type ParisTokenName = (typeof TOKENS)[number];

export const STAR = 'M12 .8L15.3 7.7L22.9 8.7L17.3 14L18.7 21.5L12 17.9L5.3 21.5L6.7 14L1.1 8.7L8.7 7.7z';
export const TOP = 'M12 1.2L21.8 6.3L12 11.6L2.2 6.3z';
export const LEFT = 'M2.2 6.3L12 11.6V22.8L2.2 17.4z';
export const RIGHT = 'M21.8 6.3L12 11.6V22.8L21.8 17.4z';

/** From light to dark: top, left, right, edge. */
export const TONES = {
  wood: ['#C08A54', '#9A663A', '#7A4C28', '#4A2C14'],
  marble: ['#FFFFFF', '#E1E4E8', '#BFC5CD', '#6F7883'],
  gold: ['#F8D65F', '#DDA82A', '#B9831A', '#6E4C08'],
  bronze: ['#B8703F', '#8F4F28', '#8F4F28', '#57290F'],
  silver: ['#D5DAE0', '#A9B1BB', '#A9B1BB', '#5A636E'],
  golden: ['#F4C93F', '#D09A1B', '#D09A1B', '#6E4C08'],
} as const satisfies Record<ParisTokenName, readonly [string, string, string, string]>;

function cube(of: 'wood' | 'marble' | 'gold', texture: ReactNode) {
  const [top, left, right, edge] = TONES[of];
  return (
    <>
      <path d={TOP} fill={top} />
      <path d={LEFT} fill={left} />
      <path d={RIGHT} fill={right} />
      {texture}
      <path d={`${TOP}${LEFT}${RIGHT}`} fill="none" stroke={edge} strokeWidth="1.1" strokeLinejoin="round" />
    </>
  );
}

/** Bars as on a clock face count the worth, since bronze and gold may look alike. */
function star(of: 'bronze' | 'silver' | 'golden', bars: string, ink: string) {
  const [light, dark, , edge] = TONES[of];
  return (
    <>
      <path d={STAR} fill={light} stroke={edge} strokeWidth="1.1" strokeLinejoin="round" />
      <path d="M12 .8L15.3 7.7L22.9 8.7L17.3 14L18.7 21.5L12 17.9z" fill={dark} opacity=".45" />
      <path d={bars} stroke={ink} strokeWidth="2.1" />
    </>
  );
}

const DRAWINGS: Readonly<Record<ParisTokenName, ReactNode>> = {
  wood: cube(
    'wood',
    <path
      d="M4.2 10.2V15.5M7 11.7V18.5M9.7 13V17M14.5 13.2V19M17.2 11.8V15M19.7 10.5V16M8 5.2L14 8.3M11.5 3.8L17 6.7"
      fill="none"
      stroke="#4A2C14"
      strokeWidth="1.1"
      strokeLinecap="round"
      opacity=".7"
    />,
  ),
  marble: cube(
    'marble',
    <path
      d="M3 12L6 12.5L7.5 16.5L11 18M15 20.5L16.5 15.5L21 13M7 5L11 6L13.5 4.2M13.5 12.5L16.5 15.5"
      fill="none"
      stroke="#8E98A4"
      strokeWidth="1"
      strokeLinejoin="round"
    />,
  ),
  gold: cube(
    'gold',
    <>
      <path d="M7.1 10.5L8 13.6L10.4 15.3L8 16L7.1 18.6L6.2 15.2L3.9 13.4L6.2 12.9z" fill="#FFF6CF" />
      <path d="M15 6.3L17 7.3L19.5 6L17.5 5z" fill="#FFF6CF" />
    </>,
  ),
  bronze: star('bronze', 'M12 8.3V16', '#FFF8E8'),
  silver: star('silver', 'M9.8 8.6V15.8M14.2 8.6V15.8', '#1F2A37'),
  golden: star('golden', 'M8 9.2V15.6M12 8.5V16M16 9.2V15.6', '#4A3204'),
};

/** Resources are cubes with a texture each, prestige is a star with one, two or three bars. */
export function ParisToken({ token, ...props }: IconProps & { readonly token: ParisTokenName }) {
  return (
    <Svg box={24} {...props}>
      {DRAWINGS[token]}
    </Svg>
  );
}

/** Victory points: a star in laurel. */
export function Points(props: IconProps) {
  return (
    <Svg box={24} {...props}>
      <path
        d="M12 4L13.9 8.3L18.5 8.8L15 11.9L16 16.5L12 14.1L8 16.5L9 11.9L5.5 8.8L10.1 8.3z"
        fill="var(--brass, #B8862B)"
      />
      <path
        d="M12 22.5C5.5 22.5 1.5 17.5 2 10.5C2.1 8 2.9 5.8 4.2 4M12 22.5C18.5 22.5 22.5 17.5 22 10.5C21.9 8 21.1 5.8 19.8 4"
        {...LINE}
        strokeWidth="1.3"
      />
      <path
        d="M4.5 1.5C6 3.5 5.7 5.5 3.6 6.8C2.5 4.7 2.8 2.9 4.5 1.5zM0 7.5C2.3 7.9 3.5 9.4 3 11.7C.8 11.2-.3 9.7 0 7.5zM.7 13.7C3.2 13.4 4.7 14.6 5.1 16.9C2.6 17.2 1 16 .7 13.7zM4.5 19C6.7 17.9 8.6 18.6 9.7 20.6C7.5 21.8 5.6 21.2 4.5 19zM19.5 1.5C18 3.5 18.3 5.5 20.4 6.8C21.5 4.7 21.2 2.9 19.5 1.5zM24 7.5C21.7 7.9 20.5 9.4 21 11.7C23.2 11.2 24.3 9.7 24 7.5zM23.3 13.7C20.8 13.4 19.3 14.6 18.9 16.9C21.4 17.2 23 16 23.3 13.7zM19.5 19C17.3 17.9 15.4 18.6 14.3 20.6C16.5 21.8 18.4 21.2 19.5 19z"
        fill="currentColor"
      />
    </Svg>
  );
}
