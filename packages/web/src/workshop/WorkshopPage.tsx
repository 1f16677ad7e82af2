import { type ReactElement, useEffect, useState } from 'react';
import { GameSpeech } from '../app/GameSpeech.tsx';
import type { GameUI } from '../game-ui.ts';
import { T } from '../text/speech.tsx';
import { useGameUI } from '../use-games.ts';
import { Bench } from './Bench.tsx';
import { withTexts } from './texts.ts';
import type { Workshop } from './workshop.ts';
import './workshop.css';
import './sheets.css';
import './narrow.css';

/** Cards of one's own for a game. */
export function WorkshopPage({ game }: { readonly game: string }): ReactElement | null {
  const { ui, failed } = useGameUI(game);
  const [opened, setOpened] = useState<{ readonly ui: GameUI; readonly of: Workshop } | null>(null);
  const [notLoaded, setNotLoaded] = useState(false);
  useEffect(() => {
    let left = false;
    ui?.workshop?.()
      .then((of) => {
        if (!left) setOpened({ ui: withTexts(ui, of.texts), of });
      })
      .catch(() => setNotLoaded(true));
    return () => {
      left = true;
    };
  }, [ui]);
  if (failed || notLoaded)
    return (
      <p role="alert">
        <T id="web.trouble.not-loaded-what" />
      </p>
    );
  if (opened?.ui.id !== game) return null;
  return (
    <GameSpeech ui={opened.ui}>
      <Bench ui={opened.ui} of={opened.of} />
    </GameSpeech>
  );
}
