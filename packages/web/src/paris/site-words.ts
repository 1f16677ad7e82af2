import type { Message } from '@quayside/kernel';
import { tokenMessage } from '@quayside/paris';
import type { SeatLabel } from '../game-ui.ts';
import { useSpeaker, useText } from '../text/speech.tsx';
import { namesOf } from './pieces.tsx';

/** A place where keys can stand. */
interface Site {
  readonly name: Message;
  readonly holders: readonly number[];
  /** The kind of token beside it; -1: none. */
  readonly token?: number;
  /** False while no building lies there. */
  readonly stands?: boolean;
}

/** "Montmartre 3 (newsstand), gold prestige, held by Anna": a place for who does not see it. */
export function useSiteWords(seats: readonly SeatLabel[]): (site: Site) => string {
  const text = useText();
  const speaker = useSpeaker();
  return ({ name, holders, token = -1, stands = true }) =>
    [
      speaker.say(name),
      ...(stands ? [] : [text('web.paris.empty-space')]),
      ...(token >= 0 ? [speaker.say(tokenMessage(token))] : []),
      ...(holders.length > 0 ? [text('web.paris.held', { names: namesOf(seats, holders) })] : []),
      ...(stands && holders.length === 0 ? [text('web.paris.free')] : []),
    ].join(', ');
}
