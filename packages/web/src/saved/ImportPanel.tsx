import type { Message } from '@quayside/kernel';
import { type ReactElement, useCallback, useState } from 'react';
import { Link } from 'wouter';
import { GameSpeech } from '../app/GameSpeech.tsx';
import { Icon } from '../icons/index.ts';
import { Said, T, useText } from '../text/speech.tsx';
import { type Imported, importFile, importRecord } from './begin.ts';
import { useDrop } from './use-drop.ts';
import { useGames, useGameUI } from '../use-games.ts';

interface Outcome {
  /** The file it came from; '' for a text. */
  readonly from: string;
  readonly id: string | null;
  readonly game: string | null;
  readonly problems: readonly Message[];
}

async function outcomeOf(from: string, importing: Promise<Imported>): Promise<Outcome> {
  const imported = await importing;
  if (imported.ok) return { from, id: imported.id, game: imported.game, problems: [] };
  return { from, id: null, game: imported.game, problems: imported.problems };
}

/** Games from files or from a text; files may be dropped anywhere on the page. */
export function ImportPanel(): ReactElement {
  const text = useText();
  const games = useGames();
  const [written, setWritten] = useState('');
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const take = useCallback(
    async (files: readonly File[]): Promise<void> => {
      setOutcomes(await Promise.all(files.map((file) => outcomeOf(file.name, importFile(games, file)))));
    },
    [games],
  );
  const dragged = useDrop(take);
  return (
    <section className="page-sheet saved-import" aria-labelledby="import-title">
      <h2 id="import-title">
        <T id="web.import.title" />
      </h2>
      <p>
        <T id="web.import.help" />
      </p>
      <div className="saved-import-ways">
        <label className="button can">
          <Icon name="import" />
          <T id="web.import.choose" />
          <input
            type="file"
            className="unseen"
            accept=".record,.txt,text/plain"
            multiple
            onChange={({ target }) => {
              void take([...(target.files ?? [])]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
        <details className="saved-paste">
          <summary className="button quiet">
            <Icon name="copy" />
            <T id="web.import.paste" />
          </summary>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void outcomeOf('', importRecord(games, written)).then((outcome) => {
                setOutcomes([outcome]);
                if (outcome.id !== null) setWritten('');
              });
            }}
          >
            <textarea
              rows={6}
              spellCheck={false}
              aria-label={text('web.import.text')}
              placeholder={`game ${games.ids[0] ?? ''}  rules 1 …`}
              value={written}
              onChange={({ target }) => setWritten(target.value)}
            />
            <button type="submit" className="button">
              <T id="web.import.do" />
            </button>
          </form>
        </details>
      </div>
      <div role="status" className="saved-outcomes">
        {outcomes.map((outcome) => (
          <OutcomeNote key={`${outcome.from} ${outcome.id}`} outcome={outcome} />
        ))}
      </div>
      {dragged && (
        <div className="saved-drop" aria-hidden="true">
          <Icon name="import" size={40} />
          <T id="web.import.drop" />
        </div>
      )}
    </section>
  );
}

function OutcomeNote({ outcome: { from, id, game, problems } }: { readonly outcome: Outcome }): ReactElement {
  const text = useText();
  const { ui } = useGameUI(id === null ? game : null);
  if (id !== null && game) {
    return (
      <p className="saved-imported">
        <Icon name="check" />
        <T id="web.import.done" args={{ game: text(`game.${game}`) }} />
        <Link href={`/table/${id}`} className="button small can">
          <T id="web.import.open" />
        </Link>
      </p>
    );
  }
  const list = (
    <ul>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)}>
          <Said message={problem} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="saved-refused">
      <strong>
        <Icon name="warning" /> <T id="web.import.wrong" />
        {from && ` · ${from}`}
      </strong>
      {game === null ? list : ui && <GameSpeech ui={ui}>{list}</GameSpeech>}
    </div>
  );
}
