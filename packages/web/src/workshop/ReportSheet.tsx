import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../icons/index.ts';
import { Said, T } from '../text/speech.tsx';
import { Strip } from './Strip.tsx';
import type { Report, Trial, Workshop } from './workshop.ts';

/** So long a card stays as it is before bots play with it, in milliseconds. */
const QUIET = 900;

type Running = { readonly share: number; readonly trial: Trial } | null;

/** What bots made of the card. It is counted anew after each change; meanwhile the old numbers are greyed. */
export function ReportSheet<C>({
  of,
  card,
  sound,
}: {
  readonly of: Workshop<C>;
  readonly card: C;
  readonly sound: boolean;
}): ReactElement {
  const text = of.write(card);
  const [report, setReport] = useState<{ readonly of: string; readonly told: Report } | null>(null);
  const [running, setRunning] = useState<Running>(null);
  const [stopped, setStopped] = useState('');
  const [failed, setFailed] = useState('');
  useEffect(() => {
    if (!sound || stopped === text) return undefined;
    let trial: Trial | null = null;
    const timer = setTimeout(() => {
      trial = of.trial?.(card, (share) => setRunning((now) => now && { ...now, share })) ?? null;
      if (!trial) return;
      setRunning({ share: 0, trial });
      void trial.done.then((told) => {
        setRunning(null);
        if (told) setReport({ of: text, told });
        else setFailed(text);
      });
    }, QUIET);
    return () => {
      clearTimeout(timer);
      trial?.stop();
      setRunning(null);
    };
    // The same text is the same card.
  }, [of, text, sound, stopped]);
  const old = report !== null && report.of !== text;
  return (
    <section className="ws-sheet ws-report" aria-labelledby="ws-report">
      <div className="ws-head">
        <h2 id="ws-report">
          <T id="web.workshop.report" />
        </h2>
        {running ? (
          <button type="button" className="button small" onClick={() => setStopped(text)}>
            <Icon name="pause" />
            <T id="web.workshop.stop" />
          </button>
        ) : stopped === text || failed === text ? (
          <button
            type="button"
            className="button small"
            onClick={() => {
              setStopped('');
              setFailed('');
            }}
          >
            <Icon name="play" />
            <T id="web.workshop.go-on" />
          </button>
        ) : (
          report && (
            <span>
              <T id="web.workshop.games" args={{ n: report.told.games }} />
            </span>
          )
        )}
      </div>
      {running && (
        <progress className="ws-progress" max={1} value={running.share} aria-labelledby="ws-report">
          {Math.round(running.share * 100)} %
        </progress>
      )}
      <p className="unseen" role="status">
        {running && <T id="web.workshop.running" />}
      </p>
      {report ? (
        <div className={old ? 'ws-old' : ''}>
          <Told of={report.told} />
        </div>
      ) : (
        <p className="ws-empty">
          <T
            id={
              !sound
                ? 'web.workshop.report-later'
                : failed === text
                  ? 'web.workshop.report-failed'
                  : stopped === text
                    ? 'web.workshop.report-stopped'
                    : 'web.workshop.running'
            }
          />
        </p>
      )}
    </section>
  );
}

function Told({ of: { figures, among, lamps, verdict, rank } }: { readonly of: Report }): ReactElement {
  return (
    <>
      <div className="ws-figures">
        {figures.map(({ id, value, name, others }) => (
          <div key={id}>
            <b>
              <Said message={value} />
            </b>
            <span>
              <Said message={name} />
            </span>
            <em>
              <Said message={others} />
            </em>
          </div>
        ))}
      </div>
      {among && (
        <div className="ws-among">
          <h3>
            <Said message={among.title} />
          </h3>
          <Strip own={among.own} others={among.others} />
        </div>
      )}
      <div className="ws-lamps">
        <h3>
          <T id="web.workshop.warnings" />
        </h3>
        {lamps.map(({ id, name, on, why }) => (
          <div key={id} className={on ? 'ws-lit' : ''}>
            <i aria-hidden="true" />
            <b>
              <Said message={name} />
            </b>
            <span>
              <T id={on ? 'web.workshop.watch' : 'web.workshop.off'} />
            </span>
            {why && (
              <p>
                <Said message={why} />
              </p>
            )}
          </div>
        ))}
      </div>
      <div className="ws-verdict">
        <b>
          <Said message={verdict} />
        </b>
        <p>
          <Said message={rank} />
        </p>
      </div>
    </>
  );
}
