import { fillOf, PATTERNS, RIM, type SeatProps } from '../../icons/seat.tsx';
import { Svg } from '../../icons/svg.tsx';

/** A key; the bow bears the seat's pattern. */
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
