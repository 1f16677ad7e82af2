import { LANGUAGES } from '@quayside/kernel';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { Icon } from '../icons/index.ts';
import { LONGEST_NAME } from '../new-table/choices.ts';
import { forgetEverything } from '../saved/forget.ts';
import { UndoStrip } from '../saved/UndoStrip.tsx';
import { useTables } from '../saved/use-tables.ts';
import { languageOf, TONGUE_NAMES } from '../text/books.ts';
import { T, useSpeaker } from '../text/speech.tsx';
import { Choice, Switch } from './Choice.tsx';
import { useInstall } from './install.ts';
import { changeSettings, MOTIONS, PACES, THEMES, useSettings, ZOOMS } from './settings.ts';
import '../look/pages.css';
import './settings.css';

/** How somebody likes the page; whatever is changed is so at once. */
export function SettingsPage(): ReactElement {
  return (
    <div className="page settings">
      <header className="page-head">
        <h1>
          <T id="web.settings.title" />
        </h1>
        <p>
          <T id="web.settings.intro" />
        </p>
      </header>
      <div className="page-columns">
        <Person />
        <LookAndSound />
        <AtTheTable />
        <ThisBrowser />
      </div>
    </div>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement => (
  <section className="page-sheet settings-group" aria-labelledby={`settings-${title}`}>
    <h2 id={`settings-${title}`}>
      <T id={`web.settings.${title}`} />
    </h2>
    {children}
  </section>
);

function Person(): ReactElement {
  const { name, language } = useSettings();
  const tongues = language === 'pseudo' ? ([...LANGUAGES, 'pseudo'] as const) : LANGUAGES;
  return (
    <Group title="you">
      <label className="settings-name">
        <span className="choice-name">
          <T id="web.settings.name" />
        </span>
        <span className="choice-what">
          <T id="web.settings.name-what" />
        </span>
        <input
          className="page-field"
          autoComplete="nickname"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={({ target }) => changeSettings({ name: target.value })}
        />
      </label>
      <Choice
        legend={<T id="web.settings.language" />}
        what={<T id="web.settings.language-what" />}
        values={tongues}
        value={language}
        label={(tongue) => TONGUE_NAMES[tongue]}
        languageOf={languageOf}
        onChoose={(chosen) => changeSettings({ language: chosen })}
      />
    </Group>
  );
}

const THEME_ICONS = { system: 'settings', light: 'sun', dark: 'moon' } as const;

function LookAndSound(): ReactElement {
  const { language } = useSpeaker();
  const { theme, motion, sound, zoom } = useSettings();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <Group title="look">
      <Choice
        legend={<T id="web.settings.theme" />}
        what={<T id="web.settings.theme-what" />}
        values={THEMES}
        value={theme}
        label={(each) => (
          <span className="settings-value">
            <Icon name={THEME_ICONS[each]} />
            <T id={`web.settings.theme.${each}`} />
          </span>
        )}
        onChoose={(chosen) => changeSettings({ theme: chosen })}
      />
      <Choice
        legend={<T id="web.settings.zoom" />}
        what={<T id="web.settings.zoom-what" />}
        values={ZOOMS}
        value={zoom}
        label={(each) => percent.format(each / 100)}
        onChoose={(chosen) => changeSettings({ zoom: chosen })}
      />
      <Choice
        legend={<T id="web.settings.motion" />}
        what={<T id="web.settings.motion-what" />}
        values={MOTIONS}
        value={motion}
        label={(each) => <T id={`web.settings.motion.${each}`} />}
        onChoose={(chosen) => changeSettings({ motion: chosen })}
      />
      <Switch
        name={<T id="web.settings.sound" />}
        what={<T id="web.settings.sound-what" />}
        on={sound}
        onTurn={(on) => changeSettings({ sound: on })}
      />
    </Group>
  );
}

function AtTheTable(): ReactElement {
  const { confirmTurns, openTurns, endTurns, pace, rounds, guide } = useSettings();
  return (
    <Group title="play">
      <Choice
        legend={<T id="web.settings.pace" />}
        what={<T id="web.settings.pace-what" />}
        values={PACES}
        value={pace}
        label={(each) => <T id={`web.settings.pace.${each}`} />}
        onChoose={(chosen) => changeSettings({ pace: chosen })}
      />
      <Switch
        name={<T id="web.settings.confirm" />}
        what={<T id="web.settings.confirm-what" />}
        on={confirmTurns}
        onTurn={(on) => changeSettings({ confirmTurns: on })}
      />
      <Switch
        name={<T id="web.settings.open" />}
        what={<T id="web.settings.open-what" />}
        on={openTurns}
        onTurn={(on) => changeSettings({ openTurns: on })}
      />
      <Switch
        name={<T id="web.settings.end" />}
        what={<T id="web.settings.end-what" />}
        on={endTurns}
        onTurn={(on) => changeSettings({ endTurns: on })}
      />
      <Switch
        name={<T id="web.settings.rounds" />}
        what={<T id="web.settings.rounds-what" />}
        on={rounds}
        onTurn={(on) => changeSettings({ rounds: on })}
      />
      <Switch
        name={<T id="web.settings.guide" />}
        what={<T id="web.settings.guide-what" />}
        on={guide === 'on'}
        onTurn={(on) => changeSettings({ guide: on ? 'on' : 'off' })}
      />
    </Group>
  );
}

/** What lies in this browser, and whether the page may live in it as an app. */
function ThisBrowser(): ReactElement {
  const install = useInstall();
  const { tables, damaged } = useTables();
  const [putBack, setPutBack] = useState<(() => void) | null>(null);
  const forget = useCallback(() => setPutBack(null), []);
  return (
    <Group title="here">
      {install && (
        <div className="settings-deed">
          <span className="choice-name">
            <T id="web.settings.install" />
          </span>
          <span className="choice-what">
            <T id="web.settings.install-what" />
          </span>
          <button type="button" className="button can" onClick={install}>
            <Icon name="install" />
            <T id="web.settings.install-do" />
          </button>
        </div>
      )}
      <div className="settings-deed">
        <span className="choice-name">
          <T id="web.settings.forget" />
        </span>
        <span className="choice-what">
          <T id="web.settings.forget-what" args={{ tables: tables.length + damaged.length }} />
        </span>
        <button
          type="button"
          className="button danger"
          onClick={() => {
            const undo = forgetEverything();
            setPutBack(() => undo);
          }}
        >
          <Icon name="delete" />
          <T id="web.settings.forget-do" />
        </button>
      </div>
      {putBack && (
        <UndoStrip
          done={<T id="web.settings.forgotten" />}
          undo={<T id="web.settings.put-back" />}
          onUndo={() => {
            putBack();
            forget();
          }}
          onGone={forget}
        />
      )}
    </Group>
  );
}
