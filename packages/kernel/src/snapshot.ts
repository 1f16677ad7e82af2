import { failure, type Game, type Outcome, success } from './game.ts';
import { fnv1a } from './random.ts';
import type { State } from './state.ts';

const HEAD = 8;

/**
 * Names the meaning of a game's bytes: the game, its rules, settings and layout, and every field with its place. Two programs that
 * agree on it may hand states to each other.
 */
export function layoutOf<S extends State>(game: Game<S>): string {
  const { id, rules, layout, settings } = game;
  const words = fnv1a(JSON.stringify([id, rules, layout, settings, game.blank().fields()]), 0x811c9dc5);
  return (words >>> 0).toString(16).padStart(8, '0');
}

/**
 * A state or a view as bytes to be kept or sent: what they mean, a check sum, and the bytes of the state. A snapshot saves the time
 * of playing a record again; it is no record, and one of another layout is refused, not converted.
 */
export function snapshotOf<S extends State>(game: Game<S>, state: S): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEAD + state.bytes.length);
  const head = new DataView(bytes.buffer);
  head.setUint32(0, Number.parseInt(layoutOf(game), 16));
  head.setUint32(4, Number.parseInt(state.digest(), 16));
  bytes.set(state.bytes, HEAD);
  return bytes;
}

/** The state of a snapshot. What was damaged or has another layout is refused; what was forged is not found out. */
export function fromSnapshot<S extends State>(game: Game<S>, bytes: Uint8Array): Outcome<S> {
  const state = game.blank();
  const refused = (why: string): Outcome<S> => failure({ at: 'snapshot', why, facts: { game: game.id } });
  if (bytes.length !== HEAD + state.bytes.length) return refused('snapshot-layout');
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEAD);
  if (head.getUint32(0) !== Number.parseInt(layoutOf(game), 16)) return refused('snapshot-layout');
  state.load(bytes.subarray(HEAD));
  if (head.getUint32(4) !== Number.parseInt(state.digest(), 16)) return refused('snapshot-damaged');
  return success(state);
}
