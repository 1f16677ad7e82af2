import type { Answer } from './commands.ts';

/** So many answers are remembered for each seat: whoever asks again does so soon. */
const REMEMBERED = 64;

/** What commands with an id were answered. */
export class LastAnswers {
  readonly #seats = new Map<number, Map<string, Answer>>();

  of(seat: number, id: string): Answer | undefined {
    return this.#seats.get(seat)?.get(id);
  }

  keep(seat: number, id: string, answer: Answer): void {
    const answers = this.#seats.get(seat) ?? new Map<string, Answer>();
    this.#seats.set(seat, answers.set(id, answer));
    const [oldest] = answers.keys();
    if (answers.size > REMEMBERED && oldest !== undefined) answers.delete(oldest);
  }
}
