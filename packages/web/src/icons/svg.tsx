import type { ReactNode } from 'react';

export interface IconProps {
  /** Height in px; without it the icon is as high as the text around it. */
  readonly size?: number | undefined;
  /** What it says to those who do not see it; without it the icon is decoration. */
  readonly label?: string | undefined;
}

/** Strokes in the colour of the text around. */
export const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

interface SvgProps extends IconProps {
  /** Side of the square that is drawn on. */
  readonly box: number;
  /** Half as wide again as high. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Svg({ box, wide = false, size, label, children }: SvgProps) {
  const ratio = wide ? 1.5 : 1;
  const measures = size === undefined ? {} : { width: size * ratio, height: size };
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true, focusable: false };
  return (
    <svg className={wide ? 'icon icon-wide' : 'icon'} viewBox={`0 0 ${box * ratio} ${box}`} {...measures} {...voice}>
      {children}
    </svg>
  );
}
