import { bots } from '@quayside/bots/games/paris';
import { success } from '@quayside/kernel';
import {
  type Figures,
  parisWith,
  parisWords,
  readSheet,
  type Sheet,
  STANDARD_FIGURES,
  STANDARD_SHEET,
} from '@quayside/paris';
import { facts } from '@quayside/paris/facts';
import type { FigureSheet, GameTerminal } from '../game-terminal.ts';
import { cardHeads, parisCards } from './cards.ts';
import { figureLines } from './figures.ts';
import { parisUI } from './play/terminal-ui.ts';
import { extremePositions, strongPositions } from './rich.ts';
import { sheetText, wholeSheet } from './sheet.ts';
import { texts } from './texts.ts';
import { parisWealth } from './wealth.ts';

/** Paris in the terminal, with the figures of an edition. */
function parisOf(figures: Figures, sheet: Sheet): GameTerminal {
  const game = parisWith(figures);
  return {
    facts,
    game,
    words: parisWords,
    bots: { ...bots, game },
    texts,
    ui: parisUI,
    cardHeads,
    cards: parisCards(figures, sheet),
    wealth: parisWealth,
    sheet: figureSheet(figures, sheet),
    bench: {
      settings: { players: '4' },
      vary: ['players', 'tokens', 'districts'],
      decisions: 300_000,
      search: { settings: { players: '2' }, simulations: 20_000 },
      stateBytes: 2048,
      strong: strongPositions,
      extreme: extremePositions,
    },
  };
}

const figureSheet = (figures: Figures, sheet: Sheet): FigureSheet => ({
  json: sheetText(sheet),
  lines: (speaker) => figureLines(figures, sheet, speaker),
  read: (json) => {
    const read = readSheet(json);
    if (!read.ok) return read;
    const { figures: corrected, contradictions } = read.value;
    return success({ game: parisOf(corrected, wholeSheet(json)), contradictions });
  },
});

/** With the figures as far as they are known. */
export const terminal = parisOf(STANDARD_FIGURES, STANDARD_SHEET);
