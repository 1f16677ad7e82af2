import type { GoodName } from '@quayside/le-havre';
import { GOOD_DRAWINGS } from './good-drawings.tsx';
import { Coin } from '../../icons/coin.tsx';
import { type IconProps, Svg } from '../../icons/svg.tsx';

type Ware = Exclude<GoodName, 'franc'>;

/** A raw good and what it is upgraded to share a hue. */
const HUE: Readonly<Record<Ware, string>> = {
  fish: '#3F89AD',
  'smoked-fish': '#285C7C',
  wood: '#9C6B3C',
  charcoal: '#5B3F25',
  clay: '#CB7440',
  brick: '#A43F29',
  iron: '#8690A0',
  steel: '#4B6A8A',
  grain: '#CC9522',
  bread: '#A4661D',
  cattle: '#A4685A',
  meat: '#AE3F3B',
  coal: '#565D68',
  coke: '#272A30',
  hide: '#C39A69',
  leather: '#7F4A2A',
};

const UPGRADED: ReadonlySet<Ware> = new Set<Ware>([
  'smoked-fish',
  'charcoal',
  'brick',
  'steel',
  'bread',
  'meat',
  'coke',
  'leather',
]);

const RAW_RIM = <circle cx="16" cy="16" r="15.2" fill="#FFFDF6" stroke="#7C7461" strokeWidth="1.2" />;
const DOUBLE_RIM = (
  <>
    <circle cx="16" cy="16" r="15.2" fill="#FAEBC1" stroke="#96691A" strokeWidth="1.6" />
    <circle cx="16" cy="16" r="12.5" fill="none" stroke="#96691A" strokeWidth="1.3" />
  </>
);

function rimOf(good: Ware) {
  return UPGRADED.has(good) ? { rim: DOUBLE_RIM, radius: 12, scale: 0.98 } : { rim: RAW_RIM, radius: 13.5, scale: 1.1 };
}

/** The round token of a good: one rim for raw goods, two of brass for upgraded ones, a coin for francs. */
export function Good({ good, ...props }: IconProps & { readonly good: GoodName }) {
  if (good === 'franc') return <Coin {...props} />;
  const { rim, radius, scale } = rimOf(good);
  return (
    <Svg box={32} {...props}>
      {rim}
      <circle cx="16" cy="16" r={radius} fill={HUE[good]} />
      <g transform={`translate(16 16) scale(${scale})`} fill="#FFF8E8">
        <path d="M-10.6 4A11.4 11.4 0 0 0 10.6 4A12.5 12.5 0 0 1-10.6 4z" fill="#0002" />
        {GOOD_DRAWINGS[good]}
      </g>
    </Svg>
  );
}
