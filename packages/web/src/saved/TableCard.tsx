import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { GameSpeech } from '../app/GameSpeech.tsx';
import { Emblem } from '../home/Emblem.tsx';
import { Icon } from '../icons/index.ts';
import { T, useSpeaker } from '../text/speech.tsx';
import { download, exportName } from './download.ts';
import { ExportNote } from './ExportNote.tsx';
import type { Damaged, SavedTable } from './saved-tables.ts';
import { Sitters } from './Sitters.tsx';
import { useGameUI } from '../use-games.ts';
import { exactly, whenWords } from './when.ts';

interface TableCardProps {
  readonly table: SavedTable;
  readonly onDelete: () => void;
}

/** A saved table: which game, how it stands, who plays, and what can be done with it. */
export function TableCard({ table, onDelete }: TableCardProps): ReactElement {
  const { id, game, line, changed, record, seats } = table;
  const { language } = useSpeaker();
  const { ui } = useGameUI(game);
  const [exported, setExported] = useState(false);
  const title = `saved-${id}`;
  return (
    <li className="saved-card">
      <span className="saved-emblem">
        <Emblem game={game} size={44} />
      </span>
      <div className="saved-what">
        <h3 id={title}>
          <T id={`game.${game}`} />
          {ui && line !== null && (
            <small>
              <GameSpeech ui={ui}>
                <T id="web.saved.turn" args={{ line: ui.lineName(line) }} />
              </GameSpeech>
            </small>
          )}
        </h3>
        {ui && (
          <GameSpeech ui={ui}>
            <Sitters ui={ui} table={table} />
          </GameSpeech>
        )}
        <time dateTime={new Date(changed).toISOString()} title={exactly(changed, language)}>
          {whenWords(changed, Date.now(), language)}
        </time>
        <ExportNote exported={exported} seats={seats} over={line === null} />
      </div>
      <div className="saved-ways">
        <Link
          href={`/table/${id}`}
          className={`button small ${line === null ? '' : 'can'}`}
          id={`open-${id}`}
          aria-labelledby={`open-${id} ${title}`}
        >
          <T id={line === null ? 'web.saved.look' : 'web.saved.open'} />
        </Link>
        <button
          type="button"
          className="button small quiet"
          id={`export-${id}`}
          aria-labelledby={`export-${id} ${title}`}
          onClick={() => {
            download(exportName(table), record);
            setExported(true);
          }}
        >
          <Icon name="export" />
          <T id="web.saved.export" />
        </button>
        <DeleteButton id={id} title={title} onDelete={onDelete} />
      </div>
    </li>
  );
}

interface DamagedCardProps {
  readonly save: Damaged;
  readonly onDelete: () => void;
}

/** Something that cannot be read any more: it can be taken away as it is. */
export function DamagedCard({ save: { id, text }, onDelete }: DamagedCardProps): ReactElement {
  const title = `saved-${id}`;
  return (
    <li className="saved-card saved-damaged">
      <span className="saved-emblem">
        <Icon name="warning" size={30} />
      </span>
      <div className="saved-what">
        <h3 id={title}>
          <T id="web.saved.damaged" /> <small>{id}</small>
        </h3>
        <p>
          <T id="web.saved.damaged-what" />
        </p>
      </div>
      <div className="saved-ways">
        <button
          type="button"
          className="button small"
          id={`export-${id}`}
          aria-labelledby={`export-${id} ${title}`}
          onClick={() => download(`quayside-${id}.txt`, text)}
        >
          <Icon name="export" />
          <T id="web.saved.download" />
        </button>
        <DeleteButton id={id} title={title} onDelete={onDelete} />
      </div>
    </li>
  );
}

interface DeleteButtonProps {
  readonly id: string;
  /** The element that names what is deleted. */
  readonly title: string;
  readonly onDelete: () => void;
}

const DeleteButton = ({ id, title, onDelete }: DeleteButtonProps): ReactElement => (
  <button
    type="button"
    className="button small quiet danger"
    id={`delete-${id}`}
    aria-labelledby={`delete-${id} ${title}`}
    onClick={onDelete}
  >
    <Icon name="delete" />
    <T id="web.saved.delete" />
  </button>
);
