import type { ReactElement } from 'react';
import type { GameUI } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { T, useText } from '../text/speech.tsx';

export type TabId = string;

/** The parts of the table on a narrow screen, one thumb away. */
export function TableTabs({
  ui,
  tab,
  marked,
  onTab,
}: {
  readonly ui: GameUI;
  readonly tab: TabId;
  /** Tabs behind which something can be done. */
  readonly marked: ReadonlySet<TabId>;
  readonly onTab: (tab: TabId) => void;
}): ReactElement {
  const text = useText();
  const tabs = [
    ...ui.sections.map(({ id, icon, name }) => ({ id, icon, name })),
    { id: 'players', icon: <Icon name="players" />, name: 'web.players' },
    { id: 'story', icon: <Icon name="log" />, name: 'web.story.tab' },
  ];
  return (
    <nav className="tabs" aria-label={text('web.tabs')}>
      {tabs.map(({ id, icon, name }) => (
        <button type="button" key={id} aria-current={id === tab ? 'page' : undefined} onClick={() => onTab(id)}>
          {icon}
          {marked.has(id) && id !== tab && <span className="tabs-mark" role="img" aria-label={text('web.tabs.mark')} />}
          <span>
            <T id={name} />
          </span>
        </button>
      ))}
    </nav>
  );
}
