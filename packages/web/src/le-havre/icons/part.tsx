import type { ReactNode } from 'react';
import { type IconProps, LINE, Svg } from '../../icons/svg.tsx';

const DRAWINGS = {
  quay: (
    <>
      <path d="M7.5 14V9.5H5.5V4.5H18.5V9.5H16.5V14" />
      <path d="M2 14.5H22" strokeWidth="2.4" />
      <path d="M2 20C3.7 18.5 5.3 18.5 7 20S10.3 21.5 12 20S15.3 18.5 17 20S20.3 21.5 22 20" />
    </>
  ),
  proposals: <path d="M3 7.5H14V21.5H3zM7 4.5H17.5V18M11 1.5H21V14.5M6 12H11M6 16H9.5" />,
  ships: (
    <>
      <path d="M2.5 16H21.5C20.9 19.2 19 21.5 16.5 21.5H7.5C5 21.5 3.1 19.2 2.5 16zM11 2V12.5" />
      <path
        d="M8.5 4.5C5.5 6.5 4 9.5 4 12.5H8.5zM13.5 3C17 5.5 19.5 9 20 12.5H13.5z"
        fill="currentColor"
        strokeWidth="1.2"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The parts of the table, on its tabs. */
export function PartIcon({ part, ...props }: IconProps & { readonly part: keyof typeof DRAWINGS }) {
  return (
    <Svg box={24} {...props}>
      <g {...LINE}>{DRAWINGS[part]}</g>
    </Svg>
  );
}
