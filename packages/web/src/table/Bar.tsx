import type { Message, State } from '@quayside/kernel';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import type { SeatLabel } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { Said, T, useText } from '../text/speech.tsx';
import { type TableContext, useTableContext } from './table-context.tsx';
import { HintLine } from './HintLine.tsx';
import { PickPanel } from './PickPanel.tsx';
import { picksFrom } from './picks.ts';
import { partsOf, type Proposer } from './plan.ts';
import { PlanPanel } from './PlanPanel.tsx';
import { isLive } from './scene.ts';
import { useLift } from './lift.ts';
import type { SharedScreen } from './shared-screen.ts';

/** So many options have room in the bar itself; of more, only those that lie nowhere on the table. */
const IN_BAR = 5;

interface BarProps {
  readonly screen: SharedScreen;
  readonly propose: Proposer<State>;
  readonly seats: readonly SeatLabel[];
  readonly onScores: () => void;
}

/** Whose move it is, what is asked, what can be chosen, and how to take it back. */
export function Bar({ screen, propose, seats, onScores }: BarProps): ReactElement {
  const context = useTableContext() as TableContext;
  const { scene } = context;
  const live = isLive(scene);
  const bar = useRef<HTMLElement>(null);
  useLift(bar);
  return (
    <section ref={bar} className="bar" aria-labelledby="bar-title">
      {live ? <Asked context={context} seats={seats} /> : <LookingBack screen={screen} context={context} />}
      {live && scene.awaiting === 'choice' && <Choices context={context} screen={screen} propose={propose} />}
      {live && scene.hint && <HintLine context={context} onDismiss={() => screen.dismissHint()} />}
      {live && <Controls screen={screen} context={context} onScores={onScores} />}
    </section>
  );
}

function Asked({
  context,
  seats,
}: {
  readonly context: TableContext;
  readonly seats: readonly SeatLabel[];
}): ReactElement {
  const text = useText();
  const { scene, ui } = context;
  const name = seats[scene.mover]?.name ?? '';
  const several = scene.seats.filter(({ sitter }) => sitter === 'person').length > 1;
  return (
    <div className="bar-asked">
      <h2 id="bar-title">
        {scene.over ? (
          <T id="web.bar.over" />
        ) : scene.awaiting === 'confirmation' ? (
          <T id="web.bar.played" />
        ) : scene.awaiting === 'bot' ? (
          <span className="bar-thinking">
            <T id="web.bar.thinking" args={{ name }} />
          </span>
        ) : (
          <Said message={ui.words.asked(scene.view)} />
        )}
      </h2>
      {scene.awaiting === 'choice' && several && <p>{text('web.bar.whose', { name })}</p>}
      {scene.awaiting === 'confirmation' && <p>{text('web.bar.still-undo')}</p>}
    </div>
  );
}

function LookingBack({
  screen,
  context,
}: {
  readonly screen: SharedScreen;
  readonly context: TableContext;
}): ReactElement {
  const { ui, scene } = context;
  // What is shown is what came of this line.
  const line = screen.lineAt(scene.step);
  return (
    <>
      <div className="bar-asked">
        <h2 id="bar-title">
          <T id="web.bar.back-then" args={{ line: ui.lineName(line) }} />
        </h2>
      </div>
      <div className="bar-controls">
        <button
          type="button"
          className="button"
          onClick={() => screen.lookAt(scene.step - 1)}
          disabled={scene.step === 0}
        >
          <Icon name="previous" />
          <T id="web.bar.earlier" />
        </button>
        <button type="button" className="button" onClick={() => screen.lookAt(scene.step + 1)}>
          <T id="web.bar.later" />
          <Icon name="next" />
        </button>
        <button type="button" className="button primary" data-do="now" onClick={() => screen.lookAt(null)}>
          <T id="web.bar.now" />
        </button>
      </div>
    </>
  );
}

function Choices({
  context,
  screen,
  propose,
}: {
  readonly context: TableContext;
  readonly screen: SharedScreen;
  readonly propose: Proposer<State>;
}): ReactElement {
  const { scene, ui } = context;
  const [all, setAll] = useState(false);
  const parts = partsOf(ui, scene.view, scene.options);
  const picks = useMemo(() => picksFrom(ui, scene.view), [ui, scene.view]);
  const isLaidOut = parts.length > 0 || picks !== null;
  const chosen = scene.options.filter(
    (option) => !ui.ends(option) && !parts.includes(option) && !(picks && ui.picks?.(option)),
  );
  // Beside a plan, what else could be done waits until somebody asks for it.
  const likely = chosen.filter((option) => !ui.isSeldom?.(option));
  const few = !isLaidOut && likely.length <= IN_BAR;
  const inBar = isLaidOut ? [] : few ? likely : chosen.filter((option) => ui.placesOf(option, scene.view).length === 0);
  const shown = all ? chosen : inBar;
  return (
    <div className={`bar-options ${all ? 'all' : ''}`}>
      {parts.length > 0 && (
        <PlanPanel
          key={scene.steps}
          context={context}
          propose={propose}
          onPlay={(options) => screen.playAll(options)}
        />
      )}
      {picks && (
        <PickPanel
          key={scene.steps}
          context={context}
          picks={picks}
          propose={propose}
          onPlay={(options) => screen.playAll(options)}
        />
      )}
      {inBar.length < chosen.length && (
        <button type="button" className="button quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          <Icon name="menu" />
          <T id={all ? 'web.bar.fewer' : 'web.bar.all-options'} args={{ n: chosen.length }} />
        </button>
      )}
      {!few && !all && !isLaidOut && (
        <p className="bar-touch">
          <T id="web.bar.touch" />
        </p>
      )}
      <ol className="bar-list">
        {shown.map((option, at) => (
          <li key={option}>
            <OptionButton context={context} option={option} number={at + 1} onChoose={() => setAll(false)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function OptionButton({
  context,
  option,
  number,
  onChoose,
}: {
  readonly context: TableContext;
  readonly option: number;
  readonly number: number;
  readonly onChoose: () => void;
}): ReactElement {
  const { ui, scene } = context;
  const message: Message = ui.words.option(scene.view, option);
  return (
    <button
      type="button"
      className="button option"
      data-option={ui.game.token(option)}
      data-number={number}
      onClick={() => {
        onChoose();
        context.choose(option);
      }}
    >
      {number <= 9 && (
        <kbd className="number" aria-hidden="true">
          {number}
        </kbd>
      )}
      <span>
        <Said message={message} />
      </span>
    </button>
  );
}

/** Hint, what ends the turn, and undo: always last, so that it stays where it is whatever else comes and goes. */
function Controls({
  screen,
  context,
  onScores,
}: {
  readonly screen: SharedScreen;
  readonly context: TableContext;
  readonly onScores: () => void;
}): ReactElement {
  const text = useText();
  const { scene, ui } = context;
  const ends = scene.options.filter((option) => ui.ends(option));
  const mine = scene.awaiting === 'choice' || scene.awaiting === 'confirmation';
  return (
    <div className="bar-controls">
      {scene.awaiting === 'choice' && !scene.hint && (
        <button type="button" className="button quiet" data-key="h" onClick={() => screen.askHint()}>
          <Icon name="hint" />
          <span className="bar-label">
            <T id="web.bar.hint" />
          </span>
        </button>
      )}
      {ends.map((option) => (
        <button
          type="button"
          key={option}
          className="button primary"
          data-option={ui.game.token(option)}
          onClick={() => context.choose(option)}
        >
          <span>
            <Said message={ui.words.option(scene.view, option)} />
          </span>
        </button>
      ))}
      {scene.awaiting === 'confirmation' && (
        <button type="button" className="button primary" data-do="confirm" onClick={() => screen.confirm()}>
          <Icon name="check" />
          <T id="web.bar.confirm" />
        </button>
      )}
      {scene.over && (
        <button type="button" className="button primary" data-do="scores" onClick={onScores}>
          <Icon name="trophy" />
          <T id="web.bar.scores" />
        </button>
      )}
      {mine && (
        <button
          type="button"
          className="button"
          data-key="u"
          aria-disabled={scene.undo !== null}
          title={scene.undo === null ? undefined : text(`web.undo.${scene.undo}`)}
          onClick={() => {
            if (scene.undo === null) screen.undo();
            else screen.note({ key: `web.undo.${scene.undo}` });
          }}
        >
          <Icon name="undo" />
          <span className="bar-label">
            <T id="web.bar.undo" />
          </span>
        </button>
      )}
    </div>
  );
}
