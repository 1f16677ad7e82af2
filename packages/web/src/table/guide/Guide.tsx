import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GameUI } from '../../game-ui.ts';
import { Icon } from '../../icons/index.ts';
import { Said, T, useText } from '../../text/speech.tsx';
import { useSize } from '../size.ts';
import { GREETING } from './memory.ts';
import { Pennants } from './Pennants.tsx';
import { type Folded, Standing } from './standing.ts';
import type { Deed, GuideHere, Saying } from './use-guide.ts';
import './guide.css';

/** The button in the head that calls the guide, and sends it away. */
export function GuideButton({ guide }: { readonly guide: GuideHere }): ReactElement | null {
  if (!guide.things) return null;
  return (
    <button
      type="button"
      className="guide-button"
      aria-pressed={guide.isOn}
      data-key="Shift+Escape"
      onClick={guide.saying ? guide.sendAway : guide.call}
    >
      <Icon name="hint" />
      <span className="guide-button-name">
        <T id="web.guide" />
      </span>
    </button>
  );
}

/** What the guide says, on a leaf whose pole stands at the thing. It lies over the table and pushes nothing. */
export function Guide({ ui, guide }: { readonly ui: GameUI; readonly guide: GuideHere }): ReactElement | null {
  const { saying } = guide;
  return saying && <CallOut key={saying.id} ui={ui} guide={guide} saying={saying} />;
}

function CallOut({
  ui,
  guide,
  saying,
}: {
  readonly ui: GameUI;
  readonly guide: GuideHere;
  readonly saying: Saying;
}): ReactElement {
  const text = useText();
  const leaf = useRef<HTMLElement>(null);
  const pole = useRef<HTMLSpanElement>(null);
  const [folded, setFolded] = useState<Folded>(null);
  const size = useSize();
  const { id, place, deed } = saying;
  const standing = useRef<Standing | null>(null);
  useLayoutEffect(() => {
    if (!leaf.current || !pole.current) return;
    standing.current ??= new Standing(leaf.current, pole.current);
    standing.current.stand(place, size, folded);
  });
  // It may be folded because there is no room for more, and unfold when there is.
  const { shown } = guide;
  const tell = useRef<() => void>(() => undefined);
  tell.current = () => shown(id, standing.current?.isFolded ?? true);
  useEffect(() => tell.current());
  useEffect(() => {
    const again = (): void => {
      standing.current?.again();
      tell.current();
    };
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, []);
  return (
    <>
      <span ref={pole} className="guide-pole" aria-hidden="true" hidden />
      <section ref={leaf} className="guide" data-guide={id} aria-labelledby="guide-title">
        <header>
          <span className="guide-lamp">
            <Icon name="hint" size={19} />
          </span>
          <h2 id="guide-title">
            <T id={`guide.${ui.id}.${id}.name`} />
          </h2>
          <button
            type="button"
            className="guide-fold"
            aria-label={text('web.guide.fold')}
            onClick={() => setFolded(!standing.current?.isFolded)}
          >
            <Icon name="chevron" size={18} />
          </button>
        </header>
        <div className="guide-body">
          <p className="guide-text" role="status">
            <T id={`guide.${ui.id}.${id}.text`} />
          </p>
          {deed && <Try ui={ui} deed={deed} />}
          <div className="guide-known">
            <Pennants things={guide.things ?? []} met={guide.met} />
            <button type="button" className="guide-know" data-key="k" onClick={guide.know}>
              <T id={id === GREETING ? 'web.guide.begin' : 'web.guide.know'} />
            </button>
          </div>
          <footer>
            <button type="button" className="guide-away" onClick={guide.sendAway}>
              <Icon name="close" size={13} />
              <T id="web.guide.away" />
            </button>
            <span className="guide-back">
              <T id="web.guide.back" />
            </span>
          </footer>
        </div>
      </section>
    </>
  );
}

/** One deed that is chosen on the table already; whoever has chosen another can come back to it. */
function Try({ ui, deed }: { readonly ui: GameUI; readonly deed: Deed }): ReactElement {
  return (
    <button type="button" className="guide-try" aria-pressed={deed.isChosen} onClick={deed.choose}>
      <b>
        <T id={deed.fits ? 'web.guide.try' : 'web.guide.meanwhile'} /> <Said message={deed.words} />
      </b>
      {deed.besides.length > 0 && (
        <small>
          <T id="web.guide.besides" />{' '}
          {deed.besides.map((id) => (
            <i key={id}>
              <T id={`guide.${ui.id}.${id}.name`} />
            </i>
          ))}
        </small>
      )}
      <span>
        <T id={deed.isChosen ? 'web.guide.chosen' : 'web.guide.otherwise'} />
      </span>
    </button>
  );
}
