import type { LANDMARKS } from '@quayside/paris';
import type { ReactNode } from 'react';
import { type IconProps, Svg } from '../../icons/svg.tsx';

export type LandmarkName = (typeof LANDMARKS)[number];

const STONE = '#E6D8B5';
const SHADE = '#C3AF82';
const LINE = '#5F5138';
const GLASS = '#9CC5D3';
const COPPER = '#6FA08C';
const RED = '#B5392F';
const GOLD = '#D9A520';

const DRAWINGS: Readonly<Record<LandmarkName, ReactNode>> = {
  'moulin-rouge': (
    <>
      <path d="M11 13H21L23.5 30H8.5z" fill={RED} stroke="#6E1F18" strokeWidth="1" />
      <path d="M10 13.5C10.5 9.5 13 8 16 8S21.5 9.5 22 13.5z" fill="#8A2A22" />
      <path d="M14 23.5H18V30H14zM14.5 17H17.5V20H14.5z" fill="#FFE9A8" />
      <g stroke={LINE} strokeWidth="1" fill="#FFF3D2">
        <path d="M16 11.5L4.2 4.7L2.3 8.1L13.5 13zM16 11.5L22.8-.3L26.2 1.6L18 13zM16 11.5L27.8 18.3L29.7 14.9L18.5 10zM16 11.5L9.2 23.3L5.8 21.4L14 10z" />
      </g>
      <path d="M16 11.5L3.3 4.1M16 11.5L23.4-1.2M16 11.5L28.7 18.9M16 11.5L8.6 24.2" stroke={LINE} strokeWidth="1.5" />
      <circle cx="16" cy="11.5" r="1.9" fill={GOLD} stroke={LINE} strokeWidth=".8" />
    </>
  ),
  tuileries: (
    <>
      <path d="M1 30L10 17.5H22L31 30z" fill="#E9D9AE" />
      <path d="M1 30L8.5 19.5H4L0 26V30zM31 30L23.5 19.5H28L32 26V30z" fill="#7FA05F" />
      <g fill="#4F7A45" stroke="#2F5230" strokeWidth=".9">
        <circle cx="5.5" cy="10.5" r="5" />
        <circle cx="26.5" cy="10.5" r="5" />
      </g>
      <path d="M5.5 12V20M26.5 12V20" stroke="#5E3C1C" strokeWidth="1.7" />
      <g fill="#6B9257">
        <circle cx="4" cy="9" r="1.6" />
        <circle cx="25" cy="9" r="1.6" />
      </g>
      <ellipse cx="16" cy="25" rx="8.5" ry="3.5" fill={GLASS} stroke={LINE} strokeWidth="1.2" />
      <path
        d="M16 25V14M16 15C14.5 9.5 9.5 11.5 10 20.5M16 15C17.5 9.5 22.5 11.5 22 20.5M16 15C15.4 11 12.8 13.5 13 22M16 15C16.6 11 19.2 13.5 19 22"
        fill="none"
        stroke="#5AA3BF"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </>
  ),
  'grand-palais': (
    <>
      <path d="M16 1V6" stroke={LINE} strokeWidth="1.2" />
      <path d="M16 1H21L20 2.4L21 3.8H16z" fill={RED} />
      <path d="M4 18C4.5 10 9 5.5 16 5.5S27.5 10 28 18z" fill={GLASS} stroke={LINE} strokeWidth="1.2" />
      <path
        d="M16 5.5V18M10.5 18C10.8 12 12.8 8 16 5.5C19.2 8 21.2 12 21.5 18M5.5 12.5H26.5M8.5 8.8H23.5"
        fill="none"
        stroke="#4C7686"
        strokeWidth="1"
      />
      <path d="M1 18H31V30H1z" fill={STONE} stroke={LINE} strokeWidth="1" />
      <path d="M1 18H31V20.5H1z" fill={SHADE} />
      <path d="M13 30V25A3 3 0 0 1 19 25V30z" fill={LINE} />
      <path
        d="M3.5 21.5V29M6.5 21.5V29M9.5 21.5V29M22.5 21.5V29M25.5 21.5V29M28.5 21.5V29"
        stroke={LINE}
        strokeWidth="1.3"
      />
    </>
  ),
  'opera-garnier': (
    <>
      <path d="M9 11.5C9.3 6.5 12 4.2 16 4.2S22.7 6.5 23 11.5z" fill={COPPER} stroke="#3D6456" strokeWidth="1" />
      <path
        d="M16 4.5V11M12.3 5.8C11.5 7.5 11.3 9.2 11.3 11M19.7 5.8C20.5 7.5 20.7 9.2 20.7 11"
        fill="none"
        stroke="#3D6456"
        strokeWidth=".8"
      />
      <path
        d="M16 .5L17.2 2.5V4.5H14.8V2.5zM3.8 6.5L5.2 8.5L6 11.5H2L2.5 8.5zM28.2 6.5L26.8 8.5L26 11.5H30L29.5 8.5z"
        fill={GOLD}
        stroke="#7A5A0C"
        strokeWidth=".6"
      />
      <path d="M1 11.5H31V30H1z" fill={STONE} stroke={LINE} strokeWidth="1" />
      <path d="M1 11.5H31V14H1z" fill={GOLD} />
      <path
        d="M5 15.5V21.5M9.4 15.5V21.5M13.8 15.5V21.5M18.2 15.5V21.5M22.6 15.5V21.5M27 15.5V21.5"
        stroke={LINE}
        strokeWidth="1.5"
      />
      <path d="M1 22.2H31" stroke={LINE} strokeWidth="1" />
      <path
        d="M3.5 30V26A1.9 1.9 0 0 1 7.3 26V30zM8.8 30V26A1.9 1.9 0 0 1 12.6 26V30zM14.1 30V26A1.9 1.9 0 0 1 17.9 26V30zM19.4 30V26A1.9 1.9 0 0 1 23.2 26V30zM24.7 30V26A1.9 1.9 0 0 1 28.5 26V30z"
        fill={LINE}
      />
    </>
  ),
  'sacre-coeur': (
    <>
      <g fill="#FFFDF4" stroke="#6A5F49" strokeWidth="1">
        <path d="M2.5 19C2.5 14.5 4 12.2 6 10.5C8 12.2 9.5 14.5 9.5 19zM22.5 19C22.5 14.5 24 12.2 26 10.5C28 12.2 29.5 14.5 29.5 19z" />
        <path d="M9.5 15C9 8.5 12 4.5 16 2C20 4.5 23 8.5 22.5 15z" />
        <path d="M2 19H10V24H2zM22 19H30V24H22zM9.5 15H22.5V24H9.5z" />
        <path d="M1 24H31V30H1z" />
      </g>
      <path
        d="M16 2C20 4.5 23 8.5 22.5 15H18.5C19.5 9.5 18.5 5 16 2zM26 10.5C28 12.2 29.5 14.5 29.5 19H27C27.5 15.5 27.2 13 26 10.5zM6 10.5C8 12.2 9.5 14.5 9.5 19H7C7.5 15.5 7.2 13 6 10.5z"
        fill="#DCD3BC"
      />
      <path d="M16-.3V3M14.8.8H17.2" stroke="#6A5F49" strokeWidth="1" />
      <path
        d="M11.5 17V21.5M14.5 17V21.5M17.5 17V21.5M20.5 17V21.5M5 20.5V23M7 20.5V23M25 20.5V23M27 20.5V23"
        stroke="#6A5F49"
        strokeWidth="1.2"
      />
      <path
        d="M13.6 30V27.5A2.4 2.4 0 0 1 18.4 27.5V30zM7 30V28A1.7 1.7 0 0 1 10.4 28V30zM21.6 30V28A1.7 1.7 0 0 1 25 28V30z"
        fill="#5F5646"
      />
    </>
  ),
  'notre-dame': (
    <>
      <path d="M16 1.5L17.3 12H14.7z" fill="#5E6B74" />
      <path d="M12.5 11.5H19.5V16H12.5z" fill="#7C8891" />
      <path d="M3 4H12.5V15H19.5V4H29V30H3z" fill={STONE} stroke={LINE} strokeWidth="1.2" />
      <path
        d="M5.2 13V7.5A1.1 1.1 0 0 1 7.4 7.5V13zM8.2 13V7.5A1.1 1.1 0 0 1 10.4 7.5V13zM21.6 13V7.5A1.1 1.1 0 0 1 23.8 7.5V13zM24.6 13V7.5A1.1 1.1 0 0 1 26.8 7.5V13z"
        fill={LINE}
      />
      <path d="M3 15H29M3 23H29" stroke={LINE} strokeWidth="1" />
      <circle cx="16" cy="19" r="3.2" fill="#7B5C97" stroke={LINE} strokeWidth="1" />
      <path d="M16 15.8V22.2M12.8 19H19.2M13.8 16.8L18.2 21.2M18.2 16.8L13.8 21.2" stroke={STONE} strokeWidth=".7" />
      <path
        d="M6.5 22V19A1.4 1.4 0 0 1 9.3 19V22zM22.7 22V19A1.4 1.4 0 0 1 25.5 19V22zM5.7 30V27A2.2 2.2 0 0 1 10.1 27V30zM13.5 30V26.7A2.5 2.5 0 0 1 18.5 26.7V30zM21.9 30V27A2.2 2.2 0 0 1 26.3 27V30z"
        fill={LINE}
      />
    </>
  ),
  louvre: (
    <>
      <path d="M1 11L4 7H9L11 11H21L23 7H28L31 11V25H1z" fill="#6E7C88" />
      <path d="M1 11H31V27H1z" fill={STONE} stroke={LINE} strokeWidth="1" />
      <path d="M3.2 14H5.4V18H3.2zM7.4 14H9.6V18H7.4zM22.4 14H24.6V18H22.4zM26.6 14H28.8V18H26.6z" fill={LINE} />
      <path d="M16 8.5L30 30H2z" fill={GLASS} stroke="#34525E" strokeWidth="1.3" strokeLinejoin="round" />
      <path d="M16 8.5L30 30H16z" fill="#6C9FB2" />
      <path
        d="M11.3 15.7L20.7 30M6.7 22.8L11.3 30M20.7 15.7L11.3 30M25.3 22.8L20.7 30M11.3 15.7H20.7M6.7 22.8H25.3"
        fill="none"
        stroke="#F3FAFA"
        strokeWidth=".9"
      />
      <path d="M16 8.5L30 30H2z" fill="none" stroke="#34525E" strokeWidth="1.3" strokeLinejoin="round" />
    </>
  ),
  'eiffel-tower': (
    <>
      <path
        d="M15.3 0H16.7L17.2 4.5C17.7 11 19.5 16.5 22 21C24.3 24.8 27 28 30 30.5H22C21 26.5 19 24.7 16 24.7S11 26.5 10 30.5H2C5 28 7.7 24.8 10 21C12.5 16.5 14.3 11 14.8 4.5z"
        fill="#96683A"
        stroke="#4A2F14"
        strokeWidth=".9"
        strokeLinejoin="round"
      />
      <path d="M16 7.5L17.4 13H14.6zM13.7 15.5H18.3L19.5 18.5H12.5z" fill="#F6E3BE" />
      <path d="M10.5 18.3H21.5V20.2H10.5zM13 13H19V14.6H13z" fill="#4A2F14" />
      <path d="M11.5 21.5L8 28.5M8.5 24L11.5 26M20.5 21.5L24 28.5M23.5 24L20.5 26" stroke="#F6E3BE" strokeWidth="1" />
    </>
  ),
};

/** The eight landmarks. */
export function Landmark({ landmark, ...props }: IconProps & { readonly landmark: LandmarkName }) {
  return (
    <Svg box={32} {...props}>
      {DRAWINGS[landmark]}
      <path d="M1 30.8H31" stroke={LINE} strokeWidth="1.2" strokeLinecap="round" />
    </Svg>
  );
}
