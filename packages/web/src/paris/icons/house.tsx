import type { DISTRICTS, TYPES } from '@quayside/paris';
import type { ReactNode } from 'react';
import { type IconProps, Svg } from '../../icons/svg.tsx';

export type HouseType = (typeof TYPES)[number];
export type District = (typeof DISTRICTS)[number];

const FALLBACK: Readonly<Record<District, string>> = {
  montmartre: '#C9834D',
  batignolles: '#6B9C83',
  'la-villette': '#8794BC',
  belleville: '#B97D93',
  'saint-germain': '#BFA24A',
  chaillot: '#6F8CAB',
};

/** Shadow on whatever hue the district has. */
const SHADE = '#1F2A3766';
const DARK = '#2B3340';
/** Zinc, as on the roofs of Paris; light enough for the night. */
const ROOF = '#5B6976';
const LIGHT = '#FFF8E8';

/** Walls take the fill of the group, which is the district's hue; the ground is at 30. */
const DRAWINGS: Readonly<Record<HouseType, ReactNode>> = {
  cafe: (
    <>
      <path d="M3.5 5H28.5V30H3.5z" />
      <path d="M2 3.5H30V6.5H2z" fill={ROOF} />
      <path
        d="M10.5 8H18.5V11.5A3.5 3.5 0 0 1 15 15H14A3.5 3.5 0 0 1 10.5 11.5zM18.5 8.8H20.3A2.2 2.2 0 0 1 20.3 13.2H18V11.9H20.3A.9.9 0 0 0 20.3 10.1H18.5z"
        fill={LIGHT}
      />
      <path d="M2.5 16H29.5L31 21.5H1z" fill={LIGHT} />
      <path d="M6.5 16H10.3L9.3 21.5H5zM14.2 16H17.8L18.2 21.5H13.8zM21.7 16H25.5L27 21.5H22.7z" fill="#A6452F" />
      <path
        d="M1 21.5A2.1 2.1 0 0 0 5 21.5A2.15 2.15 0 0 0 9.3 21.5A2.2 2.2 0 0 0 13.8 21.5A2.2 2.2 0 0 0 18.2 21.5A2.2 2.2 0 0 0 22.7 21.5A2.15 2.15 0 0 0 27 21.5A2.1 2.1 0 0 0 31 21.5z"
        fill={SHADE}
      />
      <path d="M19 24.5H25V30H19z" fill={DARK} />
      <path d="M6 25.5H15M10.5 25.5V30M8 30H13" fill="none" stroke={DARK} strokeWidth="1.5" />
    </>
  ),
  bakery: (
    <>
      <path d="M22.5 3.5H26.5V12H22.5z" fill={ROOF} />
      <path d="M4 13.5L16 3.5L28 13.5V30H4z" />
      <path d="M1.5 15L16 2L30.5 15L28.8 17L16 5.7L3.2 17z" fill={ROOF} />
      <path
        d="M8.5 16.5C8.5 12.5 11.5 10.5 16 10.5S23.5 12.5 23.5 16.5C23.5 17.7 22.8 18 22 18H10C9.2 18 8.5 17.7 8.5 16.5z"
        fill={LIGHT}
      />
      <path
        d="M12.3 12.7L13.5 15.3M16 12.4L17.2 15M19.5 12.9L20.5 15.3"
        fill="none"
        stroke="#A05F14"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path d="M7 21H15.5V27H7z" fill={LIGHT} />
      <path d="M8 25.8C8 24 10 24 10.6 25.8zM11.6 25.8C11.6 24 13.9 24 14.5 25.8zM7 27H15.5V28.2H7z" fill="#A05F14" />
      <path d="M18.5 21.5H24.5V30H18.5z" fill={DARK} />
    </>
  ),
  newsstand: (
    <>
      <path d="M16 .5V4" stroke={ROOF} strokeWidth="1.6" />
      <path d="M8 9.5C8.5 5.5 12 3.2 16 3.2S23.5 5.5 24 9.5z" />
      <path d="M8 9.5C8.5 5.5 12 3.2 16 3.2S23.5 5.5 24 9.5z" fill={SHADE} />
      <path d="M4 9.5H28L30 14H2z" fill={ROOF} />
      <path
        d="M2 14H30A2.3 2.3 0 0 1 25.4 14A2.35 2.35 0 0 1 20.7 14A2.35 2.35 0 0 1 16 14A2.35 2.35 0 0 1 11.3 14A2.35 2.35 0 0 1 6.6 14A2.3 2.3 0 0 1 2 14z"
        fill={ROOF}
      />
      <path d="M6 14.5H26V30H6z" />
      <path d="M6 27.5H26V30H6z" fill={SHADE} />
      <path d="M8 17H15.2V25.8H8zM16.8 17H24V25.8H16.8z" fill={LIGHT} />
      <path d="M9.3 18.8H13.9M18.1 18.8H22.7" stroke={DARK} strokeWidth="1.5" />
      <path d="M9.3 21.3H13.9M9.3 23.7H12.5M18.1 21.3H22.7M18.1 23.7H21.3" stroke="#7C7461" strokeWidth="1.1" />
    </>
  ),
  bookshop: (
    <>
      <path d="M3 9H29V30H3z" />
      <path d="M6 3H26L30.5 9.5H1.5z" fill={ROOF} />
      <path
        d="M16 10.8C13.8 9.6 11 9.5 8.5 10.3V17.5C11 16.8 13.8 16.9 16 18.2C18.2 16.9 21 16.8 23.5 17.5V10.3C21 9.5 18.2 9.6 16 10.8z"
        fill={LIGHT}
      />
      <path
        d="M16 10.8V18.2M10.3 12.4C11.6 12.2 12.9 12.3 14.1 12.8M10.3 14.7C11.6 14.5 12.9 14.6 14.1 15.1M21.7 12.4C20.4 12.2 19.1 12.3 17.9 12.8M21.7 14.7C20.4 14.5 19.1 14.6 17.9 15.1"
        fill="none"
        stroke={DARK}
        strokeWidth=".9"
      />
      <path d="M5.5 20.5H18V28.5H5.5z" fill={LIGHT} />
      <path d="M6.5 22H8.3V27.5H6.5zM11 23H12.6V27.5H11zM15.2 22H16.9V27.5H15.2z" fill="#A6452F" />
      <path d="M8.7 22.6H10.5V27.5H8.7zM13 21.6H14.8V27.5H13z" fill="#2C5F7C" />
      <path d="M20.5 20.5H26.5V30H20.5z" fill={DARK} />
    </>
  ),
  hotel: (
    <>
      <path d="M16 .5V6" stroke={ROOF} strokeWidth="1.3" />
      <path d="M16 .5H22.5L21 2.2L22.5 4H16z" fill="#A6452F" />
      <path d="M5.5 11H26.5V30H5.5z" />
      <path d="M7.5 5.5H24.5L28 11.5H4z" fill={ROOF} />
      <path
        d="M9 7.2H12V10H9zM14.5 7.2H17.5V10H14.5zM20 7.2H23V10H20zM8 13.5H11.5V17.3H8zM14.25 13.5H17.75V17.3H14.25zM20.5 13.5H24V17.3H20.5zM8 19.5H11.5V23.3H8zM14.25 19.5H17.75V23.3H14.25zM20.5 19.5H24V23.3H20.5zM8 25.5H11V28.5H8zM21 25.5H24V28.5H21z"
        fill={LIGHT}
      />
      <path d="M7.2 17.3H12.3V18.3H7.2zM13.45 17.3H18.55V18.3H13.45zM19.7 17.3H24.8V18.3H19.7z" fill={SHADE} />
      <path d="M12 24.5H20L21 26H11z" fill="#A6452F" />
      <path d="M13.5 26H18.5V30H13.5z" fill={DARK} />
    </>
  ),
  theatre: (
    <>
      <path d="M16 2L30.5 11.5H1.5z" />
      <path d="M16 2L30.5 11.5H1.5z" fill="none" stroke={ROOF} strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M2.5 11.5H29.5V14.5H2.5z" fill={ROOF} />
      <path d="M4 14.5H28V27H4z" />
      <path d="M4 14.5H28V27H4z" fill={SHADE} />
      <path d="M5 14.5H8.5V27H5zM11 14.5H13.5V27H11zM18.5 14.5H21V27H18.5zM23.5 14.5H27V27H23.5z" fill={LIGHT} />
      <path d="M13.5 18.5H18.5V27H13.5z" fill="#A6452F" />
      <path d="M2.5 27H29.5V28.5H2.5zM1 28.5H31V30H1z" fill={ROOF} />
      <path d="M12.8 6.3H19.2V7.7A3.2 3.2 0 0 1 12.8 7.7z" fill={LIGHT} />
      <path d="M14.6 8.3C15.5 9.2 16.5 9.2 17.4 8.3" fill="none" stroke={DARK} strokeWidth=".9" />
    </>
  ),
};

/** A building of Paris: the front says the type, the hue the district. */
export function House({
  type,
  district,
  ...props
}: IconProps & { readonly type: HouseType; readonly district: District }) {
  return (
    <Svg box={32} {...props}>
      <g fill={`var(--district-${district}, ${FALLBACK[district]})`}>{DRAWINGS[type]}</g>
      <path d="M1 30.5H31" stroke={ROOF} strokeWidth="1.2" strokeLinecap="round" />
    </Svg>
  );
}
