import { CardTrial, type TrialReport } from '@quayside/bots/trials/le-havre';
import { cardOfFile, readCardFile } from '@quayside/le-havre';

/** What the worker is asked: a card as it is written, and in how many games it is tried. */
export interface TrialQuestion {
  readonly text: string;
  readonly games: number;
}
export type TrialAnswer = { readonly share: number } | { readonly report: TrialReport };

/** Bots play game after game; whoever wants no more ends the worker. */
addEventListener('message', ({ data }: MessageEvent<TrialQuestion>) => {
  const read = readCardFile(data.text);
  if (!read.ok) throw new Error('not a card');
  const plan = { card: cardOfFile(read.value), cards: `[${data.text}]`, games: data.games, bot: 'greedy' };
  const trial = new CardTrial(plan);
  const say = (answer: TrialAnswer): void => postMessage(answer);
  while (!trial.isOver) {
    trial.playOne();
    say({ share: trial.played / data.games });
  }
  say({ report: trial.report() });
});
