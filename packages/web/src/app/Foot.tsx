import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import './foot.css';

/** Where a page's bar is put: below what scrolls. */
export const FootPlace = createContext<HTMLElement | null>(null);

interface FootProps {
  /** Whose or what it is about, drawn. */
  readonly sign: ReactNode;
  readonly title: ReactNode;
  /** What comes of it. */
  readonly line: ReactNode;
  /** Quiet ways beside it, each a `foot-button`. */
  readonly children?: ReactNode;
  /** The one deed of the page, a `foot-go`. */
  readonly primary: ReactNode;
}

/** The bar of a page, as the table has it: what is to be done, what comes of it, and one button for it in the same place. */
export function Foot(props: FootProps): ReactElement | null {
  const place = use(FootPlace);
  return place && createPortal(<FootBar {...props} />, place);
}

/** The bar itself; where a page says nothing else, its sentence is the page's title. */
export function FootBar({
  sign,
  title,
  line,
  children,
  primary,
  alone = false,
}: FootProps & { readonly alone?: boolean }): ReactElement {
  const Title = alone ? 'h1' : 'h2';
  return (
    <section className="foot wood" data-zone="bar" aria-labelledby="foot-title">
      <span className="foot-sign" aria-hidden="true">
        {sign}
      </span>
      <div className="foot-say">
        <Title id="foot-title" className="foot-title">
          {title}
        </Title>
        <p>{line}</p>
      </div>
      {children && <div className="foot-quiet">{children}</div>}
      <div className="foot-primary" data-zone="primary">
        {primary}
      </div>
    </section>
  );
}
