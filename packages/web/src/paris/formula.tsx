import { BONUS, type BonusKind, type Figures, unitsOf, VALUES } from '@quayside/paris';
import type { ReactElement, ReactNode } from 'react';
import { Coin } from '../icons/index.ts';
import { BonusGlyph, ParisToken, Points } from './icons/index.ts';
import { tokenName } from './pieces.tsx';

const points = (n: number | string): ReactElement => (
  <span className="paris-amount">
    {n}
    <Points />
  </span>
);
const francs = (n: number): ReactElement => (
  <span className="paris-amount">
    {n}
    <Coin />
  </span>
);

/** Those whose amounts say everything. */
const WITHOUT_GLYPH: ReadonlySet<BonusKind> = new Set<BonusKind>(['gain', 'resource']);

/** What a bonus tile is, in signs and figures: the same in every language. */
export function BonusFormula({
  figures,
  tile,
  players,
}: {
  readonly figures: Figures;
  readonly tile: number;
  readonly players: number;
}): ReactElement {
  const kind = BONUS[tile] as BonusKind;
  return (
    <span className="paris-formula">
      {!WITHOUT_GLYPH.has(kind) && kind !== 'per-value' && <BonusGlyph kind={kind} />}
      {amounts(figures, tile, kind, players)}
    </span>
  );
}

function amounts(figures: Figures, tile: number, kind: BonusKind, players: number): ReactNode {
  const ofFrancs = figures.bonusFrancs[tile] as number;
  const ofPoints = figures.bonusPoints[tile] as number;
  switch (kind) {
    case 'gain':
      return <Sums francs={ofFrancs} points={ofPoints} />;
    case 'resource':
      return <ParisToken token={tokenName(figures.bonusResource[tile] as number)} />;
    case 'per-value':
      return (
        <>
          <span className="paris-value-mark">{VALUES[figures.bonusValue[tile] as number]}</span>
          {points(`×${ofPoints}`)}
        </>
      );
    case 'any-prestige':
    case 'any-resource':
      return unitsOf(tile) === 1 ? null : <span className="paris-amount">1–{unitsOf(tile)}</span>;
    case 'buy-key':
      return francs(ofFrancs);
    case 'per-unused':
    case 'prestige-pairs':
    case 'resource-pairs':
      return points(`×${figures.bonusPointsBy[tile]?.[players] ?? 0}`);
    case 'per-landmark':
      return points(`×${ofPoints}`);
    case 'francs-at-end':
      return points('×1');
    // Their sign says it.
    default:
      return null;
  }
}

function Sums({ francs: ofFrancs, points: ofPoints }: { readonly francs: number; readonly points: number }) {
  return (
    <>
      {ofFrancs > 0 && francs(ofFrancs)}
      {ofPoints > 0 && points(ofPoints)}
    </>
  );
}

/** What an end-game tile is. */
export function EndFormula({ figures, tile }: { readonly figures: Figures; readonly tile: number }): ReactElement {
  const reward = figures.end[tile - 1] as Figures['end'][number];
  return (
    <span className="paris-formula">
      {'token' in reward ? (
        <ParisToken token={tokenName(reward.token)} />
      ) : (
        <Sums francs={reward.francs} points={reward.points} />
      )}
    </span>
  );
}

/** A score tile: points of the first, second and third. */
export function ScoreFigures({ figures, tile }: { readonly figures: Figures; readonly tile: number }): ReactElement {
  const [first, second, third] = figures.score[tile] as Figures['score'][number];
  return (
    <span className="paris-score-figures">
      <b>{first}</b>
      <i>·</i>
      {second}
      <i>·</i>
      {third}
    </span>
  );
}
