import type { ReactNode } from 'react';
import { type IconProps, LINE, Svg } from '../../icons/svg.tsx';

const DRAWINGS = {
  districts: (
    <path
      d="M12 2L20.7 7V17L12 22L3.3 17V7zM12 2V8.5M3.3 7L9 10.2M20.7 7L15 10.2M12 22V15.5M3.3 17L9 13.8M20.7 17L15 13.8M12 8.5L15 10.2V13.8L12 15.5L9 13.8V10.2z"
      strokeWidth="1.7"
    />
  ),
  screen: <path d="M2 5L7.5 3V19L2 21zM7.5 3H16.5V19H7.5M16.5 3L22 5V21L16.5 19" />,
} satisfies Record<string, ReactNode>;

/** The parts of the table, on its tabs. */
export function PartIcon({ part, ...props }: IconProps & { readonly part: keyof typeof DRAWINGS }) {
  return (
    <Svg box={24} {...props}>
      <g {...LINE}>{DRAWINGS[part]}</g>
    </Svg>
  );
}
