import type { Thought } from '@quayside/bots';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/index.ts';
import { Said, T } from '../text/speech.tsx';
import { Gains } from './Gains.tsx';
import { HintHeard } from './HintHeard.tsx';
import type { HintStep, HintWay, ShownHint } from './hint.ts';
import { Sheet } from './Sheet.tsx';
import type { TableContext } from './table-context.tsx';

interface HintSlipProps {
  readonly context: TableContext;
  /** Somebody wants to go this way. */
  readonly onFollow: (way: HintWay) => void;
  /** Brings the page of a narrow screen into sight on which something lies. */
  readonly onPlace: (place: string) => void;
  readonly onDismiss: () => void;
}

/** A plan for this turn and the next, why it is good, and two other ways. Nothing is chosen by reading it. */
export function HintSlip({ context, onFollow, onPlace, onDismiss }: HintSlipProps): ReactElement {
  const { scene, hint } = context;
  const thought = scene.hint?.kind === 'thought' ? scene.hint.thought : null;
  // Whoever asks again begins with the plan.
  const [othersOf, setOthersOf] = useState<Thought | null>(null);
  const focused = useRef(false);
  const place = hint?.ways[0].told.place ?? null;
  const show = useRef(onPlace);
  show.current = onPlace;
  // Whoever asked sees at once where it lies, on whatever page of a narrow screen that is.
  useEffect(() => {
    if (place !== null) show.current(place);
  }, [place]);
  const choose = (way: HintWay): void => {
    onDismiss();
    onFollow(way);
    if (way.told.place !== null) onPlace(way.told.place);
  };
  const kind = scene.hint?.kind;
  const sheet =
    hint && othersOf === thought ? (
      <OtherPlans hint={hint} context={context} focused={focused} onChoose={choose} onBack={() => setOthersOf(null)} />
    ) : (
      <Sheet
        key={hint ? 'plan' : kind}
        name="hint"
        onClose={onDismiss}
        focused={focused}
        foot={
          hint && (
            <div className="slip-foot">
              <Richer ways={hint.ways} />
              <div className="hint-buttons">
                <button
                  type="button"
                  className="hint-show"
                  data-hint={context.ui.game.token(hint.ways[0].option)}
                  onClick={() => choose(hint.ways[0])}
                >
                  <T id="web.hint.show" />
                </button>
                {hint.ways.length > 1 && (
                  <button type="button" data-do="other-plans" onClick={() => setOthersOf(thought)}>
                    <T id="web.hint.others" />
                  </button>
                )}
              </div>
            </div>
          )
        }
      >
        <div>
          <header className="hint-head">
            <span className="hint-lamp">
              <Icon name="hint" />
            </span>
            <h2>
              <T id={hint?.next && !hint.isSameTurn ? 'web.hint.two-turns' : 'web.bar.hint'} />
            </h2>
            <p>
              <T id="web.hint.only-you" />
            </p>
          </header>
          {kind === 'thinking' && (
            <p className="slip-said">
              <T id="web.hint.thinking" args={{ n: scene.options.length }} />
            </p>
          )}
          {kind === 'failed' && (
            <p className="slip-said">
              <T id="web.hint.failed" />
            </p>
          )}
          {hint && <Told hint={hint} />}
        </div>
      </Sheet>
    );
  return (
    <>
      {/* It stays while sheets come and go: what is new in it is read out. */}
      <div className="unseen" role="status">
        {kind === 'thinking' && <T id="web.hint.thinking" args={{ n: scene.options.length }} />}
        {kind === 'failed' && <T id="web.hint.failed" />}
        {hint && <HintHeard hint={hint} />}
      </div>
      {sheet}
    </>
  );
}

function Told({ hint: { ways, next, isSameTurn, why } }: { readonly hint: ShownHint }): ReactElement {
  return (
    <>
      <ol className="hint-steps">
        <Step number={1} title="web.hint.now" step={ways[0].told} />
        {next && <Step number={2} title={isSameTurn ? 'web.hint.then' : 'web.hint.next'} step={next} />}
      </ol>
      {why.length > 0 && (
        <section className="hint-why">
          <h3>
            <T id="web.hint.why" />
          </h3>
          <ul>
            {why.map((message) => (
              <li key={JSON.stringify(message)}>
                <Said message={message} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {ways[0].worth && <Worths ways={ways} />}
    </>
  );
}

function Step({
  number,
  title,
  step: { deeds, isCut, gains },
}: {
  readonly number: number;
  readonly title: string;
  readonly step: HintStep;
}): ReactElement {
  const [first, ...more] = deeds;
  return (
    <li data-step={number}>
      <span className="hint-number" aria-hidden="true">
        {number}
      </span>
      <div>
        {first && (
          <strong>
            <T id={title} args={{ deed: first }} />
          </strong>
        )}
        {more.map((deed, at) => (
          // By its place: the same may be done twice.
          <p key={at}>
            <Said message={deed} />
          </p>
        ))}
        {isCut && <p>…</p>}
        <Gains gains={gains} signed />
      </div>
    </li>
  );
}

/** What the viewer may end with by each way, and how far ahead of the best other by this one. */
function Worths({ ways }: { readonly ways: ShownHint['ways'] }): ReactElement {
  const known = ways.flatMap(({ option, told, worth }, at) => (worth ? [{ option, told, at, ...worth }] : []));
  const most = Math.max(1, ...known.map(({ points }) => points));
  return (
    <section className="hint-worth">
      <p>
        <T id="web.hint.worth" />
      </p>
      <ul>
        {known.map(({ option, told, at, points }) => (
          <li key={option} className={at === 0 ? 'this' : undefined}>
            <span>{at === 0 ? <T id="web.hint.this" /> : told.deeds[0] && <Said message={told.deeds[0]} />}</span>
            <span className="hint-bar" aria-hidden="true">
              <span style={{ inlineSize: `${Math.max(0, (100 * points) / most)}%` }} />
            </span>
            <b>{Math.round(points)}</b>
          </li>
        ))}
      </ul>
      {known[0] && <Lead lead={known[0].lead} points={known[0].points} />}
    </section>
  );
}

/** How far ahead of the best other the plan leads; alone there is nobody else. */
function Lead({ lead, points }: { readonly lead: number; readonly points: number }): ReactElement | null {
  const n = Math.round(lead);
  if (lead === points) return null;
  const id = n > 0 ? 'web.hint.ahead' : n < 0 ? 'web.hint.behind' : 'web.hint.even';
  return (
    <p>
      <T id={id} args={{ n: Math.abs(n) }} />
    </p>
  );
}

/** Where another plan may bring more points than the first: why that one is advised all the same. However long the plan is, it is seen. */
function Richer({ ways: [plan, ...others] }: { readonly ways: ShownHint['ways'] }): ReactElement | null {
  const { worth } = plan;
  const richer = others.flatMap((other) =>
    worth && other.worth && Math.round(other.worth.points) > Math.round(worth.points) ? [other.worth] : [],
  );
  if (!worth || richer.length === 0) return null;
  return (
    <p className="hint-richer">
      <T id={richer.every(({ lead }) => lead < worth.lead) ? 'web.hint.for-lead' : 'web.hint.as-good'} />
    </p>
  );
}

/** The other ways: a touch chooses one. */
function OtherPlans({
  hint,
  context,
  focused,
  onChoose,
  onBack,
}: {
  readonly hint: ShownHint;
  readonly context: TableContext;
  readonly focused: RefObject<boolean>;
  readonly onChoose: (way: HintWay) => void;
  readonly onBack: () => void;
}): ReactElement {
  return (
    <Sheet name="other plans" onClose={onBack} focused={focused}>
      <h2>
        <T id="web.hint.others" />
      </h2>
      <ol className="slip-row hint-others">
        {hint.ways.slice(1).map((way) => (
          <li key={way.option}>
            <button
              type="button"
              className="chip"
              data-hint={context.ui.game.token(way.option)}
              onClick={() => onChoose(way)}
            >
              {way.told.deeds.map((deed, at) => (
                <span key={at}>
                  <Said message={deed} />
                </span>
              ))}
            </button>
            <Gains gains={way.told.gains} signed />
            {way.worth && (
              <p>
                <T id="web.hint.ends-with" args={{ n: Math.round(way.worth.points) }} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
