import { crossTable, type Pairing, type PlayedGame, selfPlayFigures } from '@quayside/bots';

/** A game without the time it took, which is never the same twice. */
const gameJson = ({ scores, winners, decisions }: PlayedGame): object => ({ scores, winners, decisions });

export function pairingsJson(bots: readonly string[], seats: number, pairings: readonly Pairing[]): object {
  const figures = pairings.map((pairing) => pairing.figures());
  const shares = figures.map(({ share }) => share.mean);
  return {
    pairings: pairings.map((pairing, at) => ({
      candidate: pairing.candidate,
      reference: pairing.reference,
      figures: figures[at],
      ...(pairing.test && { sprt: pairing.test }),
      blocks: pairing.blocks.map(({ games, ...block }) => ({ ...block, games: games.map(gameJson) })),
    })),
    ...(bots.length > 2 && { crossTable: { bots, shares: crossTable(bots, seats, shares) } }),
  };
}

export function selfPlayJson(bot: string, seeds: readonly string[], games: readonly PlayedGame[]): object {
  const played = games.map((game, n) => ({ seed: seeds[n], ...gameJson(game) }));
  return { bot, figures: selfPlayFigures(games), games: played };
}
