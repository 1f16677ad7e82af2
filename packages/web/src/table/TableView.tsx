import type { State } from '@quayside/kernel';
import {
  type ReactElement,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { KeepingTrouble } from '../app/Frame.tsx';
import { GameSpeech } from '../app/GameSpeech.tsx';
import { Keys } from '../about/Keys.tsx';
import { EndPage } from '../end/EndPage.tsx';
import { changeSettings, useSettings, wantsMotion } from '../settings/settings.ts';
import { useSpeaker } from '../text/speech.tsx';
import { Announcer } from './Announcer.tsx';
import { Bar } from './Bar.tsx';
import { type TableContext, TableContextProvider } from './table-context.tsx';
import { Flights } from './Flights.tsx';
import { useFollowing } from './following.ts';
import { Foresight } from './foresight.ts';
import type { Counsel } from './guide/counsel.ts';
import { Guide, GuideButton } from './guide/Guide.tsx';
import { useGuide } from './guide/use-guide.ts';
import { HandOver } from './HandOver.tsx';
import { hintIn } from './hint.ts';
import type { Hold } from './hold.ts';
import { useTableKeys } from './keyboard.ts';
import { labelsOf } from './labels.ts';
import { Leaf } from './Leaf.tsx';
import { Moment } from './Moment.tsx';
import { Notice } from './Notice.tsx';
import type { PlanOf } from './open.ts';
import type { Proposer } from './plan.ts';
import { isLive, type Scene } from './scene.ts';
import type { SharedScreen } from './shared-screen.ts';
import { Slip } from './Slip.tsx';
import { StoryPanel } from './StoryPanel.tsx';
import { TableHead } from './TableHead.tsx';
import { TableTabs, type TabId } from './TableTabs.tsx';
import { TipProvider } from './Tip.tsx';
import { isNarrow, useSize, useTight } from './size.ts';
import { type ChoosingHere, useChoosing } from './use-choosing.ts';
import { wholeWay } from './whole-way.ts';
import './frame.css';
import './place.css';
import './slip.css';
import './hint.css';
import './story.css';
import './bar.css';
import './tabs.css';
import './over.css';

interface Seating {
  readonly id: string;
  readonly screen: SharedScreen;
  readonly propose: Proposer<State>;
  readonly counsel: Counsel<State>;
  readonly planOf: PlanOf<State>;
  readonly hold: Hold;
}

/** A table that people sit at. */
export function TableView({ id, screen, ...seating }: Seating): ReactElement {
  const names = useMemo(() => screen.scene().seats.map(({ name }) => name), [screen]);
  // What a game is played with does not change while it is.
  const state = useMemo(() => screen.scene().view, [screen]);
  return (
    <GameSpeech ui={screen.ui} names={names} state={state}>
      <TipProvider>
        <Seated id={id} screen={screen} {...seating} />
      </TipProvider>
    </GameSpeech>
  );
}

function useContextOf(
  screen: SharedScreen,
  scene: Scene,
  propose: Proposer<State>,
  planOf: PlanOf<State>,
  choosing: ChoosingHere,
): TableContext {
  const { ui } = screen;
  const [known, tell] = useReducer((n: number) => n + 1, 0);
  const foresight = useMemo(() => new Foresight(ui, propose, tell), [ui, propose]);
  useEffect(() => {
    foresight.open();
    return () => foresight.close();
  }, [foresight]);
  const { ways, way, held, touched } = choosing;
  const { decision } = choosing;
  const { view, viewer } = scene;
  const thought = isLive(scene) && scene.hint?.kind === 'thought' ? scene.hint.thought : null;
  const hint = useMemo(
    () => (thought ? hintIn(ui, planOf(view, viewer, thought)) : null),
    [ui, planOf, view, viewer, thought],
  );
  const touch = useRef(choosing);
  touch.current = choosing;
  return useMemo(
    () => ({
      ui,
      scene,
      ways,
      chosen: way ?? (held ? null : decision.way),
      held,
      touched,
      hint,
      at: (place) => ways.at(place),
      touch: (thing) => touch.current.touch(thing),
      choose: (next) => touch.current.choose(next),
      lastAt: (place) => scene.lastMoves.get(place) ?? null,
      whyNot: (token) => {
        if (ui.game.parse(token) < 0) return null;
        const refusal = ui.game.explain(scene.view, scene.viewer, token);
        return refusal && { message: ui.words.refusal(refusal), rule: refusal.rule };
      },
      foresee: (option) => foresight.ask(scene.view, scene.viewer, option),
      wholeWay: (line) => wholeWay(ui, scene, ways, line, propose),
    }),
    [ui, scene, ways, way, held, touched, hint, decision.way, foresight, known, propose],
  );
}

function Seated({ id, screen, propose, counsel, planOf, hold }: Seating): ReactElement {
  const { ui } = screen;
  const scene = useSyncExternalStore(screen.subscribe, screen.scene);
  const speaker = useSpeaker();
  const settings = useSettings();
  const size = useSize();
  const tight = useTight();
  const narrow = isNarrow(size);
  const [tab, setTab] = useState<TabId>(ui.sections[0]?.id ?? 'story');
  const [leaf, setLeaf] = useState<'words' | 'keys' | null>(null);
  const [ended, setEnded] = useState(true);
  const [listedAt, setListedAt] = useState(-1);
  const marked = useMemo(() => sectionsWithOptions(ui, scene), [ui, scene]);
  useDecisionInSight(narrow, ui, scene, marked, tab, setTab);
  const drawn = useDrawn(scene);
  const choosing = useChoosing(ui, scene, propose);
  const context = useContextOf(screen, drawn, propose, planOf, choosing);
  const onPlace = (place: string): void => setTab((now) => ui.sectionOf(place, scene.view, scene.viewer) ?? now);
  const guide = useGuide({ screen, scene, choosing, propose, counsel, onPlace });
  const follow = useFollowing({ screen, scene, choosing, context });
  const seats = useMemo(
    () => labelsOf(ui, screen.scene().view, scene.seats, speaker),
    [ui, screen, scene.seats, speaker],
  );
  const listed = listedAt === scene.steps;
  const putBack = useRef(choosing.putBack);
  putBack.current = () => {
    setListedAt(-1);
    choosing.putBack();
  };
  useTitle(scene, speaker.text(`game.${ui.id}`), speaker.text('web.title.your-turn'));
  const look = useCallback((step: number) => screen.lookAt(step), [screen]);
  // The story is long; the table need not wait for it.
  const told = useDeferredValue<Scene | null>(scene, null);
  const chapters = useMemo(() => (told ? screen.story() : []), [screen, told]);
  // Looking back changes nothing in it.
  const news = useMemo(() => (told?.awaiting === 'choice' ? screen.news() : []), [screen, told]);
  useTableKeys(
    useCallback((key) => {
      if (key === 't') setLeaf('words');
      else if (key === '?') setLeaf('keys');
      else if (key === 'Escape') putBack.current();
      else return false;
      return true;
    }, []),
  );

  const section = ui.sections.find((each) => each.id === tab);
  const { status, board, page, panels, own, ahead, words } = useMemo(() => {
    const view = { view: drawn.view, viewer: drawn.viewer, seats, plots: drawn.plots };
    // For other eyes the table is laid anew: nothing on it moves from where somebody else saw it.
    const key = drawn.viewer;
    const others = seats.filter(({ seat }) => seat !== drawn.viewer);
    return {
      status: <ui.Status key={key} {...view} />,
      board: <ui.Board key={key} {...view} />,
      page: section && <section.Part key={key} {...view} />,
      panels: others.map(({ seat }) => <ui.Other key={`${key} ${seat}`} {...view} seat={seat} />),
      own: <ui.Own key={key} {...view} seat={drawn.viewer} />,
      ahead: ui.Ahead && <ui.Ahead {...view} />,
      words: <ui.InWords {...view} />,
    };
  }, [ui, drawn, seats, section]);
  if (scene.awaiting === 'hand-over') {
    const seat = seats[scene.viewer];
    return <>{seat && <HandOver ui={ui} seat={seat} onTake={() => screen.takeOver()} />}</>;
  }
  const whole = screen.table.whole();
  if (whole && ended) {
    return <EndPage id={id} screen={screen} table={whole} seats={seats} onTable={() => setEnded(false)} />;
  }
  const story = (
    <StoryPanel
      key={scene.viewer}
      ui={ui}
      chapters={chapters}
      news={news}
      seats={seats}
      step={scene.step}
      steps={scene.steps}
      lineAt={(step) => screen.lineAt(step)}
      zoned={!narrow}
      onLook={look}
    />
  );
  const players = (
    <section className="others" data-zone={narrow ? undefined : 'players'} aria-label={speaker.text('web.players')}>
      {panels}
    </section>
  );
  const asks = scene.step === scene.steps && scene.awaiting === 'choice';
  const isTray = ui.Tray && asks && ui.onTray?.(scene.view);
  return (
    <TableContextProvider value={context}>
      <div
        className={`table ${narrow ? 'narrow' : 'wide'} game-${ui.id} players-${seats.length} ${scene.step === scene.steps ? '' : 'past'}`}
        data-size={size}
        data-tight={tight}
        data-awaiting={scene.awaiting}
      >
        <TableHead
          id={id}
          screen={screen}
          scene={scene}
          seats={seats}
          status={status}
          hold={hold}
          guide={<GuideButton guide={guide} />}
          onWords={() => setLeaf('words')}
        />
        <main className="table-board land" data-zone="board" aria-label={speaker.text('web.board')}>
          {narrow ? page : board}
          {narrow && tab === 'players' ? players : null}
          {narrow && tab === 'story' ? story : null}
        </main>
        {!narrow && (
          <aside className="table-side wood" aria-label={speaker.text('web.side')}>
            {players}
            {size === 'l' && ahead}
            {story}
          </aside>
        )}
        <section className="table-own desk" data-zone="own" aria-label={speaker.text('web.own')}>
          {own}
        </section>
        {isTray && ui.Tray && (
          <div key={scene.steps} className="table-tray">
            <ui.Tray
              view={scene.view}
              viewer={scene.viewer}
              seats={seats}
              ways={choosing.ways.all}
              chosen={choosing.decision.way}
              onChoose={choosing.choose}
            />
          </div>
        )}
        {asks && (!isTray || listed || scene.hint) && (
          <Slip
            context={context}
            choosing={choosing}
            seats={seats}
            listed={listed}
            onClose={() => putBack.current()}
            onFollow={follow}
            onPlace={onPlace}
            onDismissHint={() => screen.dismissHint()}
            onReopen={() => screen.reopen()}
          />
        )}
        <Moment
          ui={ui}
          chapters={chapters}
          seats={seats}
          hold={hold}
          wanted={settings.rounds && wantsMotion(settings) && scene.step === scene.steps}
          onSkipAll={() => changeSettings({ rounds: false })}
        />
        <Bar
          screen={screen}
          context={drawn === scene ? context : { ...context, scene }}
          choosing={choosing}
          seats={seats}
          listed={listed}
          onList={() => setListedAt(listed ? -1 : scene.steps)}
          onScores={() => setEnded(true)}
        />
        <Guide ui={ui} guide={guide} />
        {narrow && <TableTabs ui={ui} tab={tab} marked={marked} onTab={setTab} />}
      </div>
      <div className="table-trouble">
        <KeepingTrouble />
      </div>
      <Notice scene={scene} onRead={() => screen.note(null)} />
      <Flights ui={ui} view={scene.view} moving={wantsMotion(settings)} />
      <Announcer ui={ui} chapters={chapters} scene={scene} seats={seats} />
      {leaf === 'keys' && (
        <Leaf title="web.about.keys" onClose={() => setLeaf(null)}>
          <Keys />
        </Leaf>
      )}
      {leaf === 'words' && (
        <Leaf title="web.in-words" onClose={() => setLeaf(null)}>
          <div className="in-words">{words}</div>
        </Leaf>
      )}
    </TableContextProvider>
  );
}

/**
 * The scene that the table is drawn from. While looking back it may lag behind by a moment, so that the page answers at once;
 * never while something can be touched, and never with what another viewer saw.
 */
function useDrawn(scene: Scene): Scene {
  const later = useDeferredValue(scene);
  return scene.step === scene.steps || scene.viewer !== later.viewer ? scene : later;
}

/** The tab says when it is somebody's turn here. */
function useTitle({ awaiting }: Scene, game: string, yourTurn: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = awaiting === 'choice' ? `● ${yourTurn} · ${game}` : `${game} · Quayside`;
    return () => {
      document.title = before;
    };
  }, [awaiting, game, yourTurn]);
}

/** The pages of a narrow screen on which something can be done. */
function sectionsWithOptions(ui: SharedScreen['ui'], { options, view, viewer }: Scene): ReadonlySet<TabId> {
  const wanted = options.filter((option) => !ui.isSpare?.(option));
  const places = wanted.flatMap((option) => ui.placesOf(option, view));
  return new Set(places.flatMap((place) => ui.sectionOf(place, view, viewer) ?? []));
}

/**
 * A turn begins on the page where its decision is made, whatever was read before it. What somebody opens during their turn stays,
 * unless something new is asked whose options all lie on other pages.
 */
function useDecisionInSight(
  narrow: boolean,
  ui: SharedScreen['ui'],
  { awaiting, steps, view, viewer }: Scene,
  marked: ReadonlySet<TabId>,
  tab: TabId,
  onTab: (tab: TabId) => void,
): void {
  const [seen, setSeen] = useState({ turn: '', steps: -1 });
  const turn = `${viewer} ${ui.game.line(view)}`;
  const asks = awaiting === 'choice';
  useEffect(() => {
    if (!narrow || !asks || (seen.turn === turn && seen.steps === steps)) return;
    setSeen({ turn, steps });
    const decided = ui.sections.find(({ id }) => marked.has(id)) ?? ui.sections[0];
    const isElsewhere = marked.size > 0 && !marked.has(tab);
    if (decided && (seen.turn !== turn || isElsewhere)) onTab(decided.id);
  }, [narrow, asks, seen, turn, steps, ui, marked, tab, onTab]);
}
