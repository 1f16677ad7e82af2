import type { LeHavreState } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { useText } from '../text/speech.tsx';
import { useOwnStreet } from './Own.tsx';
import { seatClass, type StreetOf } from './Street.tsx';
import { useStreets } from './Town.tsx';

type View = ViewProps<LeHavreState>;

/** Streets below each other, as long as they are, on a page that scrolls. */
export function StreetRows(props: View): ReactElement {
  return (
    <>
      {useStreets(props).map((street) => (
        <StreetRow key={street.owner} {...street} />
      ))}
    </>
  );
}

/** The viewer's own street, which a wide screen has below the board. */
export function OwnRows(props: View): ReactElement {
  const text = useText();
  const standing = useOwnStreet({ ...props, seat: props.viewer });
  return <StreetRow owner={props.viewer} name={text('web.lh.you')} standing={standing} />;
}

function StreetRow({ owner, name, standing }: StreetOf): ReactElement {
  return (
    <section className={`lh-street-row ${seatClass(owner)}`} aria-label={name}>
      <h2 className="lh-row-sign seat-field">
        <span>{name}</span>
      </h2>
      <div className="lh-row-cards">
        {standing.map(({ key, draw }) => (
          <div key={key} className="lh-row-cell">
            {draw({})}
          </div>
        ))}
        {standing.length === 0 && <span className="lh-plot" />}
      </div>
    </section>
  );
}
