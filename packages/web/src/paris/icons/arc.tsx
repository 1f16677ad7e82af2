import { type IconProps, Svg } from '../../icons/svg.tsx';

const STONE = '#E3D3AB';
const LIGHT = '#F2E6C8';
const SHADE = '#BFA976';
const LINE = '#6B5A38';

const TREES = (
  <>
    <path d="M8 46V58M88 46V58" stroke="#5E4326" strokeWidth="2" />
    <path
      d="M8 30C13 30 15.5 34 14.5 38C17.5 41 16 47.5 11.5 48H4.5C0 47.5-1.5 41 1.5 38C.5 34 3 30 8 30zM88 30C93 30 95.5 34 94.5 38C97.5 41 96 47.5 91.5 48H84.5C80 47.5 78.5 41 81.5 38C80.5 34 83 30 88 30z"
      fill="#6E8F5C"
    />
    <path
      d="M8 32C11 32 13 34.5 12 37.5C9 36 6.5 36.5 4.5 39C3 35.5 5 32 8 32zM88 32C91 32 93 34.5 92 37.5C89 36 86.5 36.5 84.5 39C83 35.5 85 32 88 32z"
      fill="#8BA873"
    />
  </>
);

const LAMPS = (
  <>
    <path d="M17.5 60V47M78.5 60V47" stroke="#2F3A42" strokeWidth="1.2" />
    <path
      d="M15.7 42.5H19.3L18.7 47H16.3zM76.7 42.5H80.3L79.7 47H77.3z"
      fill="#F3CF6B"
      stroke="#2F3A42"
      strokeWidth=".8"
    />
    <path d="M15.2 42.5L17.5 40.5L19.8 42.5zM76.2 42.5L78.5 40.5L80.8 42.5z" fill="#2F3A42" />
  </>
);

/** The Arc de Triomphe, where the keys of Paris start from. */
export function Arc(props: IconProps) {
  return (
    <Svg box={64} wide {...props}>
      {TREES}
      <path d="M24 4H72V9H24z" fill={LIGHT} stroke={LINE} strokeWidth="1" />
      <path d="M25.5 9H70.5V18H25.5z" fill={STONE} stroke={LINE} strokeWidth="1" />
      <path d="M22.5 18H73.5V21.5H22.5z" fill={LIGHT} stroke={LINE} strokeWidth="1" />
      <path d="M25.5 21.5H70.5V60H59V40A11 11 0 0 0 37 40V60H25.5z" fill={STONE} stroke={LINE} strokeWidth="1" />
      <path
        d="M59 60V40A11 11 0 0 0 48 29V26A14 14 0 0 1 62 40V60zM66.5 21.5H70.5V60H66.5zM66.5 9H70.5V18H66.5z"
        fill={SHADE}
        opacity=".55"
      />
      <path d="M34.5 60V40A13.5 13.5 0 0 1 61.5 40V60" fill="none" stroke={LINE} strokeWidth=".8" />
      <path d="M46.5 25.5H49.5L49.1 30.3H46.9z" fill={LIGHT} stroke={LINE} strokeWidth=".8" />
      <path d="M34.5 41.5H37M59 41.5H61.5M25.5 41.5H34.5M61.5 41.5H70.5" stroke={LINE} strokeWidth="1" />
      <path
        d="M29.5 11.5V16M34.8 11.5V16M40.1 11.5V16M45.4 11.5V16M50.7 11.5V16M56 11.5V16M61.3 11.5V16M66.5 11.5V16"
        stroke={SHADE}
        strokeWidth="2.6"
      />
      <path d="M27.5 24.5H34V29H27.5zM62 24.5H68.5V29H62z" fill={SHADE} stroke={LINE} strokeWidth=".7" />
      <path
        d="M28 59V49C28 46 29 44.5 30.5 44.5S33 46 33 49V59zM63 59V49C63 46 64 44.5 65.5 44.5S68 46 68 49V59z"
        fill={SHADE}
        stroke={LINE}
        strokeWidth=".7"
      />
      <path
        d="M30.5 47.5A1.5 1.5 0 0 1 30.5 50.5A1.5 1.5 0 0 1 30.5 47.5zM28.8 55C29 52 32 52 32.2 55V58H28.8zM65.5 47.5A1.5 1.5 0 0 1 65.5 50.5A1.5 1.5 0 0 1 65.5 47.5zM63.8 55C64 52 67 52 67.2 55V58H63.8z"
        fill={LIGHT}
      />
      <path d="M23.5 57.5H37V61H23.5zM59 57.5H72.5V61H59z" fill={LIGHT} stroke={LINE} strokeWidth="1" />
      {LAMPS}
      <path d="M2 61H94" stroke={LINE} strokeWidth="1.6" strokeLinecap="round" />
      <path d="M48 55C46.3 53.6 46.6 51.8 48.3 50.3C49.7 52 50 53.8 48 55z" fill="#E0702C" />
      <path d="M45.5 55H50.5L49.8 57.5H46.2z" fill={LINE} />
    </Svg>
  );
}
