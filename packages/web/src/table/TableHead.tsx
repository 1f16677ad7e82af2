import { ADVISER, LEVEL_NAMES } from '@quayside/bots';
import { Fragment, type ReactElement, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { exportTable } from '../saved/download.ts';
import { ExportNote } from '../saved/ExportNote.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { T, useText, Said } from '../text/speech.tsx';
import type { Hold } from './hold.ts';
import type { Scene } from './scene.ts';
import type { SharedScreen } from './shared-screen.ts';

interface TableHeadProps {
  readonly id: string;
  readonly screen: SharedScreen;
  readonly scene: Scene;
  readonly seats: readonly SeatLabel[];
  readonly status: ReactNode;
  readonly hold: Hold;
  readonly guide: ReactNode;
  readonly onWords: () => void;
}

/** The game, how it stands, and everything that is not a move. */
export function TableHead({ id, screen, scene, seats, status, hold, guide, onWords }: TableHeadProps): ReactElement {
  const text = useText();
  const menu = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [exported, setExported] = useState(false);
  useEffect(() => {
    if (open) menu.current?.showModal();
  }, [open]);
  return (
    <header className="table-head wood" data-zone="head">
      <Link href="/" className="table-home" aria-label={text('web.home')}>
        <Icon name="anchor" size={20} />
      </Link>
      <h1>
        <T id={`game.${screen.ui.id}`} />
      </h1>
      <div className="table-status">{status}</div>
      <div className="table-tools">
        {screen.holdsBots && scene.seats.some(({ sitter }) => sitter !== 'person') && <PauseButton hold={hold} />}
        <SoundButton />
      </div>
      {guide}
      <button
        type="button"
        className="table-menu"
        aria-haspopup="dialog"
        aria-label={text('web.menu')}
        data-key="m"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={20} />
      </button>
      {open && (
        <dialog ref={menu} className="leaf menu" aria-labelledby="menu-title" onClose={() => setOpen(false)}>
          <header>
            <h1 id="menu-title">
              <T id="web.menu" />
            </h1>
            <button
              type="button"
              className="button quiet"
              aria-label={text('web.close')}
              onClick={() => menu.current?.close()}
            >
              <Icon name="close" />
            </button>
          </header>
          <div className="leaf-body menu-body">
            <button
              type="button"
              className="button"
              onClick={() => {
                menu.current?.close();
                onWords();
              }}
            >
              <Icon name="text" />
              <T id="web.in-words" />
            </button>
            {screen.saved() !== null && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  exportTable(id, screen);
                  setExported(true);
                }}
              >
                <Icon name="export" />
                <T id="web.menu.export" />
              </button>
            )}
            <ExportNote exported={exported} seats={scene.seats} over={scene.over} />
            {/* What a note pushed down is another list. */}
            <Fragment key={String(exported)}>
              <StandIns screen={screen} scene={scene} seats={seats} />
              <TakeBack screen={screen} scene={scene} />
              <OutOfTurn screen={screen} scene={scene} seats={seats} onDone={() => menu.current?.close()} />
              <nav className="menu-links" aria-label={text('web.menu.elsewhere')}>
                {pagesFrom(screen.ui).map(([href, icon, name]) => (
                  <Link key={href} href={href} className="button quiet">
                    <Icon name={icon} />
                    <T id={name} />
                  </Link>
                ))}
              </nav>
            </Fragment>
          </div>
        </dialog>
      )}
    </header>
  );
}

/** Stops the bots, and lets them go on. */
/** Where the menu leads to: address, icon and name of each page. */
const pagesFrom = ({
  id,
  encyclopaedia,
}: Pick<GameUI, 'id' | 'encyclopaedia'>): readonly [string, IconName, string][] => [
  [`/rules/${id}`, 'info', 'web.rules'],
  ...(encyclopaedia ? [[`/cards/${id}`, 'search', 'web.cards'] as [string, IconName, string]] : []),
  ['/settings', 'settings', 'web.settings'],
  ['/saved', 'save', 'web.saved'],
  ['/about', 'keyboard', 'web.about'],
  ['/', 'home', 'web.home'],
];

function PauseButton({ hold }: { readonly hold: Hold }): ReactElement {
  const text = useText();
  const held = useSyncExternalStore(hold.subscribe, () => hold.has('person'));
  return (
    <button
      type="button"
      className="table-tool"
      data-key="p"
      aria-pressed={held}
      aria-label={text(held ? 'web.pause.go-on' : 'web.pause')}
      title={text(held ? 'web.pause.go-on' : 'web.pause')}
      onClick={() => hold.set('person', !held)}
    >
      <Icon name={held ? 'play' : 'pause'} />
    </button>
  );
}

function SoundButton(): ReactElement {
  const text = useText();
  const { sound } = useSettings();
  const label = text(sound ? 'web.sound.off' : 'web.sound.on');
  return (
    <button
      type="button"
      className="table-tool"
      aria-pressed={sound}
      aria-label={label}
      title={label}
      onClick={() => changeSettings({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'silent'} />
    </button>
  );
}

/** A bot that plays for a person for a while. */
function StandIns({ screen, scene, seats }: Pick<TableHeadProps, 'screen' | 'scene' | 'seats'>): ReactElement | null {
  if (scene.over || scene.here.length === 0) return null;
  return (
    <fieldset className="menu-group">
      <legend>
        <T id="web.menu.stand-in" />
      </legend>
      {scene.seats.map(({ sitter, standIn }, seat) =>
        sitter !== 'person' || !scene.here.includes(seat) ? null : (
          <label key={seats[seat]?.colour}>
            <span>{seats[seat]?.name}</span>
            <select
              value={standIn ?? ''}
              onChange={({ target }) =>
                screen.standIn(seat, LEVEL_NAMES.find((level) => level === target.value) ?? null)
              }
            >
              <StandInChoices />
            </select>
          </label>
        ),
      )}
    </fieldset>
  );
}

/** Whole turns against bots: allowed or not, and how many there were. */
function TakeBack({ screen, scene }: Pick<TableHeadProps, 'screen' | 'scene'>): ReactElement | null {
  const { here, isAmongBots, takenBack, over } = scene;
  if (over || here.length === 0 || !isAmongBots) return null;
  return (
    <fieldset className="menu-group">
      <legend>
        <T id="web.take-back" />
      </legend>
      <label>
        <span>
          {takenBack ? <T id="web.take-back.count" args={{ n: takenBack }} /> : <T id="web.take-back.what" />}
        </span>
        <input
          type="checkbox"
          checked={takenBack !== null}
          disabled={takenBack !== null && takenBack > 0}
          onChange={({ target }) => screen.allowTakeBack(target.checked)}
        />
      </label>
    </fieldset>
  );
}

function StandInChoices(): ReactElement {
  const text = useText();
  return (
    <>
      <option value="">{text('web.menu.myself')}</option>
      {LEVEL_NAMES.map((level) => (
        <option key={level} value={level}>
          {text(`web.level.${level}`)}
          {level === ADVISER ? ' ★' : ''}
        </option>
      ))}
    </>
  );
}

/** What people here may do although another is asked. */
function OutOfTurn({
  screen,
  scene,
  seats,
  onDone,
}: Pick<TableHeadProps, 'screen' | 'scene' | 'seats'> & { readonly onDone: () => void }): ReactElement | null {
  if (scene.interjections.length === 0) return null;
  const { ui } = screen;
  return (
    <section className="menu-group" aria-labelledby="out-of-turn">
      <h2 id="out-of-turn">
        <T id="web.menu.out-of-turn" />
      </h2>
      <ul>
        {scene.interjections.map(({ seat, option }) => (
          <li key={`${seat} ${option}`}>
            <button
              type="button"
              className="button option"
              onClick={() => {
                onDone();
                screen.interject(seat, option);
              }}
            >
              <span>
                {seats[seat]?.name}: <Said message={ui.words.option(scene.view, option)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
