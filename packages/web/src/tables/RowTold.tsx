import type { TableSheet } from '@quayside/live';
import type { ReactElement, ReactNode } from 'react';
import { GameSpeech } from '../app/GameSpeech.tsx';
import type { GameUI } from '../game-ui.ts';
import { Emblem } from '../home/Emblem.tsx';
import { T } from '../text/speech.tsx';
import { Variant } from './Seated.tsx';

interface RowToldProps {
  readonly sheet: TableSheet;
  /** Null: it is still loaded. */
  readonly ui: GameUI | null;
  /** The id of its name. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A table in a list: its picture, its name, and below it what the list tells of it. */
export const RowTold = ({ sheet, ui, title, children }: RowToldProps): ReactElement => (
  <>
    <span className={`home-thumb game-${sheet.game}`} aria-hidden="true">
      <Emblem game={sheet.game} size={34} />
    </span>
    <div className="tables-what">
      <h3 id={title}>
        <T id={`game.${sheet.game}`} />
        {ui && (
          <small>
            <GameSpeech ui={ui}>
              <Variant ui={ui} sheet={sheet} />
            </GameSpeech>
          </small>
        )}
      </h3>
      {children}
    </div>
  </>
);
