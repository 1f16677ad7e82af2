import type { GoodName } from '@quayside/le-havre';
import type { ReactNode } from 'react';

const CREAM = '#FFF8E8';
const EMBER = '#F08A34';

/** Drawn round the middle, in light colours on the good's hue, within a radius of ten. */
export const GOOD_DRAWINGS: Readonly<Record<Exclude<GoodName, 'franc'>, ReactNode>> = {
  fish: (
    <>
      <path d="M-10 0C-6.5-5.9 1.5-6.3 5.2-1.3L9.9-5.2C8.9-1.8 8.9 1.8 9.9 5.2L5.2 1.3C1.5 6.3-6.5 5.9-10 0z" />
      <path d="M-3.2-3.9C-1.7-1.5-1.7 1.5-3.2 3.9" fill="none" stroke="#1D516C" strokeWidth="1.1" />
      <path d="M.5-2.3H3M0 0H4M.5 2.3H3" fill="none" stroke="#1D516C" strokeWidth=".8" opacity=".55" />
      <circle cx="-6.3" cy="-.9" r="1.25" fill="#123C52" />
    </>
  ),
  'smoked-fish': (
    <>
      <path d="M-9.6 3.8C-6.2-1 1.4-1.3 4.9 2.7L9.4-.4C8.5 2.4 8.5 5.2 9.4 8L4.9 4.9C1.4 8.9-6.2 8.6-9.6 3.8z" />
      <path d="M-3 .6C-1.7 2.6-1.7 5-3 7" fill="none" stroke="#143A50" strokeWidth="1.1" />
      <circle cx="-6.1" cy="3.1" r="1.2" fill="#143A50" />
      <path
        d="M-5-2.4C-7.2-4.6-3-6-4.8-8.4M.1-3C-2.1-5.2 2.1-6.8.3-9.6M5.2-2.4C3-4.6 7.2-6 5.4-8.4"
        fill="none"
        stroke={CREAM}
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
  wood: (
    <g transform="rotate(-18)">
      <path d="M1.4-5L3.2-8.2H6.4L6-4.6z" fill="#F0DDBB" />
      <path d="M-6-4.9H6.5A3.4 4.9 0 0 1 6.5 4.9H-6z" />
      <path d="M-1.6-2.4H5.5M-.8.3H7.6M-1.6 2.9H4.6" fill="none" stroke="#6B4522" strokeWidth=".9" opacity=".6" />
      <ellipse cx="-6" rx="3.6" ry="4.9" fill="#E9CD9C" stroke="#5E3C1C" strokeWidth="1.1" />
      <ellipse cx="-6" rx="1.6" ry="2.4" fill="none" stroke="#5E3C1C" strokeWidth="1" />
    </g>
  ),
  charcoal: (
    <>
      <g stroke="#2C1C0E" strokeWidth=".8">
        <circle cx="-4.7" cy="3.8" r="4.7" />
        <circle cx="4.7" cy="3.8" r="4.7" />
        <circle cy="-4.3" r="4.7" />
      </g>
      <g fill="#4A321D">
        <circle cx="-4.7" cy="3.8" r="3.1" />
        <circle cx="4.7" cy="3.8" r="3.1" />
        <circle cy="-4.3" r="3.1" />
      </g>
      <path
        d="M-4.7 1.6L-3.6 3.8L-4.7 6L-5.8 3.8zM-6.9 3.8L-4.7 2.7L-2.5 3.8L-4.7 4.9zM4.7 1.6L5.8 3.8L4.7 6L3.6 3.8zM2.5 3.8L4.7 2.7L6.9 3.8L4.7 4.9zM0-6.5L1.1-4.3L0-2.1L-1.1-4.3zM-2.2-4.3L0-5.4L2.2-4.3L0-3.2z"
        fill={EMBER}
      />
    </>
  ),
  clay: (
    <>
      <path d="M3.2-1.5L6.7-7.2M4.9-8.4L8.7-6.1" fill="none" stroke={CREAM} strokeWidth="1.8" strokeLinecap="round" />
      <path d="M-9.9 6.4C-9.7 2.9-8 1.3-5.9.9C-5.5-2.4-3.2-4.3-.4-4.1C2.1-3.9 3.8-2.2 4.1.2C7.4-.1 9.7 2.3 9.9 6.4z" />
      <path
        d="M-5.9.9C-4.4.9-3.3 1.6-2.6 2.9M4.1.2C2.7.4 1.7 1.2 1.2 2.4M-6.5 4.4C-5.6 3.7-4.6 3.7-3.8 4.4M4.3 4.2C5.2 3.5 6.2 3.5 7 4.2"
        fill="none"
        stroke="#8A4216"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
    </>
  ),
  brick: (
    <>
      <path d="M-7.3-7.1H-.6V-2.9H-7.3zM.6-7.1H7.3V-2.9H.6zM-9.9-1.9H-3.9V2.3H-9.9zM-2.8-1.9H2.8V2.3H-2.8zM3.9-1.9H9.9V2.3H3.9zM-7.3 3.3H-.6V7.5H-7.3zM.6 3.3H7.3V7.5H.6z" />
      <path
        d="M-7.3-3.7H-.6V-2.9H-7.3zM.6-3.7H7.3V-2.9H.6zM-9.9 1.5H-3.9V2.3H-9.9zM-2.8 1.5H2.8V2.3H-2.8zM3.9 1.5H9.9V2.3H3.9zM-7.3 6.7H-.6V7.5H-7.3zM.6 6.7H7.3V7.5H.6z"
        fill="#D9A08A"
      />
    </>
  ),
  iron: (
    <>
      <path d="M-7.3-.8L-3.7-4.8H8L4.3-.8z" />
      <path d="M-9.9 6.2L-7.3-.8H4.3L6.2 6.2z" fill="#E6E3DA" />
      <path d="M4.3-.8L8-4.8L9.9 2.2L6.2 6.2z" fill="#59636F" />
      <path d="M-7.3-.8H4.3L8-4.8" fill="none" stroke="#59636F" strokeWidth=".7" />
      <path d="M-9.2 4.4H5.7L6.2 6.2H-9.9z" fill="#C2C4C5" />
      <path d="M-3.6-2.2L-2.3-3.6H3.9L2.6-2.2z" fill="#B4BAC2" />
    </>
  ),
  steel: (
    <>
      <path d="M-7.8-8H7.8V-4H2.3V4H7.8V8H-7.8V4H-2.3V-4H-7.8z" />
      <path d="M-7.8-5H7.8V-4H2.3L1.4-4V4H2.3V4H-2.3V4L-1 4V-4H-7.8zM-7.8 7H7.8V8H-7.8z" fill="#9DB0C4" />
      <path d="M-4.6-6.5H4.6M-4.6 5.7H4.6" stroke="#4B6A8A" strokeWidth="1" strokeDasharray="1 1.9" />
    </>
  ),
  grain: (
    <>
      <path d="M0 10V-4" fill="none" stroke={CREAM} strokeWidth="1.7" />
      <g stroke="#7A5406" strokeWidth=".6">
        <path d="M0-10.2C2.5-7.7 2.5-5-0-2.8C-2.5-5-2.5-7.7 0-10.2z" />
        <path d="M0 .7C.2-3 2.6-4.9 6.2-5.1C6.2-1.6 4 .5 0 .7zM0 .7C-.2-3-2.6-4.9-6.2-5.1C-6.2-1.6-4 .5 0 .7z" />
        <path d="M0 5.9C.2 2.2 2.6.3 6.2.1C6.2 3.6 4 5.7 0 5.9zM0 5.9C-.2 2.2-2.6.3-6.2.1C-6.2 3.6-4 5.7 0 5.9z" />
      </g>
    </>
  ),
  bread: (
    <>
      <path d="M-9.9 3.3C-9.9-2.6-5.5-6.1 0-6.1S9.9-2.6 9.9 3.3C9.9 5.4 8.7 6.3 7.2 6.3H-7.2C-8.7 6.3-9.9 5.4-9.9 3.3z" />
      <path
        d="M-9.8 2.3C-9.7 4.1-8.6 4.7-7.2 4.7H7.2C8.6 4.7 9.7 4.1 9.8 2.3C10.1 5 9 6.3 7.2 6.3H-7.2C-9 6.3-10.1 5-9.8 2.3z"
        fill="#E3BD80"
      />
      <path
        d="M-5.6-2.7L-3.7 1.3M-.9-3.6L1 .6M3.8-3L5.5 1"
        fill="none"
        stroke="#8C4F0C"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
  cattle: (
    <>
      <path d="M-9.3-8.6C-6.8-8.1-5.3-6.8-4.2-4.7H4.2C5.3-6.8 6.8-8.1 9.3-8.6C9.9-5.4 8.3-3 5.6-2.3L4.3 6.2C3.8 9.2-3.8 9.2-4.3 6.2L-5.6-2.3C-8.3-3-9.9-5.4-9.3-8.6z" />
      <path d="M-5.4-1.3C-7-2-8.6-1.8-9.7-.7C-8.3.9-6.5 1.1-5 .6zM5.4-1.3C7-2 8.6-1.8 9.7-.7C8.3.9 6.5 1.1 5 .6z" />
      <path d="M-3.9 4.2C-2.6 3.2 2.6 3.2 3.9 4.2L4.1 6.2C3.6 9.2-3.6 9.2-4.1 6.2z" fill="#E8B9A8" />
      <circle cx="-2.7" cy="-.4" r="1.15" fill="#47251D" />
      <circle cx="2.7" cy="-.4" r="1.15" fill="#47251D" />
      <circle cx="-1.5" cy="5.9" r=".8" fill="#47251D" />
      <circle cx="1.5" cy="5.9" r=".8" fill="#47251D" />
    </>
  ),
  meat: (
    <>
      <path d="M2.5 3.3L4.4 1.2L7 3.8A2 2 0 1 1 8.3 6.3A2 2 0 1 1 5.4 7.4A2 2 0 0 1 5 6z" />
      <path
        d="M-9.3.7C-9.7-4.6-4.7-8.9.3-7.7C5.3-6.5 7-2 4.8 2C2.7 5.7-2.1 7.5-5.6 6.2C-8 5.3-9.1 3.4-9.3.7z"
        fill="#FBD9C6"
      />
      <path
        d="M-6.6.8C-6.8-2.8-3.4-5.8.1-5.1C3.2-4.4 4.2-1.5 2.6 1.1C1 3.5-2 4.6-4.3 3.9C-5.8 3.4-6.5 2.3-6.6.8z"
        fill="#C75A50"
      />
      <circle cx="-1.9" cy="-.8" r="2" />
    </>
  ),
  coal: (
    <>
      <path d="M-9.8 6.8L-8.8.9L-4.6-1.5L-.9.6L.1 6.8z" fill="#C4C6C9" />
      <path d="M-8.8.9L-4.6-1.5L-.9.6L-5.4 2.7z" />
      <path d="M-9.8 6.8L-8.8.9L-5.4 2.7L-5.8 6.8z" fill="#8E949C" />
      <path d="M.1 6.8L.9.4L5.1-1.7L9 1.1L9.8 6.8z" fill="#C4C6C9" />
      <path d="M.9.4L5.1-1.7L9 1.1L4.7 2.4z" />
      <path d="M.1 6.8L.9.4L4.7 2.4L4.5 6.8z" fill="#8E949C" />
      <path d="M-4.7-1.1L-3.5-6L.8-8.2L5-5.2L5.3-1.3L.3 2z" fill="#D3D4D5" />
      <path d="M-3.5-6L.8-8.2L5-5.2L.7-3.8z" />
      <path d="M-4.7-1.1L-3.5-6L.7-3.8L.3 2z" fill="#9DA2A9" />
      <path
        d="M-9.8 6.8L-8.8.9L-4.6-1.5L-3.5-6L.8-8.2L5-5.2L5.3-1.3L9 1.1L9.8 6.8zM-4.6-1.5L.3 2L5.2-1.4M.3 2L.1 6.8"
        fill="none"
        stroke="#2D3138"
        strokeWidth=".8"
        strokeLinejoin="round"
      />
    </>
  ),
  coke: (
    <>
      <path
        d="M.3.3C-4.4-.9-4.8-5-2.1-7.1C-1.5-5.9-.8-5.5-.3-5.5C.4-7.5-.5-8.9-1.4-10.2C3.2-9.5 6.9-5.6 5.5-1.5C4.8.5 2.4.9.3.3z"
        fill={EMBER}
      />
      <path d="M.7 0C-1.1-.7-1-2.7.6-3.6C2.5-3 3.2-1.3 2.2 0z" fill="#FFE08A" />
      <path d="M-9 7.6L-8 2L-3.8-.6L.6 1.8L.9 8.2z" fill="#B9BABC" />
      <path d="M-8 2L-3.8-.6L.6 1.8L-4.4 3.6z" />
      <path d="M-.4 8.2L.4 2.4L4.6-.2L8.3 2.2L9 7z" fill="#D7D6D2" />
      <path d="M.4 2.4L4.6-.2L8.3 2.2L4.2 3.8z" />
      <path
        d="M-9 7.6L-8 2L-3.8-.6L.4 2.4L4.6-.2L8.3 2.2L9 7L.2 8.2zM.4 2.4L-.1 8.1"
        fill="none"
        stroke="#17191D"
        strokeWidth=".8"
        strokeLinejoin="round"
      />
      <path
        d="M-6.2 5.2H-6.1M-3 6.4H-2.9M-1.8 4.4H-1.7M2.4 5.8H2.5M4.9 6.3H5M6.4 4.6H6.5"
        stroke="#4A4D52"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
    </>
  ),
  hide: (
    <>
      <path
        d="M-5.1-9.7C-4.3-8.2-2.7-7.6 0-7.6S4.3-8.2 5.1-9.7L8.8-6.2C7.1-4.9 6-3 6-.4S7 4.5 8.8 6.3L5.6 9.6C4.3 8 2.9 7.3.7 7.3L0 9.9L-.7 7.3C-2.9 7.3-4.3 8-5.6 9.6L-8.8 6.3C-7 4.5-6 2.2-6-.4S-7.1-4.9-8.8-6.2z"
        stroke="#6E4A20"
        strokeWidth=".9"
      />
      <path
        d="M-.9-4.4C.4-6 3-5.9 3.9-4.3C4.7-2.7 3.6-1.4 3.5.1C3.4 1.8 1.6 2.3.5 1.1C-.3.2-.2-.9-.9-1.9C-1.5-2.8-1.6-3.6-.9-4.4zM-4.3 1.9C-3.2 1.3-1.9 2.1-1.9 3.4C-1.9 4.8-3.4 5.5-4.5 4.8C-5.5 4.1-5.4 2.5-4.3 1.9zM2.5 4.3C3.4 3.8 4.5 4.4 4.5 5.3C4.5 6.1 3.5 6.5 2.7 6.1C2 5.7 1.8 4.7 2.5 4.3z"
        fill="#8A5A2B"
      />
    </>
  ),
  leather: (
    <>
      <path
        d="M-5.1-9.7C-4.3-8.2-2.7-7.6 0-7.6S4.3-8.2 5.1-9.7L8.8-6.2C7.1-4.9 6-3 6-.4S7 4.5 8.8 6.3L5.6 9.6C4.3 8 2.9 7.3 0 7.3S-4.3 8-5.6 9.6L-8.8 6.3C-7 4.5-6 2.2-6-.4S-7.1-4.9-8.8-6.2z"
        fill="#F2D3AC"
        stroke="#432211"
        strokeWidth=".9"
      />
      <path
        d="M-4.7-6.3C-2-5.3 2-5.3 4.7-6.3C3.7-2.5 3.7 2.5 4.7 5.7C2 4.8-2 4.8-4.7 5.7C-3.7 2.5-3.7-2.5-4.7-6.3z"
        fill="none"
        stroke="#7F4A2A"
        strokeWidth="1.3"
        strokeDasharray="2 1.3"
      />
    </>
  ),
};
