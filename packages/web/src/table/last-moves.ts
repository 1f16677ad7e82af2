import type { State } from '@quayside/kernel';
import type { PlayedEvent, SeatReading } from '@quayside/live';
import type { GameUI, Pin } from '../game-ui.ts';
import type { LastMove } from './scene.ts';

/** What was played and not taken back, step by step. */
export function playedSteps<S extends State>(reading: SeatReading<S>): readonly PlayedEvent[] {
  const played: PlayedEvent[] = [];
  for (const event of reading.since(0)) {
    if (event.kind === 'played') played.push(event);
    else if (event.kind === 'undone') played.length = Math.min(played.length, event.step);
  }
  return played;
}

/**
 * What others did where since the viewer's last turn but this one; of several things at a place the last. What the viewer pays in
 * between, as at the end of a round, is no turn.
 */
export function lastMoves<S extends State>(
  ui: GameUI<S>,
  reading: SeatReading<S>,
  viewer: number,
): ReadonlyMap<string, LastMove> {
  const played = playedSteps(reading);
  const turn = ui.game.line(reading.now().view);
  const from = played.findLastIndex(({ lineSeat, line }) => lineSeat === viewer && line !== turn) + 1;
  return movesOf(ui, reading, played, ({ seat }, at) => at >= from && seat !== viewer);
}

/** What was done where in the turn that led to a moment of the past. */
export function movesUpTo<S extends State>(
  ui: GameUI<S>,
  reading: SeatReading<S>,
  moment: number,
): ReadonlyMap<string, LastMove> {
  const played = playedSteps(reading);
  const line = played[moment - 1]?.line;
  return movesOf(ui, reading, played, (step, at) => at < moment && step.line === line);
}

function movesOf<S extends State>(
  ui: GameUI<S>,
  reading: SeatReading<S>,
  played: readonly PlayedEvent[],
  counts: (step: PlayedEvent, at: number) => boolean,
): ReadonlyMap<string, LastMove> {
  const moves = new Map<string, LastMove>();
  for (const [at, step] of played.entries()) {
    const { seat, token, line, deeds } = step;
    const option = seat >= 0 && counts(step, at) ? ui.game.parse(token) : -1;
    if (option < 0) continue;
    for (const { place, words } of pinsOf(ui, step, option, reading.at(at))) {
      moves.set(place, { seat, line, words, deeds });
    }
  }
  return moves;
}

const pinsOf = <S extends State>(
  ui: GameUI<S>,
  { line, deeds }: PlayedEvent,
  option: number,
  before: S,
): readonly Pin[] =>
  ui.pins?.(option, before, deeds) ?? ui.placesOf(option, before).map((place) => ({ place, words: ui.lineName(line) }));
