import type { ReactNode } from 'react';
import { type IconProps, LINE, Svg } from './svg.tsx';

const BRASS = 'var(--brass, #B8862B)';

/** What cards and counters of any game say without words. */
export const COMMON_SIGNS = {
  arrow: <path d="M2.5 12H20.5M14 5L21 12L14 19" {...LINE} strokeWidth="2.6" />,
  buy: (
    <>
      <path d="M6 10L10.5 2.5M18 10L13.5 2.5" {...LINE} />
      <path d="M1.5 9H22.5V12H21L19.2 22H4.8L3 12H1.5z" fill="currentColor" />
      <path d="M8 13.5L8.6 19M12 13.5V19M16 13.5L15.4 19" {...LINE} stroke="var(--paper, #F6F1E4)" strokeWidth="1.6" />
    </>
  ),
  sell: (
    <>
      <path
        d="M12.2 1.5H21A1.5 1.5 0 0 1 22.5 3V11.8L11.8 22.5A1.6 1.6 0 0 1 9.5 22.5L1.5 14.5A1.6 1.6 0 0 1 1.5 12.2zM17.8 4.2A2 2 0 1 0 17.8 8.2A2 2 0 1 0 17.8 4.2z"
        fill="currentColor"
        fillRule="evenodd"
      />
      <path d="M6.8 13.5L10.5 17.2M10 10.3L13.7 14" {...LINE} stroke={BRASS} />
    </>
  ),
  worth: (
    <>
      <path d="M12 2V21.5M7 22H17M3.5 5.5L12 4.5L20.5 5.5" {...LINE} />
      <path d="M4.5 6L1 14.5H8zM19.5 6L16 14.5H23z" {...LINE} strokeWidth="1.4" />
      <path
        d="M.5 14H8.5C8.5 16.5 6.7 18 4.5 18S.5 16.5.5 14zM15.5 14H23.5C23.5 16.5 21.7 18 19.5 18S15.5 16.5 15.5 14z"
        fill={BRASS}
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

export function Sign({ sign, ...props }: IconProps & { readonly sign: keyof typeof COMMON_SIGNS }) {
  return (
    <Svg box={24} {...props}>
      {COMMON_SIGNS[sign]}
    </Svg>
  );
}
