import type { Thought } from '../thought.ts';
import type { FromWorker, Reason, Question, ToWorker, WhyNot } from './messages.ts';

/** The line to a worker. `fail` is told once it is down; what it says later no longer matters. */
export interface Channel {
  post(message: ToWorker): void;
  listen(handler: (message: FromWorker) => void): void;
  onFail(handler: (what: string) => void): void;
  /** Ends the worker, whatever it is doing. */
  close(): void;
}

/** What came of a question. `option` is the one to play. */
export type Conclusion =
  | { readonly ok: true; readonly thought: Thought; readonly option: number }
  | ({ readonly ok: false } & WhyNot);

/** As much of an AbortSignal as is needed here. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface ThinkOptions {
  readonly onProgress?: (thought: Thought) => void;
  /** Stops this one thought, as `stop` stops all. */
  readonly signal?: Signal;
}

interface Task {
  readonly id: number;
  readonly question: Question;
  readonly onProgress: ((thought: Thought) => void) | undefined;
  readonly conclude: (conclusion: Conclusion) => void;
}

/**
 * Thinks in a worker, so that whoever asks goes on meanwhile. What is asked while it thinks waits its turn, in order. Nothing
 * is thrown: a worker that goes down is a conclusion like others, and the next question gets a new one.
 */
export class WorkerClient {
  readonly #open: () => Channel;
  readonly #waiting: Task[] = [];
  #channel: Channel | null = null;
  /** Does the worker listen? It takes a while to load. */
  #ready = false;
  #running: Task | null = null;
  #ids = 0;
  #closed = false;

  constructor(open: () => Channel) {
    this.#open = open;
  }

  /** Opens a worker where none is open: the first thought need not wait for it to load. */
  prepare(): void {
    try {
      this.#line();
    } catch {
      // Whoever wants to think will be told.
    }
  }

  /** The view is copied at once; its owner may play on. */
  think(question: Question, { onProgress, signal }: ThinkOptions = {}): Promise<Conclusion> {
    if (this.#closed) return Promise.resolve(none('closed'));
    if (signal?.aborted) return Promise.resolve(none('stopped-before-start'));
    return new Promise((resolve) => {
      const stop = (): void => this.#stop(task);
      const task: Task = {
        id: this.#ids++,
        question: { ...question, view: question.view.slice() },
        onProgress,
        conclude: (conclusion) => {
          signal?.removeEventListener('abort', stop);
          resolve(conclusion);
        },
      };
      signal?.addEventListener('abort', stop);
      this.#waiting.push(task);
      this.#next();
    });
  }

  /** Ends what was asked so far: the running thought with the best found, those that wait without any. */
  stop(): void {
    for (const { conclude } of this.#waiting.splice(0)) conclude(none('stopped-before-start'));
    if (this.#running) this.#stop(this.#running);
  }

  /** Ends the worker, for good, and all that was asked without an answer. */
  close(): void {
    this.#closed = true;
    const tasks = [...(this.#running ? [this.#running] : []), ...this.#waiting.splice(0)];
    this.#hangUp();
    for (const { conclude } of tasks) conclude(none('closed'));
  }

  #stop(task: Task): void {
    const place = this.#waiting.indexOf(task);
    if (place >= 0) this.#waiting.splice(place, 1);
    else this.#channel?.post({ kind: 'stop', id: task.id });
    // A worker that listens answers a stop within a slice; for one that still loads nobody has to wait.
    if (place >= 0 || !this.#ready) task.conclude(none('stopped-before-start'));
  }

  #next(): void {
    if (this.#running) return;
    const task = this.#waiting.shift();
    if (!task) return;
    this.#running = task;
    try {
      this.#line().post({ kind: 'think', id: task.id, ...task.question });
    } catch (error) {
      this.#fail('no-worker', error instanceof Error ? error.message : String(error));
    }
  }

  #line(): Channel {
    if (this.#channel) return this.#channel;
    const channel = this.#open();
    this.#channel = channel;
    // The last words of a worker that was given up reach nobody.
    channel.listen((message) => {
      if (this.#channel === channel) this.#hear(message);
    });
    channel.onFail((what) => {
      if (this.#channel === channel) this.#fail('crashed', what);
    });
    return channel;
  }

  #hear(message: FromWorker): void {
    if (message.kind === 'ready') {
      this.#ready = true;
      return;
    }
    const task = this.#running;
    if (task?.id !== message.id) return;
    if (message.kind === 'progress') {
      task.onProgress?.(message.thought);
      return;
    }
    this.#running = null;
    if (message.kind === 'thought') task.conclude({ ok: true, thought: message.thought, option: message.option });
    else task.conclude(none(message.why, message.facts));
    this.#next();
  }

  #fail(why: Reason, what: string): void {
    const task = this.#running;
    this.#hangUp();
    task?.conclude(none(why, { what }));
    this.#next();
  }

  #hangUp(): void {
    const channel = this.#channel;
    this.#channel = null;
    this.#ready = false;
    this.#running = null;
    channel?.close();
  }
}

const none = (why: Reason, facts: WhyNot['facts'] = {}): Conclusion => ({ ok: false, why, facts });
