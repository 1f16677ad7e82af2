import { type IconProps, Svg } from './svg.tsx';

const RIM = (
  <>
    <circle cx="16" cy="16" r="15.2" fill="#F0CB68" stroke="#85600F" strokeWidth="1.4" />
    <circle
      cx="16"
      cy="16"
      r="13.3"
      fill="none"
      stroke="#A67B1C"
      strokeWidth="1.3"
      strokeDasharray="0 2.09"
      strokeLinecap="round"
    />
  </>
);

/** A coin. */
export function Coin(props: IconProps) {
  return (
    <Svg box={32} {...props}>
      {RIM}
      <circle cx="16" cy="16" r="12" fill="#C9982B" />
      <g transform="translate(16 16) scale(1)" fill="#FFF8E8">
        <path d="M-10.6 4A11.4 11.4 0 0 0 10.6 4A12.5 12.5 0 0 1-10.6 4z" fill="#0002" />
        <path
          d="M-5.4-8.2H6.7L7.2-3.4H5.8C5.4-5.6 4.6-6.4 2.6-6.4H-.3V-1H1.5C2.8-1 3.3-1.7 3.5-3.1H4.7V3.1H3.5C3.3 1.6 2.8.9 1.5.9H-.3V5.3C-.3 6.5.3 6.8 1.9 6.9V8.2H-5.4V6.9C-4.2 6.8-3.6 6.5-3.6 5.3V-5.3C-3.6-6.5-4.2-6.8-5.4-6.9z"
          fill="#5E430A"
          opacity=".55"
          transform="translate(.7 .8)"
        />
        <path d="M-5.4-8.2H6.7L7.2-3.4H5.8C5.4-5.6 4.6-6.4 2.6-6.4H-.3V-1H1.5C2.8-1 3.3-1.7 3.5-3.1H4.7V3.1H3.5C3.3 1.6 2.8.9 1.5.9H-.3V5.3C-.3 6.5.3 6.8 1.9 6.9V8.2H-5.4V6.9C-4.2 6.8-3.6 6.5-3.6 5.3V-5.3C-3.6-6.5-4.2-6.8-5.4-6.9z" />
      </g>
    </Svg>
  );
}
