import type { ReactNode } from 'react';
import type { SeatColour } from './seat-colour.ts';
import { type IconProps, Svg } from './svg.tsx';

export interface SeatProps extends IconProps {
  readonly colour: SeatColour;
}

const FALLBACK: Readonly<Record<SeatColour, string>> = {
  red: '#B5392F',
  green: '#2F7D4F',
  blue: '#2E6AA6',
  yellow: '#D9A520',
  white: '#F4F0E6',
};

export const fillOf = (colour: SeatColour): string => `var(--seat-${colour}, ${FALLBACK[colour]})`;
/** With a light line round it on the disc: one of the two is seen on paper, the other at night. */
export const RIM = '#1F2A37';

/** Round the middle, within a radius of ten: colour is never the only sign of a seat. */
export const PATTERNS: Readonly<Record<SeatColour, ReactNode>> = {
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
