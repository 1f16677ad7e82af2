import type { ReactNode } from 'react';
import { type IconProps, Svg } from '../../icons/svg.tsx';

export type ShipName = 'wooden' | 'iron' | 'steel' | 'luxury';

const INK = '#33404E';
/** Seen on paper and at night. */
const ROPE = '#6F7A86';
const SMOKE = '#A9ACAA';

/** Bow to the right, waterline at 27. */
const DRAWINGS: Readonly<Record<ShipName, ReactNode>> = {
  wooden: (
    <>
      <path d="M15.5 3V23M28.5 1.5V23M38 20L46 15.5" stroke="#6B4522" strokeWidth="1.3" strokeLinecap="round" />
      <g fill="#F5E6C4" stroke="#8A7448" strokeWidth=".8" strokeLinejoin="round">
        <path d="M14.7 6C9 9 6 14 5.5 19.5H14.7z" />
        <path d="M27.7 4C21 8 18 14 17.2 19.5H27.7z" />
        <path d="M29.5 3.5L43.5 16.5L29.5 19.5z" />
      </g>
      <path d="M15.5 3L11.5 2L15.5 1zM28.5 1.5L24.5.8L28.5-.2z" fill="#A6452F" />
      <path d="M3.5 20.5L8 21.5H36L43.5 19.5C42.5 24.5 40 27.5 37 29H10C6.5 27 4.3 24 3.5 20.5z" fill="#9A6434" />
      <path d="M4.5 23L8 23.5H37L42.5 22.4M6.2 26H39.8" fill="none" stroke="#5E3C1C" strokeWidth=".9" />
    </>
  ),
  iron: (
    <>
      <path d="M9.5 8V20M37 7V20M9.5 8.5L5 20M37 7.5L44 19.5" stroke={ROPE} strokeWidth="1" />
      <path
        d="M20.5 5.5C17.5 5.5 18 2.8 14.8 3.3C13-.2 7.5 1.3 8.5 4"
        fill="none"
        stroke={SMOKE}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path d="M19 6.5H25V15H19z" fill="#A6452F" />
      <path d="M19 6.5H25V9H19z" fill={INK} />
      <path d="M14 14.5H31.5V20.5H14z" fill="#F3EBD6" stroke="#857B65" strokeWidth=".8" />
      <path d="M16.5 16.3H18.7V18.5H16.5zM20.9 16.3H23.1V18.5H20.9zM25.3 16.3H27.5V18.5H25.3z" fill="#5B7C93" />
      <path d="M2.5 19.5H45C44.6 24 43.5 27 42.5 29H7.5C4.5 27 3 23.5 2.5 19.5z" fill="#7E8895" />
      <path d="M4.7 25.5H43.8L42.5 29H7.5C6.2 28 5.3 26.9 4.7 25.5z" fill="#A6452F" />
      <path d="M6 22.5H42" stroke="#E7E9EA" strokeWidth="1.1" strokeDasharray="0 3" strokeLinecap="round" />
    </>
  ),
  steel: (
    <>
      <path d="M39 4V18M6.5 6.5V18M39 4.5L46 17.5M39 8L33 11" stroke={ROPE} strokeWidth="1.1" />
      <path d="M15 3.5H20.5V12.5H15zM24 3.5H29.5V12.5H24z" fill="#C9982B" />
      <path d="M15 3.5H20.5V6H15zM24 3.5H29.5V6H24z" fill={INK} />
      <path d="M10.5 12H34V18.5H10.5z" fill="#F3EBD6" stroke="#857B65" strokeWidth=".8" />
      <path d="M28.5 8.5H34.5V12.5H28.5z" fill="#F3EBD6" stroke="#857B65" strokeWidth=".8" />
      <path
        d="M13 14.2H15.2V16.4H13zM17.4 14.2H19.6V16.4H17.4zM21.8 14.2H24V16.4H21.8zM26.2 14.2H28.4V16.4H26.2zM30.4 14.2H32.4V16.4H30.4zM30 9.8H33V11.2H30z"
        fill="#5B7C93"
      />
      <path d="M1.5 16L8 17.8H39L46.8 15.5C46.5 21 45.3 26 43.5 29H6.5C3.5 26 2 21 1.5 16z" fill="#4B6A8A" />
      <path d="M3.8 24.5H45.3C44.8 26.2 44.2 27.8 43.5 29H6.5C5.3 27.8 4.4 26.2 3.8 24.5z" fill="#8C4234" />
      <path d="M3 20.5H46" stroke="#B9CADA" strokeWidth="1.2" />
    </>
  ),
  luxury: (
    <>
      <path d="M41.5 3V16M5.5 3V16M41.5 3.5L46.5 16M5.5 3.5L2 16" fill="none" stroke={ROPE} strokeWidth=".9" />
      <g fill="#A6452F">
        <path d="M10.5 4H14.5L14 10H10zM17 4H21L20.5 10H16.5zM23.5 4H27.5L27 10H23zM30 4H34L33.5 10H29.5z" />
      </g>
      <path
        d="M10.5 4H14.5L14.3 5.9H10.3zM17 4H21L20.8 5.9H16.8zM23.5 4H27.5L27.3 5.9H23.3zM30 4H34L33.8 5.9H29.8z"
        fill={INK}
      />
      <path d="M8.5 9.5H37.5L39 13H42V17.5H5.5V13H8.5z" fill="#FFFDF6" stroke="#857B65" strokeWidth=".8" />
      <path d="M10.5 11.4H37M8 15.2H40.5" stroke="#5B7C93" strokeWidth="1.4" strokeDasharray="1.5 1.3" />
      <path d="M1 16.5H47.3C46.8 21.5 45.5 26 43.5 29H6C3 26 1.5 21.5 1 16.5z" fill="#31506E" />
      <path d="M1.3 18.6H47.1" stroke="#DDB24A" strokeWidth="1.5" />
      <path d="M6 22H43" stroke="#F3EBD6" strokeWidth="1.3" strokeDasharray="0 2.9" strokeLinecap="round" />
      <path d="M3.5 25H45.4C44.8 26.5 44.2 27.9 43.5 29H6C5 27.9 4.2 26.5 3.5 25z" fill="#A6452F" />
    </>
  ),
};

/** The four ships from the side. */
export function Ship({ type, ...props }: IconProps & { readonly type: ShipName }) {
  return (
    <Svg box={32} wide {...props}>
      {DRAWINGS[type]}
      <path
        d="M0 29.2C2 27.4 4 27.4 6 29.2S10 31 12 29.2S16 27.4 18 29.2S22 31 24 29.2S28 27.4 30 29.2S34 31 36 29.2S40 27.4 42 29.2S46 31 48 29.2V32H0z"
        fill="#4E8FB0"
      />
    </Svg>
  );
}
