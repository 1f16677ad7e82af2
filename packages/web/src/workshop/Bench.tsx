import type { Message } from '@quayside/kernel';
import { type ReactElement, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Foot } from '../app/Foot.tsx';
import type { GameUI } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { beginTable } from '../saved/begin.ts';
import { settingsWith } from '../saved/colours.ts';
import { seated } from '@quayside/live';
import { useSettings } from '../settings/settings.ts';
import { isNarrow, useSize } from '../table/size.ts';
import { Said, T, useText } from '../text/speech.tsx';
import { useGames } from '../use-games.ts';
import { told, useMaking } from './making.ts';
import { nameOf } from './name-of.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { ShareRow } from './ShareRow.tsx';
import { ShelfSheet } from './ShelfSheet.tsx';
import { TextsSheet } from './TextsSheet.tsx';
import { useLanguage } from './use-language.ts';
import type { Workshop } from './workshop.ts';

const TABS = ['form', 'picture', 'shelf'] as const;
type Tab = (typeof TABS)[number];

/** Where a card is made: what is chosen, the card itself, and what becomes of it. */
export function Bench<C>({ ui, of }: { readonly ui: GameUI; readonly of: Workshop<C> }): ReactElement {
  const making = useMaking(ui, of);
  const { card, problems } = making;
  const text = useText();
  const narrow = isNarrow(useSize());
  const [tab, setTab] = useState<Tab>('form');
  const face = useRef<HTMLDivElement>(null);
  const name = nameOf(of, card, useLanguage());
  const shown = (each: Tab): boolean => !narrow || tab === each;
  const picture = (
    <>
      <section className="ws-sheet ws-parts" aria-labelledby="ws-parts">
        <of.Parts card={card} onChange={making.change} />
      </section>
      <TextsSheet ui={ui} of={of} card={card} />
    </>
  );
  return (
    <div className="ws">
      <h1 className="unseen">
        <T id="web.workshop" />
      </h1>
      {making.refused && (
        <div className="ws-refused" role="alert">
          <Icon name="warning" />
          <div>
            <b>
              <T id="web.workshop.refused" />
              {making.refused.from && ` · ${making.refused.from}`}
            </b>
            <ul>
              {making.refused.problems.map((problem) => (
                <li key={JSON.stringify(problem)}>
                  <Said message={problem} />
                </li>
              ))}
            </ul>
          </div>
          <button type="button" className="ws-close" aria-label={text('web.workshop.close')} onClick={making.forgive}>
            <Icon name="close" />
          </button>
        </div>
      )}
      <div className="ws-columns">
        {shown('form') && (
          <section className="ws-sheet ws-form" aria-labelledby="ws-form">
            <div className="ws-head">
              <h2 id="ws-form">
                <T id="web.workshop.special" />
              </h2>
              <span>
                <T id={making.kept ? 'web.workshop.kept' : 'web.workshop.not-kept'} />
              </span>
            </div>
            <of.Form card={card} onChange={making.change} />
          </section>
        )}
        <div className="ws-middle">
          <section className="ws-desk desk" aria-label={text('web.workshop.card', { name })}>
            <div ref={face} className="ws-face">
              <of.Face card={card} onChange={making.change} />
            </div>
            <ShareRow ui={ui} of={of} card={card} name={name} face={face} sound={problems.length === 0} />
          </section>
          {narrow && (
            <div className="ws-tabs" role="tablist">
              {TABS.map((each) => (
                <button key={each} type="button" role="tab" aria-selected={tab === each} onClick={() => setTab(each)}>
                  <T id={`web.workshop.tab.${each}`} />
                </button>
              ))}
            </div>
          )}
          {!narrow && picture}
        </div>
        {narrow && tab === 'picture' && <div className="ws-beside">{picture}</div>}
        {shown('shelf') && (
          <div className="ws-beside">
            <ShelfSheet of={of} making={making} />
            {of.trial && <ReportSheet of={of} card={card} sound={problems.length === 0} />}
          </div>
        )}
      </div>
      <WorkshopFoot ui={ui} of={of} making={making} name={name} />
    </div>
  );
}

const READY: Message = { key: 'web.workshop.ready-what' };
const NO_NAME: Message = { key: 'web.workshop.no-name' };

function WorkshopFoot<C>({
  ui,
  of,
  making,
  name,
}: {
  readonly ui: GameUI;
  readonly of: Workshop<C>;
  readonly making: ReturnType<typeof useMaking<C>>;
  readonly name: string;
}): ReactElement {
  const games = useGames();
  const me = useSettings().name;
  const [, go] = useLocation();
  const [problem] = making.problems;
  const [why = READY] = name === '' ? [NO_NAME] : told(ui, making.problems);
  const [copied, setCopied] = useState('');
  const [failed, setFailed] = useState(false);
  const written = of.write(making.card);
  const alone = (): void => {
    const settings = settingsWith(ui.game, { ...of.settings([making.card], {}), players: '1' });
    beginTable(games, { game: ui.id, settings, seed: '', seats: [{ ...seated('person'), name: me }] })
      .then((table) => go(`/table/${table}`))
      .catch(() => setFailed(true));
  };
  return (
    <Foot
      sign={<of.Mark card={making.card} size={30} />}
      title={problem ? <T id="web.workshop.not-yet" /> : <T id="web.workshop.ready" args={{ name }} />}
      line={<Said message={failed ? { key: 'web.workshop.begin-failed' } : why} />}
      primary={
        problem ? (
          <button type="button" className="foot-go" disabled>
            <T id="web.workshop.put" />
          </button>
        ) : (
          <Link className="foot-go" href={`/new/${ui.id}?cards=${making.id}`}>
            <T id="web.workshop.put" />
          </Link>
        )
      }
    >
      <button
        type="button"
        className="foot-button"
        onClick={() => void navigator.clipboard?.writeText(written).then(() => setCopied(written))}
      >
        <Icon name={copied === written ? 'check' : 'copy'} />
        <span>
          <T id={copied === written ? 'web.workshop.copied' : 'web.workshop.copy'} />
        </span>
      </button>
      {!problem && of.plays(making.card, { players: '1' }) && (
        <button type="button" className="foot-button" onClick={alone}>
          <Icon name="play" />
          <span>
            <T id="web.workshop.alone" />
          </span>
        </button>
      )}
    </Foot>
  );
}
