import type { ReactNode } from 'react';
import { COMMON_SIGNS } from '../../icons/sign.tsx';
import { type IconProps, LINE, Svg } from '../../icons/svg.tsx';

const BRASS = 'var(--brass, #B8862B)';
const SEA = 'var(--sea, #2C5F7C)';
const MOSS = 'var(--moss, #5B7A4A)';
const BRICK = 'var(--brick, #A6452F)';

const EAR = (
  <>
    <path d="M12 23V8" fill="none" stroke={MOSS} strokeWidth="2.2" strokeLinecap="round" />
    <path
      d="M12 .8C14.8 3.6 14.8 6.5 12 9C9.2 6.5 9.2 3.6 12 .8zM12 13.2C12.2 9.1 14.9 7 19 6.8C19 10.8 16.5 13 12 13.2zM12 13.2C11.8 9.1 9.1 7 5 6.8C5 10.8 7.5 13 12 13.2zM12 19.4C12.2 15.3 14.9 13.2 19 13C19 17 16.5 19.2 12 19.4zM12 19.4C11.8 15.3 9.1 13.2 5 13C5 17 7.5 19.2 12 19.4z"
      fill={MOSS}
    />
  </>
);

const DRAWINGS = {
  ...COMMON_SIGNS,
  food: (
    <>
      <path d="M2.5 10.5H21.5V12.7H20V16.5A5 5 0 0 1 15 21.5H9A5 5 0 0 1 4 16.5V12.7H2.5z" fill="currentColor" />
      <path
        d="M8 8C6.4 6.2 9.4 4.6 8 2.5M12 8C10.4 6.2 13.4 4.6 12 2.5M16 8C14.4 6.2 17.4 4.6 16 2.5"
        {...LINE}
        strokeWidth="1.8"
      />
    </>
  ),
  energy: <path d="M14.5 1L4 13.8H10.7L8.3 23L20 9.4H12.9z" fill={BRASS} />,
  hammer: (
    <>
      <path d="M10.2 9.6L13.6 12.4L6.3 22C5.4 23.2 3.9 23.3 2.9 22.4C1.9 21.5 1.8 20 2.7 18.9z" fill={BRASS} />
      <path
        d="M8.2 7.1L11.5 3C13.9.2 18 .4 20.8 2.7L18.7 5.2L21.4 7.5L22.6 6.9L23.6 9.2L20.7 12.7L18.2 12.4L18.4 10.9L15.7 8.7L13.6 11.4z"
        fill="currentColor"
      />
    </>
  ),
  fisherman: (
    <>
      <path d="M2 22C3.5 14 8.5 5.5 18.5 2.5" {...LINE} strokeWidth="2.2" />
      <path d="M1.8 22.2L4.6 15.2" {...LINE} stroke={BRASS} strokeWidth="3.4" />
      <path d="M18.5 2.5V16.5A3.7 3.7 0 1 1 11.1 16.5V14L14 16.8" {...LINE} stroke={SEA} strokeWidth="2.2" />
    </>
  ),
  harvest: EAR,
  'no-harvest': (
    <>
      <g opacity=".55">{EAR}</g>
      <path d="M3 21.5L21 2.5" {...LINE} stroke={BRICK} strokeWidth="2.8" />
    </>
  ),
  interest: (
    <>
      <circle cx="6.5" cy="6.5" r="3.7" {...LINE} strokeWidth="2.4" />
      <circle cx="17.5" cy="17.5" r="3.7" {...LINE} strokeWidth="2.4" />
      <path d="M20 3.5L4 20.5" {...LINE} stroke={BRICK} strokeWidth="2.6" />
    </>
  ),
  lock: (
    <>
      <path d="M7.5 11V7.8A4.5 4.5 0 0 1 16.5 7.8V11" {...LINE} strokeWidth="2.4" />
      <path
        d="M5.5 10.3H18.5A1.7 1.7 0 0 1 20.2 12V20.3A1.7 1.7 0 0 1 18.5 22H5.5A1.7 1.7 0 0 1 3.8 20.3V12A1.7 1.7 0 0 1 5.5 10.3zM12 13.3A2 2 0 0 0 11 17V19H13V17A2 2 0 0 0 12 13.3z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </>
  ),
  loan: (
    <>
      <path d="M4 1.8H15L20 6.8V22.2H4z" {...LINE} />
      <path d="M14.5 2V7.3H20" {...LINE} strokeWidth="1.6" />
      <path d="M7.5 7.5H11M7.5 11.3H14" {...LINE} strokeWidth="1.8" />
      <circle cx="14.2" cy="17" r="3.3" fill={BRICK} />
    </>
  ),
  hold: (
    <>
      <path d="M3 3.5H21V20.5H3z" {...LINE} />
      <path d="M3 8H21M3 16H21M6.5 8L17.5 16" {...LINE} stroke={BRASS} />
      <path d="M3 3.5H21V20.5H3z" {...LINE} />
    </>
  ),
  town: (
    <>
      <path d="M12 .8L16.5 5.5V10H22V22H14V16.5H10V22H2V10H7.5V5.5z" fill="currentColor" />
      <path
        d="M4.5 12.5H7V15H4.5zM4.5 17H7V19.5H4.5zM17 12.5H19.5V15H17zM17 17H19.5V19.5H17z"
        fill="var(--paper, #F6F1E4)"
      />
      <circle cx="12" cy="9" r="2.4" fill={BRASS} />
    </>
  ),
  value: (
    <g fill={BRASS} stroke="currentColor" strokeWidth="1.4">
      <path d="M5 17V19.5C5 21.3 8.6 22.7 13.5 22.7S22 21.3 22 19.5V17" />
      <ellipse cx="13.5" cy="17" rx="8.5" ry="3.2" />
      <path d="M2 11V13.5C2 15.3 5.6 16.7 10.5 16.7S19 15.3 19 13.5V11" />
      <ellipse cx="10.5" cy="11" rx="8.5" ry="3.2" />
      <path d="M4 5V7.5C4 9.3 7.6 10.7 12.5 10.7S21 9.3 21 7.5V5" />
      <ellipse cx="12.5" cy="5" rx="8.5" ry="3.2" />
    </g>
  ),
  half: (
    <>
      <path d="M3 5L6.5 2V10.5" {...LINE} strokeWidth="2.2" />
      <path d="M20 2.5L4 21.5" {...LINE} strokeWidth="1.8" />
      <path d="M14.5 15.5C14.8 12.3 20.2 12.3 20.2 15.5C20.2 17.8 15.5 19.3 14.5 22H20.8" {...LINE} strokeWidth="2.2" />
    </>
  ),
  wind: (
    <path
      d="M2 8.5H14.5A3.2 3.2 0 1 0 11.6 4M2 12.8H19A3 3 0 1 1 16.5 17.5M2 17H10.5A2.6 2.6 0 1 1 8.3 21"
      {...LINE}
      stroke={SEA}
      strokeWidth="2.2"
    />
  ),
  special: (
    <>
      <path d="M4 2H20V22H4z" {...LINE} />
      <path d="M12 5.5L13.9 9.6L18.3 10.1L15 13.1L15.9 17.5L12 15.3L8.1 17.5L9 13.1L5.7 10.1L10.1 9.6z" fill={BRASS} />
    </>
  ),
  round: (
    <>
      <path d="M20.7 9.5A9.2 9.2 0 0 0 3.6 8.3M3.3 14.5A9.2 9.2 0 0 0 20.4 15.7" {...LINE} strokeWidth="2.2" />
      <path d="M2.5 2.8V8.8H8.5M21.5 21.2V15.2H15.5" {...LINE} strokeWidth="2.2" />
    </>
  ),
  build: (
    <>
      <path
        d="M1.5 14.5H11V18.3H1.5zM12.5 14.5H22.5V18.3H12.5zM1.5 19.7H6V23.5H1.5zM7.5 19.7H16.5V23.5H7.5zM18 19.7H22.5V23.5H18z"
        fill={BRICK}
      />
      <path d="M9 1.5L19 9.2L7.5 12.8C6.5 9 7 5 9 1.5z" fill="currentColor" />
      <path d="M13.5 5.5L16.5 3M16.5 3L21 2" {...LINE} stroke={BRASS} strokeWidth="2.6" />
    </>
  ),
  enter: (
    <>
      <path d="M10 2H20.5V22H10" {...LINE} strokeWidth="2.2" />
      <path d="M1.5 12H14M9.5 7L14.5 12L9.5 17" {...LINE} stroke={BRASS} strokeWidth="2.6" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type SignName = keyof typeof DRAWINGS;

/** What the cards of Le Havre say without words. */
export function Sign({ sign, ...props }: IconProps & { readonly sign: SignName }) {
  return (
    <Svg box={24} {...props}>
      {DRAWINGS[sign]}
    </Svg>
  );
}
