import type { State } from '@quayside/kernel';
import {
  type ReactElement,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { KeepingTrouble } from '../app/Frame.tsx';
import { GameSpeech } from '../app/GameSpeech.tsx';
import { Keys } from '../about/Keys.tsx';
import { EndPage } from '../end/EndPage.tsx';
import { useSettings, wantsMotion } from '../settings/settings.ts';
import { useSpeaker } from '../text/speech.tsx';
import { Announcer } from './Announcer.tsx';
import { Bar } from './Bar.tsx';
import { type TableContext, TableContextProvider, placesOf } from './table-context.tsx';
import { Flights } from './Flights.tsx';
import { Foresight } from './foresight.ts';
import { HandOver } from './HandOver.tsx';
import { useTableKeys } from './keyboard.ts';
import { labelsOf } from './labels.ts';
import { Leaf } from './Leaf.tsx';
import { Notice } from './Notice.tsx';
import type { Proposer } from './plan.ts';
import type { Scene } from './scene.ts';
import type { SharedScreen } from './shared-screen.ts';
import { NewsStrip, StoryPanel } from './StoryPanel.tsx';
import { TableHead } from './TableHead.tsx';
import { TableTabs, type TabId } from './TableTabs.tsx';
import { TipProvider } from './Tip.tsx';
import { useNarrow } from './narrow.ts';
import './table.css';
import './story.css';
import './bar.css';
import './plan.css';
import './narrow.css';
import './over.css';

interface Seating {
  readonly id: string;
  readonly screen: SharedScreen;
  readonly propose: Proposer<State>;
}

/** A table that people sit at. */
export function TableView({ id, screen, propose }: Seating): ReactElement {
  const names = useMemo(() => screen.scene().seats.map(({ name }) => name), [screen]);
  return (
    <GameSpeech ui={screen.ui} names={names}>
      <TipProvider>
        <Seated id={id} screen={screen} propose={propose} />
      </TipProvider>
    </GameSpeech>
  );
}

function useContextOf(screen: SharedScreen, scene: Scene, propose: Proposer<State>): TableContext {
  const { ui } = screen;
  const [known, tell] = useReducer((n: number) => n + 1, 0);
  const foresight = useMemo(() => new Foresight(ui, propose, tell), [ui, propose]);
  useEffect(() => {
    foresight.open();
    return () => foresight.close();
  }, [foresight]);
  const places = useMemo(() => placesOf(ui, scene), [ui, scene]);
  return useMemo(
    () => ({
      ui,
      scene,
      at: (place) => places.get(place) ?? [],
      choose: (option) => screen.choose(option),
      whyNot: (token) => {
        if (ui.game.parse(token) < 0) return null;
        const refusal = ui.game.explain(scene.view, scene.viewer, token);
        return refusal && { message: ui.words.refusal(refusal), rule: refusal.rule };
      },
      foresee: (option) => foresight.ask(scene.view, scene.viewer, option),
    }),
    [ui, scene, places, screen, foresight, known],
  );
}

function Seated({ id, screen, propose }: Seating): ReactElement {
  const { ui } = screen;
  const scene = useSyncExternalStore(screen.subscribe, screen.scene);
  const speaker = useSpeaker();
  const settings = useSettings();
  const narrow = useNarrow(ui.narrowUpTo);
  const [tab, setTab] = useState<TabId>(ui.sections[0]?.id ?? 'story');
  const [leaf, setLeaf] = useState<'words' | 'keys' | null>(null);
  const [ended, setEnded] = useState(true);
  const [newsRead, setNewsRead] = useState(-1);
  const marked = useMemo(() => sectionsWithOptions(ui, scene), [ui, scene]);
  useOptionsInSight(narrow, scene.steps, marked, tab, setTab);
  const drawn = useDrawn(scene);
  const context = useContextOf(screen, drawn, propose);
  const seats = useMemo(
    () => labelsOf(ui, screen.scene().view, scene.seats, speaker),
    [ui, screen, scene.seats, speaker],
  );
  const look = useCallback((step: number) => screen.lookAt(step), [screen]);
  // The story is long; the table need not wait for it.
  const told = useDeferredValue<Scene | null>(scene, null);
  const chapters = useMemo(() => (told ? screen.story() : []), [screen, told]);
  const news = useMemo(
    () => (told?.awaiting === 'choice' && told.steps === told.step ? screen.news() : []),
    [screen, told],
  );
  useTableKeys(
    useCallback((key) => {
      if (key === 't') setLeaf('words');
      else if (key === '?') setLeaf('keys');
      else return false;
      return true;
    }, []),
  );

  const replay = useReplay(screen, scene);
  const section = ui.sections.find((each) => each.id === tab);
  const { status, board, page, panels, own, words } = useMemo(() => {
    const view = { view: drawn.view, viewer: drawn.viewer, seats };
    const others = seats.filter(({ seat }) => seat !== drawn.viewer);
    return {
      status: <ui.Status {...view} />,
      board: <ui.Board {...view} />,
      page: section && <section.Part {...view} />,
      panels: others.map(({ seat }) => <ui.Other key={seat} {...view} seat={seat} />),
      own: <ui.Own {...view} seat={drawn.viewer} />,
      words: <ui.InWords {...view} />,
    };
  }, [ui, drawn, seats, section]);
  if (scene.awaiting === 'hand-over') {
    const seat = seats[scene.viewer];
    return <>{seat && <HandOver seat={seat} onTake={() => screen.takeOver()} />}</>;
  }
  const whole = screen.table.whole();
  if (whole && ended) {
    return <EndPage id={id} screen={screen} table={whole} seats={seats} onTable={() => setEnded(false)} />;
  }
  const story = (
    <StoryPanel
      ui={ui}
      chapters={chapters}
      seats={seats}
      step={scene.step}
      live={scene.step === scene.steps}
      onLook={look}
    />
  );
  const players = (
    <section className="others" aria-label={speaker.text('web.players')}>
      {panels}
    </section>
  );
  const newest = news.at(-1)?.step ?? -1;
  return (
    <TableContextProvider value={context}>
      <div className={`table ${narrow ? 'narrow' : 'wide'} game-${ui.id}`} data-awaiting={scene.awaiting}>
        <TableHead
          id={id}
          screen={screen}
          scene={scene}
          seats={seats}
          status={status}
          onWords={() => setLeaf('words')}
        />
        <main className="table-board" aria-label={speaker.text('web.board')}>
          {narrow ? page : board}
          {narrow && tab === 'players' ? players : null}
          {narrow && tab === 'story' ? story : null}
        </main>
        {!narrow && (
          <aside className="table-side" aria-label={speaker.text('web.side')}>
            {players}
            {story}
          </aside>
        )}
        <section className="table-own" aria-label={speaker.text('web.own')}>
          {newest > newsRead && (
            <NewsStrip
              chapters={news}
              seats={seats}
              onReplay={() => replay(news[0]?.step ?? 0)}
              onDismiss={() => setNewsRead(newest)}
            />
          )}
          {own}
        </section>
        <TableContextProvider value={drawn === scene ? context : { ...context, scene }}>
          <Bar screen={screen} propose={propose} seats={seats} onScores={() => setEnded(true)} />
        </TableContextProvider>
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

/** The pages of a narrow screen on which something can be done. */
function sectionsWithOptions(ui: SharedScreen['ui'], { options, view, viewer }: Scene): ReadonlySet<TabId> {
  const places = options.flatMap((option) => ui.placesOf(option, view));
  return new Set(places.flatMap((place) => ui.sectionOf(place, view, viewer) ?? []));
}

/** When something new is asked whose options all lie on other pages, the first of them comes into sight. */
function useOptionsInSight(
  narrow: boolean,
  steps: number,
  marked: ReadonlySet<TabId>,
  tab: TabId,
  onTab: (tab: TabId) => void,
): void {
  const [seen, setSeen] = useState(-1);
  useEffect(() => {
    if (!narrow || seen === steps) return;
    setSeen(steps);
    const [first] = marked;
    if (first !== undefined && !marked.has(tab)) onTab(first);
  }, [narrow, seen, steps, marked, tab, onTab]);
}

const REPLAY_STEP = 700;

/** Shows the steps from one on again, one after the other, up to now. */
function useReplay(screen: SharedScreen, scene: Scene): (from: number) => void {
  const [playing, setPlaying] = useState(false);
  const live = scene.step === scene.steps;
  useEffect(() => {
    if (!playing) return undefined;
    if (live) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => screen.lookAt(scene.step + 1), REPLAY_STEP);
    return () => clearTimeout(timer);
  }, [playing, live, scene.step, screen]);
  return useCallback(
    (from) => {
      screen.lookAt(from);
      setPlaying(true);
    },
    [screen],
  );
}
