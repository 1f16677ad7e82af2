import type { Channel } from './client.ts';

/** Sets an alarm, for later; what it returns takes it back. Whoever has a clock lends it. */
export type Alarm = (ring: () => void) => () => void;

/** How long is too long, in milliseconds: a worker that thinks says several times a second how far it is, one that loads may take its time. */
export const LONGEST_SILENCE = 60_000;

/** A line on which a worker that owes an answer and says nothing for too long counts as one that went down. */
export function watched(channel: Channel, alarm: Alarm): Channel {
  let owes = false;
  let takeBack = (): void => {};
  let fail: (what: string) => void = () => {};
  const heard = (stillOwes: boolean): void => {
    takeBack();
    owes = stillOwes;
    takeBack = owes ? alarm(() => fail('the worker fell silent')) : () => {};
  };
  return {
    post: (message) => {
      channel.post(message);
      if (message.kind === 'think') heard(true);
    },
    listen: (handler) => {
      channel.listen((message) => {
        heard(owes && (message.kind === 'ready' || message.kind === 'progress'));
        handler(message);
      });
    },
    onFail: (handler) => {
      fail = handler;
      channel.onFail(handler);
    },
    close: () => {
      heard(false);
      channel.close();
    },
  };
}
