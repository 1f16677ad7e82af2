import type { ReactElement } from 'react';

const STAR = 'M0-58L8-8L58 0L8 8L0 58L-8 8L-58 0L-8-8z';
const SMALL_STAR = 'M22-22L8-8M22 22L8 8M-22 22L-8 8M-22-22L-8-8';
const RAYS = 'M -340 130L-70 27M-300-190L-64-40M70-26L160-60M66 34L170 92M-30 70L-66 160M34-66L62-130';
const BOAT = 'M-22 12H22L16 20H-16zM0 12V-20L18 8H0M0-14L-14 8H0';

/** A chart of the harbour under free land: coast, basins, moles, a compass rose. The town covers it as it grows. */
export function Chart(): ReactElement {
  return (
    <svg className="lh-chart" viewBox="0 0 1110 540" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <g fill="none" stroke="var(--plot)" strokeWidth="2">
        <path d="M0 222C90 236 150 214 235 212S330 236 455 232L545 336L628 336L690 232C770 224 830 196 920 198S1050 226 1110 220" />
        <path d="M300 236V150H440V176H350V228M495 222V140H610V116H700V200M780 208V116H832V204" />
        <path d="M455 232L545 336M690 232L628 336M545 336L560 322L590 340L628 336M545 336V312M535 312H555L550 300H540z" />
        <g strokeDasharray="14 10" opacity=".8">
          <path d="M0 262C120 276 200 250 300 262S440 296 520 366C560 392 620 392 660 366C720 296 820 240 920 238S1060 262 1110 258" />
          <path d="M0 306C120 320 220 290 330 306S480 372 590 414C700 400 800 300 930 282S1060 300 1110 300" />
          <path
            d="M0 352C140 366 250 336 350 356S520 430 600 452C720 440 820 352 940 330S1070 340 1110 344"
            opacity=".7"
          />
        </g>
        <g transform="translate(150 424)">
          <path d={BOAT} />
          <path d="M-44 30q11-8 22 0t22 0 22 0 22 0" />
        </g>
        <g transform="translate(352 470) scale(.8)">
          <path d={BOAT} />
          <path d="M-44 30q11-8 22 0t22 0 22 0 22 0" />
        </g>
        <g transform="translate(945 420)">
          <path d={RAYS} strokeWidth="1" opacity=".6" />
          <circle r="84" />
          <circle r="74" strokeDasharray="3 6" />
          <circle r="30" />
          <path d={STAR} />
          <path d={SMALL_STAR} />
          <path d="M0-58V58M-58 0H58" strokeWidth="1" />
        </g>
      </g>
    </svg>
  );
}
