import type { Chapter, Deed } from '@quayside/kernel';
import { CARDS, cardOf } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { MomentPanel, ShownMoment } from '../game-ui.ts';
import { Ship, type ShipName } from './icons/index.ts';
import { Vignette } from './vignettes/Vignette.tsx';
import './moment.css';

/** Which picture of the round's end a message belongs to; what is no part of it belongs to none. */
function panelOf({ seat, message: { key } }: Deed): string | null {
  if (key === 'log.harvest') return 'harvest';
  if (key.startsWith('log.town') || key.startsWith('log.stadium')) return 'town';
  if (key === 'log.new-ship' || key === 'log.round' || key === 'log.final-stage') return 'ship';
  return seat >= 0 ? 'feeding' : null;
}

/** The end of a round: harvest, feeding, what the town builds, the ship that docks. It is over when the next round begins. */
export function moment({ label, deeds }: Chapter): ShownMoment | null {
  const [round = '', turn = ''] = (label.split(' ')[0] ?? '').split('.');
  const isOver = deeds.some(({ message: { key } }) => key === 'log.round' || key === 'log.final-stage');
  if (turn !== 'end' || !isOver) return null;
  const panels = ['harvest', 'feeding', 'town', 'ship'].flatMap((id): MomentPanel[] => {
    const here = deeds.filter((deed) => panelOf(deed) === id);
    if (here.length === 0) return [];
    return [{ id, picture: pictureOf(id, here), title: { key: `web.lh.end-of-round.${id}` }, deeds: here }];
  });
  return { title: { key: 'web.lh.end-of-round.title', args: { round } }, panels };
}

function pictureOf(id: string, deeds: readonly Deed[]): ReactElement {
  if (id === 'harvest') return <Field />;
  if (id === 'feeding') return <Pot />;
  if (id === 'town') return <Vignette card={slugIn(deeds) ?? 'building-firm-1'} lit />;
  return (
    <span className="lh-moment-ship water">
      <Ship type={shipIn(deeds)} />
    </span>
  );
}

const keyIn = (deeds: readonly Deed[], name: string): string => {
  const argument = deeds.map(({ message: { args } }) => args?.[name]).find((each) => each !== undefined);
  return typeof argument === 'object' && 'key' in argument ? argument.key : '';
};

/** The card that the town builds. */
function slugIn(deeds: readonly Deed[]): string | null {
  const card = cardOf(keyIn(deeds, 'card').replace(/^card\./, ''));
  return CARDS[card]?.slug ?? null;
}

const shipIn = (deeds: readonly Deed[]): ShipName =>
  (keyIn(deeds, 'ship').replace(/^ship\./, '') || 'wooden') as ShipName;

const EARS = [12, 24, 36, 48, 60, 72];

function Field(): ReactElement {
  return (
    <svg viewBox="0 0 112 46" preserveAspectRatio="xMidYMax slice">
      <circle cx="88" cy="16" r="9" fill="var(--draw-lit)" />
      <path d="M0 38C30 34 70 40 112 33V46H0z" fill="var(--draw-bread)" opacity=".55" />
      {EARS.map((x) => (
        <path
          key={x}
          d={`M${x} 40V20M${x} 24l4-3M${x} 24l-4-3M${x} 29l4-3M${x} 29l-4-3M${x} 34l4-3M${x} 34l-4-3`}
          fill="none"
          stroke="var(--draw-bread)"
          strokeWidth="1.8"
        />
      ))}
    </svg>
  );
}

function Pot(): ReactElement {
  return (
    <svg viewBox="0 0 112 46" preserveAspectRatio="xMidYMax slice">
      <path d="M0 41H112V46H0z" fill="var(--draw-wood)" />
      <path
        d="M48 18c-3-4 3-5 0-9M56 18c-3-4 3-5 0-9M64 18c-3-4 3-5 0-9"
        fill="none"
        stroke="var(--draw-dark)"
        strokeWidth="2.2"
      />
      <path d="M36 22H76V24H73C73 33 71 38 68 41H44C41 38 39 33 39 24H36z" fill="var(--draw-dark)" />
    </svg>
  );
}
