import { type IconProps, Svg } from './svg.tsx';

/** The emblem of Quayside: a gable on the quay that bears an anchor. The app's icon (public/icon.svg) is the same drawing. */
export function Wordmark(props: IconProps) {
  return (
    <Svg box={32} {...props}>
      <path
        d="M16 .5L29.5 12L27.5 14.3L26.5 13.5V24.5H5.5V13.5L4.5 14.3L2.5 12L8 7.3V2.5H11V4.8z"
        fill="currentColor"
      />
      <g fill="none" stroke="var(--brass, #B8862B)" strokeWidth="2.2" strokeLinecap="round">
        <circle cx="16" cy="8.6" r="1.9" />
        <path d="M16 10.5V21.7M12.7 13.3H19.3M9.5 16.5C10 19.8 12.7 21.7 16 21.7S22 19.8 22.5 16.5" />
      </g>
      <path
        d="M1 27.5C3.5 25.6 6 25.6 8.5 27.5S13.5 29.4 16 27.5S21 25.6 23.5 27.5S28.5 29.4 31 27.5"
        fill="none"
        stroke="var(--sea, #2C5F7C)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </Svg>
  );
}
