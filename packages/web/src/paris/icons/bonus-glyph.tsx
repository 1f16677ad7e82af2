import type { BonusKind } from '@quayside/paris';
import type { ReactNode } from 'react';
import { LEFT, RIGHT, STAR, TONES, TOP } from './token.tsx';
import { type IconProps, LINE, Svg } from '../../icons/svg.tsx';

const BRASS = 'var(--brass, #B8862B)';
const SEA = 'var(--sea, #2C5F7C)';
const BRICK = 'var(--brick, #A6452F)';
const MOSS = 'var(--moss, #5B7A4A)';

const at = (x: number, y: number, scale: number, what: ReactNode) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{what}</g>
);

const POINTS = <path d={STAR} fill={BRASS} />;
const COIN = (
  <>
    <circle cx="12" cy="12" r="11" fill="#E3B445" stroke="#7A590F" strokeWidth="2.2" />
    <path d="M8 5.5H17.5V9.3H12V11.2H16V14.8H12V19H8z" fill="#4A3204" />
  </>
);
const cube = (top: string, left: string, right: string, edge: string) => (
  <>
    <path d={TOP} fill={top} />
    <path d={LEFT} fill={left} />
    <path d={RIGHT} fill={right} />
    <path d={`${TOP}${LEFT}${RIGHT}`} fill="none" stroke={edge} strokeWidth="1.3" strokeLinejoin="round" />
  </>
);
/** Any one kind of resource or prestige: no colour of its own. */
const CUBE = (
  <>
    <path d={LEFT} fill="currentColor" opacity=".3" />
    <path d={RIGHT} fill="currentColor" opacity=".65" />
    <path d={`${TOP}${LEFT}${RIGHT}`} {...LINE} />
  </>
);
const PRESTIGE = (
  <>
    <path d="M12 .8L15.3 7.7L22.9 8.7L17.3 14L18.7 21.5L12 17.9z" fill="currentColor" opacity=".45" />
    <path d={STAR} {...LINE} strokeWidth="2.4" />
  </>
);
const SHAFT = 'M11 11L21.5 21.5M17 17L14 20M21 21L18.5 23.5';
const KEY = (
  <>
    <path d={SHAFT} {...LINE} strokeWidth="3.4" strokeLinecap="butt" />
    <circle cx="7.5" cy="7.5" r="6.5" fill="currentColor" />
    <circle cx="6.6" cy="6.6" r="2.3" fill="var(--paper, #F6F1E4)" />
  </>
);
const OTHER_KEY = (
  <g stroke={BRICK} fill="none">
    <path d={SHAFT} strokeWidth="3" />
    <circle cx="7.5" cy="7.5" r="5.5" strokeWidth="2.6" />
  </g>
);
const OWN_KEY = (
  <g stroke={SEA} fill={SEA}>
    <path d={SHAFT} strokeWidth="3" />
    <circle cx="7.5" cy="7.5" r="5.8" strokeWidth="1.2" />
  </g>
);
const tile = (x: number, y: number) => <path d={`M${x} ${y}h9v13h-9z`} {...LINE} strokeWidth="1.8" />;

const DRAWINGS: Readonly<Record<BonusKind, ReactNode>> = {
  gain: (
    <>
      {at(0, 0, 0.66, COIN)}
      {at(10.5, 10, 0.58, POINTS)}
    </>
  ),
  resource: CUBE,
  'per-value': (
    <>
      <path d="M2 1.5H13V22.5H2z" {...LINE} strokeWidth="1.8" />
      {at(3.3, 6.5, 0.42, KEY)}
      <path d="M4.8 18.5H10.2" {...LINE} strokeWidth="1.8" />
      {at(13, 6.5, 0.46, POINTS)}
    </>
  ),
  'any-prestige': (
    <>
      <path d={STAR} fill={TONES.silver[0]} />
      <path d="M8.7 7.7L8.7 19.7L5.3 21.5L6.7 14L1.1 8.7z" fill={TONES.bronze[0]} />
      <path d="M15.3 7.7L15.3 19.7L18.7 21.5L17.3 14L22.9 8.7z" fill={TONES.golden[0]} />
      <path
        d={`${STAR}M8.7 7.7V19.7M15.3 7.7V19.7`}
        fill="none"
        stroke="#4B4436"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </>
  ),
  'onto-own': (
    <>
      {at(8, 0, 0.66, OWN_KEY)}
      {at(0, 7.5, 0.66, OWN_KEY)}
    </>
  ),
  'any-resource': cube(TONES.marble[0], TONES.wood[1], TONES.gold[1], '#4B4436'),
  'buy-key': (
    <>
      {at(0, 0, 0.6, COIN)}
      {at(9.5, 9.5, 0.6, KEY)}
    </>
  ),
  'onto-other': (
    <>
      {at(8, 0, 0.66, OTHER_KEY)}
      {at(0, 7.5, 0.66, OWN_KEY)}
    </>
  ),
  claim: (
    <>
      <path d="M1.5 2.5H7.5V9.5H1.5zM9 2.5H15V9.5H9zM16.5 2.5H22.5V9.5H16.5z" {...LINE} strokeWidth="1.6" />
      <path d="M9 2.5H15V9.5H9z" fill={BRASS} />
      <path d="M12 11V21.5M7.5 17L12 21.8L16.5 17" {...LINE} strokeWidth="2.2" />
    </>
  ),
  'per-unused': (
    <>
      <g transform="rotate(-12 6 14)">{tile(2, 5)}</g>
      <path d="M9.5 8.5H19V22.5H9.5z" fill="var(--paper, #F6F1E4)" stroke="currentColor" strokeWidth="1.8" />
      {at(10.5, 1.5, 0.52, POINTS)}
    </>
  ),
  'prestige-pairs': (
    <>
      {at(0, 1, 0.56, PRESTIGE)}
      {at(10.6, 9.6, 0.56, PRESTIGE)}
    </>
  ),
  'resource-pairs': (
    <>
      {at(0, 0, 0.56, CUBE)}
      {at(10.6, 10.3, 0.56, CUBE)}
    </>
  ),
  retreat: (
    <>
      <path
        d="M16 3A3.2 3.2 0 0 1 18.8 7.2C21.3 7.8 23.5 8.8 23.5 10.5C23.5 12 21.5 12.2 19.8 12.1L22.3 19H17.5L16 16.5L14.5 19H9.7L12.2 12.1C10.5 12.2 8.5 12 8.5 10.5C8.5 8.8 10.7 7.8 13.2 7.2A3.2 3.2 0 0 1 16 3z"
        fill="currentColor"
      />
      <path
        d="M20 22H2.5M6.5 18L2 22L6.5 26"
        {...LINE}
        stroke={BRICK}
        strokeWidth="2.2"
        transform="translate(0 -1.5)"
      />
    </>
  ),
  'francs-at-end': (
    <>
      <path d="M3.5 1V23" {...LINE} strokeWidth="2.2" />
      <path d="M3.5 2H21L17.5 6L21 10H3.5z" fill={BRICK} />
      {at(8.5, 11.2, 0.5, COIN)}
    </>
  ),
  'per-landmark': (
    <>
      <path
        d="M8 0H9.5C9.7 9 12 16 17 22.5H12.3C11.6 19.8 10.5 18.7 8.75 18.7S5.9 19.8 5.2 22.5H.5C5.5 16 7.8 9 8 0zM8.75 9L7 14.5H10.5z"
        fill="currentColor"
        fillRule="evenodd"
      />
      {at(13, 3, 0.46, POINTS)}
    </>
  ),
  kinds: (
    <>
      <path d="M1 8.5L6 4L11 8.5V22.5H1z" fill={BRICK} />
      <path d="M12.5 1.5H23V11H12.5z" fill={SEA} />
      <path d="M12.5 22.5V17.5A5.25 5.25 0 0 1 23 17.5V22.5z" fill={MOSS} />
      <path
        d="M4.5 17H7.5V22.5H4.5zM4.5 10.5H7.5V13.5H4.5zM15 4H17V8H15zM18.5 4H20.5V8H18.5zM16.5 17.5H19V22.5H16.5z"
        fill={'#FFF8E8'}
      />
    </>
  ),
};

/** What a bonus tile is for; amounts stand beside it. */
export function BonusGlyph({ kind, ...props }: IconProps & { readonly kind: BonusKind }) {
  return (
    <Svg box={24} {...props}>
      {DRAWINGS[kind]}
    </Svg>
  );
}
