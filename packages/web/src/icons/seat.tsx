import type { SEAT_NAMES } from '@quayside/le-havre';
import type { ReactNode } from 'react';
import { type IconProps, Svg } from './svg.tsx';

export type SeatColour = (typeof SEAT_NAMES)[number];

interface SeatProps extends IconProps {
  readonly colour: SeatColour;
}

const FALLBACK: Readonly<Record<SeatColour, string>> = {
  red: '#B5392F',
  green: '#2F7D4F',
  blue: '#2E6AA6',
  yellow: '#D9A520',
  white: '#F4F0E6',
};

const fillOf = (colour: SeatColour): string => `var(--seat-${colour}, ${FALLBACK[colour]})`;
/** With a light line round it on the disc: one of the two is seen on paper, the other at night. */
const RIM = '#1F2A37';

/** Round the middle, within a radius of ten: colour is never the only sign of a seat. */
const PATTERNS: Readonly<Record<SeatColour, ReactNode>> = {
  red: <circle r="4.2" fill="#FFF8E8" />,
  green: <path d="M-7.3-6.8L6.8 7.3L9.6 2.8L-2.8-9.6zM-9.8-2L2 9.8L-3 9.5L-9.5 3z" fill="#FFF8E8" />,
  blue: <circle r="6.7" fill="none" stroke="#FFF8E8" strokeWidth="2.7" />,
  yellow: <path d="M-1.9-8.5H1.9V-1.9H8.5V1.9H1.9V8.5H-1.9V1.9H-8.5V-1.9H-1.9z" fill={RIM} />,
  white: <path d="M0 0V-10A10 10 0 0 0-10 0zM0 0V10A10 10 0 0 0 10 0z" fill={RIM} />,
};

/** The seat's disc, which walks along the quay and into buildings. */
export function Disc({ colour, ...props }: SeatProps) {
  return (
    <Svg box={24} {...props}>
      <circle cx="12" cy="12" r="11" fill={fillOf(colour)} stroke={RIM} strokeWidth="1.6" />
      <g transform="translate(12 12)">{PATTERNS[colour]}</g>
      <circle cx="12" cy="12" r="11.7" fill="none" stroke="#FFF8E8" strokeWidth=".6" />
    </Svg>
  );
}

/** A key of Paris; the bow bears the seat's pattern. */
export function Key({ colour, ...props }: SeatProps) {
  return (
    <Svg box={24} {...props}>
      <g transform="translate(7.4 7.4) rotate(45)">
        <path
          d="M5-1.5H19.2V3.6H16.6V1.5H15V5.2H12.4V1.5H5z"
          fill={fillOf(colour)}
          stroke={RIM}
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      </g>
      <circle cx="7.4" cy="7.4" r="6.6" fill={fillOf(colour)} stroke={RIM} strokeWidth="1.2" />
      <g transform="translate(7.4 7.4) scale(.6)">{PATTERNS[colour]}</g>
    </Svg>
  );
}

/** The figure on the bonus track. */
export function Meeple({ colour, ...props }: SeatProps) {
  return (
    <Svg box={24} {...props}>
      <path
        d="M12 1A4.3 4.3 0 0 1 16.2 6.3C19.6 7 23 8.6 23 10.8C23 12.7 20 13 17.5 12.9C18.2 15.5 20.3 18.6 21 21.3C21.3 22.5 20.7 23 19.7 23H14.2L12 19.3L9.8 23H4.3C3.3 23 2.7 22.5 3 21.3C3.7 18.6 5.8 15.5 6.5 12.9C4 13 1 12.7 1 10.8C1 8.6 4.4 7 7.8 6.3A4.3 4.3 0 0 1 12 1z"
        fill={fillOf(colour)}
        stroke={RIM}
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <g transform="translate(12 12) scale(.48)">{PATTERNS[colour]}</g>
    </Svg>
  );
}
