import type { State, Table } from '@quayside/kernel';
import { type CSSProperties, type ReactElement, useMemo } from 'react';
import type { GameUI, SeatLabel, ShownDeed } from '../game-ui.ts';
import type { SeatColour } from '../icons/index.ts';
import { T, useText } from '../text/speech.tsx';
import { deeds, type Tally } from './figures.ts';
import { useNumber } from './numbers.ts';
import { SeatPart } from './SeatPart.tsx';
import './deeds.css';

const MOST_PICTURES = 8;

/** What each seat did how often, and with what most. Deeds that nobody did are left out. */
export function WhoTookWhat({
  ui,
  table,
  ranked,
}: {
  readonly ui: GameUI;
  readonly table: Table<State>;
  readonly ranked: readonly SeatLabel[];
}): ReactElement {
  const kinds = ui.deeds;
  const bySeat = useMemo(() => deeds(table, kinds), [table, kinds]);
  const most = (id: string): number => Math.max(0, ...bySeat.map((own) => own.get(id)?.count ?? 0));
  const done = kinds.filter(({ id }) => most(id) > 0);
  return (
    <section className="end-leaf" aria-labelledby="end-deeds">
      <h2 id="end-deeds">
        <T id="web.end.deeds" />
      </h2>
      <div className="end-seats deeds-seats" style={{ '--end-seats': ranked.length } as CSSProperties}>
        {ranked.map((label) => (
          <SeatPart key={label.seat} className="deeds" rows={done.length + 1} label={label} ranked={ranked}>
            <dl>
              {done.map((kind) => (
                <Row
                  key={kind.id}
                  kind={kind}
                  tally={bySeat[label.seat]?.get(kind.id)}
                  most={most(kind.id)}
                  colour={label.colour as SeatColour}
                />
              ))}
            </dl>
          </SeatPart>
        ))}
      </div>
    </section>
  );
}

function Row({
  kind,
  tally,
  most,
  colour,
}: {
  readonly kind: ShownDeed;
  readonly tally: Tally | undefined;
  readonly most: number;
  readonly colour: SeatColour;
}): ReactElement {
  const number = useNumber();
  const count = tally?.count ?? 0;
  return (
    <div className={`deeds-row ${count === 0 ? 'none' : ''}`}>
      <dt>
        <span className="deeds-icon">{kind.icon(colour)}</span>
        <T id={`web.deed.${kind.id}`} />
      </dt>
      <dd className="deeds-count">
        {number(count)}
        <span
          className="deeds-bar"
          style={{ inlineSize: `${(100 * count) / most}%`, background: `var(--seat-${colour})` }}
        />
      </dd>
      {tally && <Things kind={kind} tally={tally} />}
    </div>
  );
}

/** What it was done with: the favourite, or everything in pictures. */
function Things({ kind, tally }: { readonly kind: ShownDeed; readonly tally: Tally }): ReactElement | null {
  const text = useText();
  const { shows } = kind;
  if (!shows) return null;
  if (kind.all) {
    return (
      <dd className="deeds-things">
        {tally.things.slice(0, MOST_PICTURES).map(({ thing }) => {
          const shown = shows(thing);
          return (
            shown && (
              <span key={thing} role="img" aria-label={text(shown.words.key)} title={text(shown.words.key)}>
                {shown.icon}
              </span>
            )
          );
        })}
      </dd>
    );
  }
  const [favourite] = tally.things;
  const shown = favourite && shows(favourite.thing);
  // What was done once is no habit.
  if (!shown || favourite.count < 2) return null;
  return (
    <dd className="deeds-things">
      {shown.icon} {text('web.end.most', { what: text(shown.words.key), n: favourite.count })}
    </dd>
  );
}
