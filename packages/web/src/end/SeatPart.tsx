import type { ReactElement, ReactNode } from 'react';
import type { SeatLabel } from '../game-ui.ts';
import { useNarrow } from '../table/size.ts';
import { SeatTag } from './SeatTag.tsx';

/** What is told of one seat: beside the others where there is room; where there is none, all but the best seat's is folded. */
export function SeatPart({
  label,
  ranked,
  className,
  rows = 1,
  children,
}: {
  readonly label: SeatLabel;
  readonly ranked: readonly SeatLabel[];
  readonly className: string;
  /** So many rows are shared with the seats beside it. */
  readonly rows?: number;
  readonly children: ReactNode;
}): ReactElement {
  const narrow = useNarrow();
  const name = (
    <h3>
      <SeatTag label={label} />
    </h3>
  );
  if (narrow && ranked.length > 1) {
    return (
      <details className={className} open={label === ranked[0]}>
        <summary>{name}</summary>
        {children}
      </details>
    );
  }
  return (
    <article className={className} style={{ gridRow: `span ${rows}` }}>
      {name}
      {children}
    </article>
  );
}
