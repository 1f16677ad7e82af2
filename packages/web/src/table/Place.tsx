import type { CSSProperties, PointerEvent as ReactPointerEvent, ReactElement, ReactNode } from 'react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { Said, useText } from '../text/speech.tsx';
import { type TableContext, useTableContext } from './table-context.tsx';
import { useTip } from './Tip.tsx';

const LONG_PRESS = 450;

export interface PlaceProps {
  /** Its name, as `GameUI.placesOf` has it: where options lie and where things travel to. */
  readonly id: string;
  /** What it is, in words: for who does not see it. */
  readonly label: string;
  /** What somebody who touches it may wish for, as tokens; why it cannot be is explained by the first that is refused. */
  readonly wishes?: readonly string[];
  /** What is shown larger when one looks at it closely. */
  readonly closeUp?: ReactNode;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/**
 * Something on the table that can be touched. With one option it is played, with several they are offered, and so is one that is
 * seldom meant; with none it explains itself. Hovering, focusing by keyboard with "i", or a long press shows it closely.
 */
export function Place({ id, label, wishes = [], closeUp, className = '', style, children }: PlaceProps): ReactElement {
  const context = useTableContext();
  const tip = useTip();
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);
  const options = context?.at(id) ?? [];
  // What is hardly ever wanted neither calls for a touch nor happens by one.
  const likely = options.filter((option) => !context?.ui.isSeldom?.(option));
  const classes = `place ${likely.length > 0 ? 'can' : ''} ${className}`;
  if (!context) {
    return (
      <span className={classes} style={style} data-place={id}>
        <span className="place-face">{children}</span>
      </span>
    );
  }
  const sheet = (): ReactElement => <PlaceSheet context={context} id={id} wishes={wishes} closeUp={closeUp} />;
  const look = (target: HTMLElement, pinned: boolean): void => tip.show(target, sheet(), { pinned, label });
  const touch = (target: HTMLElement): void => {
    const [only] = likely;
    if (options.length === 1 && only !== undefined) {
      tip.hide();
      context.choose(only);
    } else look(target, true);
  };
  const start = (event: ReactPointerEvent<HTMLElement>): void => {
    pressed.current = false;
    if (event.pointerType === 'mouse') return;
    const target = event.currentTarget;
    press.current = setTimeout(() => {
      pressed.current = true;
      look(target, true);
    }, LONG_PRESS);
  };
  const stop = (): void => clearTimeout(press.current);
  return (
    <button
      type="button"
      className={classes}
      style={style}
      data-place={id}
      data-options={options.length}
      onClick={(event) => {
        stop();
        if (!pressed.current) touch(event.currentTarget);
        pressed.current = false;
      }}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerCancel={stop}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') tip.hover(event.currentTarget, sheet, label);
      }}
      onPointerLeave={(event) => {
        stop();
        if (event.pointerType === 'mouse') tip.leave();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        look(event.currentTarget, true);
      }}
      onKeyDown={(event) => {
        if (event.key === 'i') look(event.currentTarget, true);
      }}
    >
      {/* The name is heard, what stands here is seen: neither is said twice. */}
      <span className="unseen">{label}</span>
      <span className="place-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** The number of a rule, which leads to its text; what is no rule of the game has none. */
function RuleLink({ rule, game }: { readonly rule: string; readonly game: string }): ReactElement | null {
  if (!/^[A-Z]-\d+$/.test(rule)) return null;
  return (
    <Link className="rule" href={`/rules/${game}#${rule}`}>
      {rule}
    </Link>
  );
}

/** What a place has to say: itself closely, what can be done there, or why nothing can. */
function PlaceSheet({
  context,
  id,
  wishes,
  closeUp,
}: {
  readonly context: TableContext;
  readonly id: string;
  readonly wishes: readonly string[];
  readonly closeUp: ReactNode;
}): ReactElement {
  const text = useText();
  const tip = useTip();
  const options = context.at(id);
  const refusals = wishes.flatMap((token) => context.whyNot(token) ?? []);
  const reasons = refusals.filter(({ rule }, at) => refusals.findIndex((each) => each.rule === rule) === at);
  return (
    <div className="place-sheet">
      {closeUp}
      {options.length > 0 && (
        <ul className="place-options">
          {options.map((option) => (
            <li key={option}>
              <button
                type="button"
                className="button"
                data-option={context.ui.game.token(option)}
                onClick={() => {
                  tip.hide();
                  context.choose(option);
                }}
              >
                <span>
                  <Said message={context.ui.words.option(context.scene.view, option)} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {reasons.length > 0 && (
        <ul className="place-refusals" aria-label={text('web.why-not')}>
          {reasons.map(({ message, rule }) => (
            <li key={rule}>
              <Said message={message} /> <RuleLink rule={rule} game={context.ui.id} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
