import type { Bot } from '@quayside/bots';
import { SPECTATOR, type State } from '@quayside/kernel';
import type { WantedThought } from '@quayside/live';
import { FINE, NO } from '../command.ts';
import { Answers } from './answers.ts';
import { listed } from './choices.ts';
import { inShell } from './shell.ts';
import type { TerminalTable } from './terminal-table.ts';
import { whileThinking } from './thinking.ts';
import { cut, wrap } from '../width.ts';

/** The decision has not been shown, or is one that somebody came back to. */
const NEVER = -1;
const UNDONE = -2;

/** A game at the terminal, from the first decision that a person has to the score. */
export class TerminalGame {
  readonly #at: TerminalTable;
  readonly #answers: Answers;
  /** For each seat the number of steps it has been told. */
  readonly #told: (number | undefined)[] = [];
  /** The line and seat of the last decision: inside a turn, and in those of others, what is in hand is enough. */
  #drawn = '';
  /** The person who was asked last. */
  #last = -1;

  constructor(at: TerminalTable) {
    this.#at = at;
    this.#answers = new Answers(at);
  }

  async play(): Promise<number> {
    const { live, saving, lines } = this.#at;
    let shown = NEVER;
    while (!live.table.over) {
      const { seat } = live.awaiting;
      this.#at.note(saving.afterTurn(this.#at.line));
      if (live.wanted) {
        if (!(await this.#letPlay(live.wanted))) return this.#leave();
        continue;
      }
      if (this.#answers.auto && shown !== UNDONE && this.#openTurn(seat)) continue;
      const { number } = live.as(seat).now();
      if (shown !== number) {
        if (!(await this.#handOver(seat))) return this.#leave();
        this.#present(seat);
        shown = number;
      }
      const line = await lines.ask(`${this.#at.seatName(seat)} > `);
      if (line === null) return this.#leave();
      const answer = await this.#answers.toLine(seat, line);
      if (answer === 'leave') return this.#leave();
      if (answer === 'redraw') this.#drawn = '';
      if (answer !== 'said') shown = answer === 'undone' ? UNDONE : NEVER;
    }
    return this.#finish();
  }

  /** False: interrupted. */
  async #letPlay(wanted: WantedThought<State>): Promise<boolean> {
    const { crew, lines, live } = this.#at;
    const { seat, at } = wanted;
    const who = { seat: this.#at.seatName(seat), name: this.#at.sitterName(seat) };
    const choosing = crew.choose(wanted.bot as Bot, wanted, { signal: lines.interrupted });
    const chosen = await whileThinking(this.#at.text('play.thinking', who), lines, choosing);
    if (!chosen || lines.interrupted.aborted) return false;
    const { option, mishap } = chosen;
    if (mishap) this.#at.note(this.#at.text(`play.mishap.${mishap.kind}`, { ...who, what: mishap.what }));
    return live.do({ kind: 'thought', at, option }).done;
  }

  /** Begins the turn; who takes that back is asked. */
  #openTurn(seat: number): boolean {
    const { ui, live } = this.#at;
    const opening = this.#at.choices(seat).find(({ option }) => ui.opens(option));
    return opening !== undefined && live.do({ kind: 'play', seat, tokens: [opening.token] }).done;
  }

  /** What is secret is cleared away before another person looks, and shown only when its owner is back. */
  async #handOver(seat: number): Promise<boolean> {
    const { secretOf, lines } = this.#at;
    const other = this.#last >= 0 && this.#last !== seat;
    this.#last = seat;
    if (!other || (secretOf < 0 && !this.#at.asksSecret(seat))) return true;
    this.#at.secretOf = -1;
    this.#drawn = '';
    lines.clear();
    return (await lines.ask(this.#at.text('play.hand-over', { seat: this.#at.seatName(seat) }))) !== null;
  }

  /** News, the table (or, inside a turn, what is in hand), what is asked, and the options. */
  #present(seat: number): void {
    const { terminal, ui, screen } = this.#at;
    const { paint, speaker } = screen;
    const view = this.#at.viewOf(seat);
    this.#tellNews(seat);
    const drawing = `${this.#at.line}/${seat}`;
    const between = drawing === this.#drawn || (this.#drawn !== '' && terminal.game.lineSeat(view) !== seat);
    if (between) this.#at.out('', ...ui.hand(view, seat, screen));
    else this.#drawBoard(seat);
    this.#drawn = drawing;
    this.#at.out('', `${this.#at.seatName(seat)}: ${paint.bold(speaker.say(terminal.words.asked(view)))}`);
    const choices = this.#at.choices(seat);
    this.#at.out(...listed(choices, ui, screen));
    const going = choices.findIndex(({ option }) => ui.goesOn(option));
    if (going >= 0 && this.#at.lines.interactive)
      this.#at.out(paint.dim(this.#at.text('play.enter-goes-on', { number: going + 1 })));
    if (this.#at.asksSecret(seat)) this.#at.secretOf = seat;
  }

  #drawBoard(seat: number): void {
    const { ui, live, screen, people } = this.#at;
    const { paint } = screen;
    const view = this.#at.viewOf(seat);
    const names = live.seats.map((_, each) => this.#at.sitterName(each));
    this.#at.out('', paint.dim('─'.repeat(screen.width - 1)));
    this.#at.out(...ui.board(view, seat, names, screen).map((row) => cut(row, screen.width)));
    const secrets = ui.secrets(view, seat, screen);
    if (secrets.length === 0) return;
    const shown = people.length === 1 || !this.#at.hasSecrets(seat);
    this.#at.out(
      paint.dim(
        shown ? this.#at.text('play.secrets', { list: secrets.join(', ') }) : this.#at.text('play.secrets-hidden'),
      ),
    );
  }

  #tellNews(seat: number): void {
    const reading = this.#at.live.as(seat);
    // At first what came of the last step that was chosen here.
    const from = this.#told[seat] ?? Math.max(0, reading.lastOwn() - 1);
    this.#told[seat] = reading.now().steps;
    const news = this.#at.tell(reading.story(from, true));
    if (news.length > 0) this.#at.out('', this.#at.screen.paint.heading(this.#at.text('play.news')), ...news);
  }

  /** The person goes: the game is kept where it shall be, and they are told how to come back. */
  #leave(): number {
    const { saving } = this.#at;
    this.#at.note(saving.now());
    const { file } = saving;
    if (file !== null && !saving.behind) {
      const quoted = inShell(file);
      const again = saving.automatic ? `--resume ${quoted} --save ${quoted}` : `--resume ${quoted}`;
      this.#at.out(this.#at.text('play.resume-with', { command: `quayside play ${again}${this.#at.again}` }));
    } else this.#at.out(...wrap(this.#at.text('play.left-unsaved'), this.#at.screen.width));
    return saving.failed ? NO : FINE;
  }

  #finish(): number {
    const { ui, live, screen, saving, people } = this.#at;
    const viewer = people[0] ?? SPECTATOR;
    if (viewer === SPECTATOR) this.#at.out(...this.#at.tell(live.as(viewer).story()));
    else this.#tellNews(this.#last >= 0 ? this.#last : viewer);
    this.#at.note(saving.now());
    this.#at.out('', ...ui.result(live.table.state, screen));
    if (saving.file !== null && !saving.behind) this.#at.out('', this.#at.text('play.saved', { file: saving.file }));
    return saving.failed ? NO : FINE;
  }
}
