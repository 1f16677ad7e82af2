import type { ReactNode } from 'react';
import { type IconProps, LINE, Svg } from './svg.tsx';

const dot = (cx: number, cy: number, r = 1.4) => <circle cx={cx} cy={cy} r={r} fill="currentColor" stroke="none" />;

/** Lines, unless a part says otherwise. */
const DRAWINGS = {
  undo: <path d="M8.5 4L3.5 9L8.5 14M4 9H14.5A5.5 5.5 0 0 1 14.5 20H8" />,
  menu: <path d="M3.5 6H20.5M3.5 12H20.5M3.5 18H20.5" />,
  play: <path d="M6.5 4L19.5 12L6.5 20z" fill="currentColor" />,
  pause: <path d="M8 5V19M16 5V19" strokeWidth="4" />,
  next: <path d="M9 5L16 12L9 19" />,
  previous: <path d="M15 5L8 12L15 19" />,
  first: <path d="M18.5 5L11.5 12L18.5 19M6 5V19" />,
  last: <path d="M5.5 5L12.5 12L5.5 19M18 5V19" />,
  settings: (
    <>
      <path d="M10.2 2.5H13.8L14.3 5.4L16.6 6.7L19.4 5.7L21.2 8.8L18.9 10.7V13.3L21.2 15.2L19.4 18.3L16.6 17.3L14.3 18.6L13.8 21.5H10.2L9.7 18.6L7.4 17.3L4.6 18.3L2.8 15.2L5.1 13.3V10.7L2.8 8.8L4.6 5.7L7.4 6.7L9.7 5.4z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  close: <path d="M5 5L19 19M19 5L5 19" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 11V17" strokeWidth="2.4" />
      {dot(12, 7.2, 1.5)}
    </>
  ),
  hint: (
    <>
      <path d="M9 17.5C9 15 5.5 13.5 5.5 9A6.5 6.5 0 0 1 18.5 9C18.5 13.5 15 15 15 17.5zM9.5 21.5H14.5" />
      <path d="M9.5 9A2.5 2.5 0 0 1 12 6.5" strokeWidth="1.6" />
    </>
  ),
  bot: (
    <>
      <path d="M5.5 8.5H18.5A1.5 1.5 0 0 1 20 10V19A1.5 1.5 0 0 1 18.5 20.5H5.5A1.5 1.5 0 0 1 4 19V10A1.5 1.5 0 0 1 5.5 8.5zM12 8.5V4M1.5 13V16M22.5 13V16M9 17H15" />
      {dot(12, 3.2, 1.7)}
      {dot(8.7, 12.8, 1.5)}
      {dot(15.3, 12.8, 1.5)}
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="7.5" r="4.5" />
      <path d="M3.5 21.5C3.5 17 7 14.8 12 14.8S20.5 17 20.5 21.5" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="4" />
      <path d="M1.5 21C1.5 17 4.5 15 9 15S16.5 17 16.5 21M15.5 4.3A4 4 0 0 1 15.5 11.7M18.5 15.5C21 16.2 22.5 18 22.5 21" />
    </>
  ),
  export: <path d="M12 15.5V3M7 7.5L12 2.5L17 7.5M3.5 14V21H20.5V14" />,
  import: <path d="M12 2.5V15M7 10.5L12 15.5L17 10.5M3.5 14V21H20.5V14" />,
  delete: <path d="M3.5 6H20.5M9 6V3H15V6M5.5 6L6.5 21.5H17.5L18.5 6M10 10.5V17M14 10.5V17" />,
  copy: <path d="M8.5 7.5H20.5V21.5H8.5zM15.5 7.5V2.5H3.5V16.5H8.5" />,
  sound: (
    <>
      <path d="M2.5 9V15H6.5L12 20V4L6.5 9z" fill="currentColor" />
      <path d="M15.5 8.5A5 5 0 0 1 15.5 15.5M18.5 5A10 10 0 0 1 18.5 19" />
    </>
  ),
  silent: (
    <>
      <path d="M2.5 9V15H6.5L12 20V4L6.5 9z" fill="currentColor" />
      <path d="M16 9L22 15M22 9L16 15" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4.3" />
      <path d="M12 1.5V4M12 20V22.5M1.5 12H4M20 12H22.5M4.6 4.6L6.3 6.3M17.7 17.7L19.4 19.4M19.4 4.6L17.7 6.3M6.3 17.7L4.6 19.4" />
    </>
  ),
  moon: <path d="M20.5 14.5A9 9 0 1 1 9.5 3.5A7 7 0 0 0 20.5 14.5z" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path
        d="M2.5 12H21.5M12 2.5C8.8 5 7.5 8.2 7.5 12S8.8 19 12 21.5C15.2 19 16.5 15.8 16.5 12S15.2 5 12 2.5z"
        strokeWidth="1.7"
      />
    </>
  ),
  check: <path d="M3.5 12.5L9.5 18.5L20.5 6" strokeWidth="2.6" />,
  warning: (
    <>
      <path d="M12 2.5L22.5 21H1.5z" />
      <path d="M12 9V14.5" strokeWidth="2.4" />
      {dot(12, 17.9)}
    </>
  ),
  chevron: <path d="M4.5 8.5L12 16L19.5 8.5" />,
  plus: <path d="M12 4V20M4 12H20" strokeWidth="2.6" />,
  minus: <path d="M4 12H20" strokeWidth="2.6" />,
  log: (
    <>
      <path d="M8.5 5.5H21M8.5 12H21M8.5 18.5H21" />
      {dot(3.8, 5.5, 1.7)}
      {dot(3.8, 12, 1.7)}
      {dot(3.8, 18.5, 1.7)}
    </>
  ),
  trophy: (
    <path d="M7 2.5H17V9A5 5 0 0 1 7 9zM7 4.5H2.5C2.5 8.5 4.5 10 7 10M17 4.5H21.5C21.5 8.5 19.5 10 17 10M12 14V18M7 21.5H17M9.5 21.5L10.5 18H13.5L14.5 21.5" />
  ),
  home: <path d="M2 12L12 2.5L22 12M5 9.5V21.5H19V9.5M10 21.5V15H14V21.5" />,
  search: <path d="M10.5 4A6.5 6.5 0 1 0 10.5 17A6.5 6.5 0 1 0 10.5 4zM15.5 15.5L21 21" />,
  anchor: (
    <>
      <circle cx="12" cy="4.2" r="2.3" />
      <path d="M12 6.5V21.5M7.5 10H16.5M2.5 13.5C3 18.5 7 21.5 12 21.5S21 18.5 21.5 13.5M1.5 16L2.5 13L5.5 14.5M22.5 16L21.5 13L18.5 14.5" />
    </>
  ),
  save: <path d="M3.5 3.5H16.5L20.5 7.5V20.5H3.5zM7.5 3.5V8.5H15V3.5M7 20.5V13.5H17V20.5" />,
  eye: (
    <>
      <path d="M1.5 12C4 7.5 7.7 5 12 5S20 7.5 22.5 12C20 16.5 16.3 19 12 19S4 16.5 1.5 12z" />
      <circle cx="12" cy="12" r="3.2" />
    </>
  ),
  dice: (
    <>
      <path d="M5.5 3H18.5A2.5 2.5 0 0 1 21 5.5V18.5A2.5 2.5 0 0 1 18.5 21H5.5A2.5 2.5 0 0 1 3 18.5V5.5A2.5 2.5 0 0 1 5.5 3z" />
      {dot(8, 8, 1.7)}
      {dot(16, 8, 1.7)}
      {dot(12, 12, 1.7)}
      {dot(8, 16, 1.7)}
      {dot(16, 16, 1.7)}
    </>
  ),
  keyboard: (
    <>
      <path d="M3 5.5H21A1.5 1.5 0 0 1 22.5 7V17A1.5 1.5 0 0 1 21 18.5H3A1.5 1.5 0 0 1 1.5 17V7A1.5 1.5 0 0 1 3 5.5zM8 15H16" />
      <path
        d="M5.5 9.3H5.6M9.8 9.3H9.9M14.1 9.3H14.2M18.4 9.3H18.5M7.6 12.1H7.7M12 12.1H12.1M16.3 12.1H16.4"
        strokeWidth="1.9"
      />
    </>
  ),
  text: <path d="M4 6.5V3.5H20V6.5M12 3.5V20.5M8.5 20.5H15.5" />,
  players: (
    <>
      <circle cx="12" cy="6" r="3.5" />
      <path d="M5.5 18C6 13.5 8.5 11.5 12 11.5S18 13.5 18.5 18" />
      <path d="M2 21.5H22" strokeWidth="2.4" />
    </>
  ),
  install: (
    <path d="M12 7V14M8.5 11L12 14.5L15.5 11M7 1.5H17A1.5 1.5 0 0 1 18.5 3V21A1.5 1.5 0 0 1 17 22.5H7A1.5 1.5 0 0 1 5.5 21V3A1.5 1.5 0 0 1 7 1.5zM10.5 18.8H13.5" />
  ),
  cards: <path d="M8 7.5H20.5V21.5H8zM5.8 18.5H3.5V4.5H16V7M11 12H17.5M11 16H17.5" />,
  lock: (
    <>
      <path d="M5 10.5H19V21H5zM8 10.5V7A4 4 0 0 1 16 7V10.5" />
      {dot(12, 15.7, 1.7)}
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 6V12L16 14.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

/** The page's own icons: lines in the colour of the text. */
export function Icon({ name, ...props }: IconProps & { readonly name: IconName }) {
  return (
    <Svg box={24} {...props}>
      <g {...LINE}>{DRAWINGS[name]}</g>
    </Svg>
  );
}
