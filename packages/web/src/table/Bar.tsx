import type { Message } from '@quayside/kernel';
import { Fragment, type ReactElement, type ReactNode, useRef } from 'react';
import type { SeatLabel } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import type { SeatColour } from '../icons/seat-colour.ts';
import { Fit } from '../look/Fit.tsx';
import { Said, T, useText } from '../text/speech.tsx';
import type { Way } from './choosing.ts';
import { isAnswer, wordsOf } from './decision.ts';
import { isLastDeed } from './ending.ts';
import { Gains } from './Gains.tsx';
import { isLive } from './scene.ts';
import type { SharedScreen } from './shared-screen.ts';
import { useNarrow } from './size.ts';
import type { TableContext } from './table-context.tsx';
import type { ChoosingHere } from './use-choosing.ts';

/** After a press the button takes no other for so long, in milliseconds: what appears under the finger was not meant. */
const REST = 250;

interface BarProps {
  readonly screen: SharedScreen;
  readonly context: TableContext;
  readonly choosing: ChoosingHere;
  readonly seats: readonly SeatLabel[];
  readonly listed: boolean;
  readonly onList: () => void;
  readonly onScores: () => void;
}

/** Whose move it is, what is asked or chosen, and one button that does it. Nothing in it changes its place. */
export function Bar(props: BarProps): ReactElement {
  const { context, seats } = props;
  const { scene, ui } = context;
  const sign = seats[scene.mover >= 0 ? scene.mover : scene.viewer];
  return (
    <section className="bar wood" data-zone="bar" aria-labelledby="bar-title">
      <span className="bar-sign" aria-hidden="true">
        {sign && <ui.SeatPiece colour={sign.colour as SeatColour} />}
      </span>
      <Sentence {...props} />
      <Controls {...props} />
      <div className="bar-primary" data-zone="primary">
        <Primary {...props} />
      </div>
    </section>
  );
}

/** The deed, or what is asked; below it what it costs and brings. */
function Sentence({ screen, context, choosing, seats }: BarProps): ReactElement {
  const { scene } = context;
  const narrow = useNarrow();
  const title = isLive(scene) ? (
    // Other words are another title.
    <Title
      key={`${scene.steps} ${(choosing.decision.way ?? choosing.held)?.options.join(' ') ?? ''}`}
      context={context}
      choosing={choosing}
      seats={seats}
    />
  ) : (
    <T id="web.bar.back-then" args={{ line: context.ui.lineName(screen.lineAt(scene.step)) }} />
  );
  return (
    <div className="bar-say" aria-live="polite">
      {/* Where there is one line for it, all of it stands in that line, however long a name is. */}
      <h2 id="bar-title">{narrow ? title : <Fit>{title}</Fit>}</h2>
      <div className="bar-line">{isLive(scene) && <Line context={context} choosing={choosing} />}</div>
    </div>
  );
}

function Title({ context, choosing, seats }: Pick<BarProps, 'context' | 'choosing' | 'seats'>): ReactElement {
  const { scene, ui } = context;
  const name = seats[scene.mover]?.name ?? '';
  const way = deedOf(context, choosing);
  if (scene.over) return <T id="web.bar.over" />;
  if (scene.awaiting === 'confirmation') return <T id="web.bar.played" />;
  if (scene.awaiting === 'bot') return <T id="web.bar.thinking" args={{ name }} />;
  const chosen = way ?? choosing.held;
  if (chosen) return <Said message={wordsOf(ui, scene.view, chosen)} />;
  const what = ui.ask?.(scene.view, scene.viewer) ?? ui.words.asked(scene.view);
  return <T id="web.bar.your-turn" args={{ name, what }} />;
}

/** What is chosen; what was not chosen by anybody is told below what is asked. */
const deedOf = ({ ui, scene }: TableContext, { way, decision }: ChoosingHere): Way | null =>
  way ?? (decision.way && isAnswer(ui, scene.view, decision.way.options) ? null : decision.way);

function Line({ context, choosing }: Pick<BarProps, 'context' | 'choosing'>): ReactElement | null {
  const { scene } = context;
  const { decision, held } = choosing;
  if (scene.awaiting === 'confirmation') return <T id="web.bar.still-undo" />;
  if (scene.awaiting !== 'choice') return null;
  if (held && !decision.way) return <T id="web.bar.put-down" />;
  const isLast = isLastDeed(context.ui, scene, decision.path ?? [], decision.outcome);
  const ending = isLast && (
    <span className="bar-last">
      <T id="web.bar.ends-with-it" />
    </span>
  );
  if (decision.way && !deedOf(context, choosing)) {
    return (
      <>
        <span className="bar-proposed">
          <T id="web.bar.proposed" args={{ deed: wordsOf(context.ui, scene.view, decision.way) }} />
        </span>
        {ending}
      </>
    );
  }
  if (decision.gains.length > 0 || isLast) {
    const less = decision.gains.filter(({ amount }) => amount < 0);
    const more = decision.gains.filter(({ amount }) => amount > 0);
    return (
      <Fragment key={`${decision.gains.map(({ key, amount }) => `${amount} ${key}`).join()} ${isLast}`}>
        {less.length > 0 && (
          <span>
            <T id="web.slip.give" /> <Gains gains={less} />
          </span>
        )}
        {more.length > 0 && (
          <span>
            <T id="web.slip.get" /> <Gains gains={more} />
          </span>
        )}
        {ending}
      </Fragment>
    );
  }
  const isOutlined = choosing.ways.all.some(({ places, seldom }) => places.length > 0 && !seldom);
  if (decision.way || !isOutlined) return null;
  const deed = deedOfButton(context, choosing)?.label;
  return deed ? (
    <span key={JSON.stringify(deed)} className="bar-proposed">
      <T id="web.bar.or-touch" args={{ deed }} />
    </span>
  ) : (
    <T id="web.bar.touch" />
  );
}

/** What the button does now, if it plays something; what is chosen, or what opens or ends the turn. */
function deedOfButton(
  { ui, scene }: TableContext,
  { decision, held }: ChoosingHere,
): { readonly kind: 'path' | 'open' | 'end'; readonly options: readonly number[]; readonly label: Message } | null {
  const { view, options } = scene;
  const { path, outcome } = decision;
  const label = (played: readonly number[], after = view): Message =>
    ui.primary?.(view, played, after) ?? ui.words.option(view, played[0] as number);
  if (path && path.length > 0) return { kind: 'path', options: path, label: label(path, outcome ?? view) };
  if (held || decision.picks) return null;
  const open = options.find((option) => ui.opens(option, view));
  if (open !== undefined) return { kind: 'open', options: [open], label: ui.words.option(view, open) };
  const end = options.find((option) => ui.ends(option));
  return end === undefined ? null : { kind: 'end', options: [end], label: label([end]) };
}

/** All options, hint and undo: always there, always in the same place; while looking back, the way through the past. */
function Controls({ screen, context, choosing, listed, onList }: BarProps): ReactElement {
  const { scene } = context;
  if (!isLive(scene)) {
    return (
      <div key="then" className="bar-controls">
        <Quiet
          icon="previous"
          label="web.bar.earlier"
          isOff={scene.step === 0}
          onPress={() => screen.lookAt(scene.step - 1)}
        />
        <Quiet icon="next" label="web.bar.later" onPress={() => screen.lookAt(scene.step + 1)} />
      </div>
    );
  }
  const asks = scene.awaiting === 'choice';
  const chosen = choosing.way !== null || choosing.held !== null;
  return (
    <div key="now" className="bar-controls">
      <Quiet
        icon="menu"
        label="web.bar.all-options"
        keyName="a"
        isOff={!asks || choosing.ways.all.length === 0}
        isOn={listed}
        onPress={onList}
      />
      <Quiet icon="hint" label="web.bar.hint" keyName="h" isOff={!asks} onPress={() => screen.askHint()} />
      {chosen ? (
        <Quiet icon="undo" label="web.bar.put-back" room={BACK} keyName="u" onPress={choosing.putBack} />
      ) : (
        <Undo screen={screen} context={context} />
      )}
    </div>
  );
}

/** What the button that goes back may be called. It has room for all of it, so that nothing beside it moves. */
const BACK = ['web.bar.undo', 'web.bar.put-back', 'web.bar.take-back'];

/** What was taken back is said afterwards; why nothing can be, when it is touched. */
function Undo({ screen, context }: Pick<BarProps, 'screen' | 'context'>): ReactElement {
  const { undo, canTakeBack, isAmongBots, takenBack } = context.scene;
  if (undo !== null && canTakeBack) {
    return <Quiet icon="undo" label="web.bar.take-back" room={BACK} keyName="u" onPress={() => screen.takeBack()} />;
  }
  const press = (): void => {
    if (undo === null) screen.undo();
    else screen.note({ key: `web.undo.${undo === 'other' && isAmongBots && takenBack === null ? 'bots' : undo}` });
  };
  return <Quiet icon="undo" label="web.bar.undo" room={BACK} keyName="u" isFaint={undo !== null} onPress={press} />;
}

function Quiet({
  icon,
  label,
  room = [],
  keyName,
  isOff = false,
  isFaint = false,
  isOn,
  onPress,
}: {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  /** Other labels it makes room for. */
  readonly room?: readonly string[];
  readonly keyName?: string;
  readonly isOff?: boolean;
  /** It cannot be done, and says why. */
  readonly isFaint?: boolean;
  readonly isOn?: boolean;
  readonly onPress: () => void;
}): ReactElement {
  const text = useText();
  return (
    <button
      type="button"
      className="bar-button"
      data-key={keyName}
      disabled={isOff}
      aria-disabled={isFaint || undefined}
      aria-expanded={isOn}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span className="bar-label" data-room={room.map((each) => text(each)).join('\n')}>
        <T id={label} />
      </span>
    </button>
  );
}

interface Press {
  readonly id: string;
  readonly label: ReactNode;
  /** What it plays. */
  readonly options?: readonly number[];
  readonly onPress: () => void;
}

/** The one button that does what is chosen. A double click presses it once. */
function Primary(props: BarProps): ReactElement {
  const last = useRef(0);
  const press = usePress(props);
  const idle = props.context.scene.awaiting === 'choice' ? 'web.bar.choose' : 'web.bar.wait';
  if (!press) {
    return (
      <button type="button" className="primary-button idle" disabled>
        <span key={idle}>
          <T id={idle} />
        </span>
      </button>
    );
  }
  return (
    <button
      type="button"
      className="primary-button"
      data-do={press.id}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
      onClick={({ detail, timeStamp }) => {
        // Keys and programs press without counting.
        if (detail > 1 || (detail > 0 && timeStamp - last.current < REST)) return;
        last.current = timeStamp;
        press.onPress();
      }}
    >
      {/* Other words are another label: they are centred anew. */}
      <span key={`${props.context.scene.steps} ${press.options?.join(' ') ?? press.id}`}>{press.label}</span>
    </button>
  );
}

/** What the button does now; null: nothing. */
function usePress({ screen, context, choosing, onScores }: BarProps): Press | null {
  const text = useText();
  const { scene, ui } = context;
  const { decision } = choosing;
  if (!isLive(scene)) return { id: 'now', label: text('web.bar.now'), onPress: () => screen.lookAt(null) };
  if (scene.over) return { id: 'scores', label: text('web.bar.scores'), onPress: onScores };
  if (scene.awaiting === 'confirmation') {
    return { id: 'confirm', label: text('web.bar.end-turn'), onPress: () => screen.confirm() };
  }
  if (scene.awaiting !== 'choice') return null;
  const deed = deedOfButton(context, choosing);
  if (!deed) return null;
  const { kind, options, label } = deed;
  const said = <Said message={label} />;
  const [option = -1] = options;
  if (kind === 'open') return { id: 'play', label: said, onPress: () => screen.choose(option) };
  if (kind === 'end') return { id: 'end', label: said, onPress: () => screen.endTurn(option) };
  const isLast = isLastDeed(ui, scene, options, decision.outcome);
  const play = (): void => (isLast ? screen.playLast(options) : screen.playAll(options));
  return { id: 'play', label: said, options, onPress: play };
}
