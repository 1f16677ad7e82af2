import { ADVISER } from '@quayside/bots';
import { foreign, legible } from '@quayside/speech';
import { candidates, type Choice, listed, match } from './choices.ts';
import { helpLines, isWordOf } from './help.ts';
import { hintLines } from './hint.ts';
import type { TerminalTable } from './terminal-table.ts';
import { sitterName } from './seats.ts';
import { whileThinking } from './thinking.ts';
import { nearest, tokenNear } from '../nearest.ts';
import { wholeNumber } from '../numbers.ts';
import { flow } from '../width.ts';

/** What an entered line led to: a step forward or back, only words, a wish to see the table, or to leave. */
export type Answer = 'played' | 'undone' | 'said' | 'redraw' | 'leave';

/** Everything a person may type instead of, or as, a choice. */
export class Answers {
  readonly #at: TerminalTable;
  /** Turns open by themselves, until somebody says that they want to trade before the supply. */
  auto = true;

  constructor(at: TerminalTable) {
    this.#at = at;
  }

  /** Several wishes in one line are played one after the other, while it is the same turn and nothing is refused. */
  async toLine(seat: number, line: string): Promise<Answer> {
    const { live } = this.#at;
    const wishes = line.split(';').map((wish) => wish.trim());
    const turn = this.#at.line;
    let answer: Answer = 'said';
    for (const [at, wish] of wishes.entries()) {
      if (at > 0 && wish === '') continue;
      if (at > 0 && (live.table.over || this.#at.line !== turn || this.#at.mover !== seat)) {
        this.#at.note(this.#at.text('play.turn-over', { wish: foreign(wishes.slice(at).join('; ')) }));
        break;
      }
      const next = await this.#toWish(seat, wish);
      if (next === 'leave') return next;
      if (next === 'said') {
        const rest = wishes.slice(at + 1).join('; ');
        if (rest !== '') this.#at.note(this.#at.text('play.not-played', { wish: foreign(rest) }));
        break;
      }
      answer = next;
    }
    return answer;
  }

  async #toWish(seat: number, wish: string): Promise<Answer> {
    const [word = '', ...rest] = wish.split(/\s+/);
    const words = rest.join(' ');
    switch (word.toLowerCase()) {
      case '':
        return this.#goOn(seat);
      case '?':
      case 'help':
        this.#at.out('', ...helpLines(this.#at.ui, this.#at.screen, this.#at.people.length > 1));
        return 'said';
      case 'board':
      case 'b':
        return 'redraw';
      case 'undo':
      case 'u':
        return this.#undo(words === 'all');
      case 'hint':
        return this.#hint(seat);
      case 'log':
        return this.#log(seat, wholeNumber(words));
      case 'save':
        return this.#save(wish.slice(word.length).trim());
      case 'quit':
      case 'q':
        return this.#quit();
      default:
        return this.#ofSomeGames(seat, word.toLowerCase(), words) ?? this.#choose(seat, wish);
    }
  }

  /** Words that only some games know. */
  #ofSomeGames(seat: number, word: string, words: string): Answer | null {
    if (!isWordOf(this.#at.ui, word)) return this.#page(seat, word, words);
    switch (word) {
      case 'auto':
        this.auto = !this.auto;
        this.#at.note(this.#at.text(this.auto ? 'play.auto.on' : 'play.auto.off'));
        return this.auto ? 'played' : 'said';
      case 'trade':
        return this.#listTrades(seat);
      case 'specials':
        return this.#showSecrets(seat);
      default:
        return this.#page(seat, word, words);
    }
  }

  /** An empty line means the option that merely goes on, if a person typed it; else it asks to see the options again. */
  #goOn(seat: number): Answer {
    const { ui, lines, live } = this.#at;
    if (!lines.interactive) return 'said';
    const going = this.#at.choices(seat).find(({ option }) => ui.goesOn(option));
    if (!going) return 'played';
    live.do({ kind: 'play', seat, tokens: [going.token] });
    return 'played';
  }

  #page(seat: number, name: string, words: string): Answer | null {
    const page = this.#at.ui.pages[name];
    if (!page) return null;
    const drawn = page(this.#at.viewOf(seat), words, this.#at.screen);
    if (drawn) this.#at.out('', ...drawn);
    else
      this.#at.note(
        words === ''
          ? this.#at.text('play.page-needs', { name, example: this.#at.ui.pageExample })
          : this.#perhaps(
              this.#at.text('play.no-page', { words: foreign(words) }),
              nearest(words, this.#at.ui.lexicon),
            ),
      );
    return 'said';
  }

  #choose(seat: number, wish: string): Answer {
    const other = /^([^\s:]+):\s*(.+)$/.exec(wish);
    if (!other) return this.#play(seat, wish, this.#at.choices(seat));
    const name = (other[1] as string).toLowerCase();
    const who = this.#at.live.seats.findIndex((_, each) => this.#names(each).includes(name));
    if (!this.#at.people.includes(who)) {
      this.#at.note(this.#at.text('play.not-here', { name: foreign(other[1] as string) }));
      return 'said';
    }
    return this.#play(who, other[2] as string, who === seat ? this.#at.choices(seat) : this.#at.interjections(who));
  }

  /** How a seat may be called: by its word in records, in the reader's language, or as whoever sits there. */
  #names(seat: number): string[] {
    const { terminal, screen, live } = this.#at;
    const colour = terminal.game.seatsOf(live.table.state)[seat] ?? '';
    return [colour, screen.speaker.say(terminal.words.seat(seat)), live.seats[seat]?.name ?? ''].map((name) =>
      name.toLowerCase(),
    );
  }

  #play(seat: number, wish: string, choices: readonly Choice[]): Answer {
    const { ui, screen, terminal, live } = this.#at;
    const meant = match(wish, choices, ui, (text) => terminal.game.parse(text) >= 0);
    if ('among' in meant) return this.#several(wish, candidates(meant.among, choices, screen));
    const tokens = 'found' in meant ? [meant.found.token] : meant.tokens;
    if (tokens.length > 1) return this.#several(wish, flow(tokens, screen.width - 2).slice(0, 4));
    const token = tokens[0] as string;
    const isAsked = this.#at.mover === seat;
    const answer = live.do(isAsked ? { kind: 'play', seat, tokens: [token] } : { kind: 'interject', seat, token });
    if (answer.done) return 'played';
    if (terminal.game.parse(token) < 0) {
      const number = /^\d+$/.test(token);
      this.#at.note(number ? this.#at.text('play.no-number', { most: choices.length }) : this.#unknown(wish, choices));
      return 'said';
    }
    const { refusal } = answer;
    const why = refusal
      ? screen.speaker.say(terminal.words.refusal(legible(refusal)))
      : this.#at.text('play.unknown', { wish: foreign(wish) });
    this.#at.note(refusal ? this.#at.text('play.refused', { why, rule: refusal.rule }) : why);
    return 'said';
  }

  /** Words that are no move: perhaps one that is near to them was meant. */
  #unknown(wish: string, choices: readonly Choice[]): string {
    const { ui, terminal } = this.#at;
    const known = [...ui.lexicon, ...choices.flatMap(({ token }) => token.split(' '))];
    const near = tokenNear(wish.toLowerCase(), known, (text) => terminal.game.parse(text) >= 0);
    return this.#perhaps(this.#at.text('play.unknown', { wish: foreign(wish) }), near);
  }

  #perhaps(text: string, word: string | null): string {
    return word === null ? text : `${text} ${this.#at.text('cli.did-you-mean', { word })}`;
  }

  /** A wish that could mean several things is not played: they are shown. */
  #several(wish: string, rows: readonly string[]): Answer {
    this.#at.note(this.#at.text('play.several', { wish: foreign(wish) }));
    this.#at.out(...rows.map((row) => `  ${row}`));
    return 'said';
  }

  /** Takes back the last step, or all of this turn; or says why that cannot be. */
  #undo(all: boolean): Answer {
    const { live } = this.#at;
    const last = live.table.steps.at(-1)?.seat ?? -1;
    const answer = live.do({ kind: 'undo', seat: this.#at.people.includes(last) ? last : this.#at.mover, all });
    if (answer.done) this.#at.note(this.#at.text('play.undone'));
    else if (answer.why === 'nothing') this.#at.note(this.#at.text('play.undo.nothing'));
    else if (answer.why === 'other') this.#at.note(this.#at.text('play.undo.other', { seat: this.#at.seatName(last) }));
    else this.#at.note(this.#at.text('play.undo.chance'));
    return answer.done ? 'undone' : 'said';
  }

  /** What the strongest bot would do in this seat. */
  async #hint(seat: number): Promise<Answer> {
    const { crew, lines, screen, live } = this.#at;
    live.do({ kind: 'ask-hint', seat });
    const { wanted } = live;
    const advising = wanted ? crew.advise(wanted, { signal: lines.interrupted }) : Promise.resolve(null);
    const thinking = this.#at.text('play.hint.thinking', { name: sitterName(ADVISER, screen.speaker) });
    const thought = await whileThinking(thinking, lines, advising);
    live.do({ kind: 'advice', at: wanted?.at ?? -1, thought });
    if (thought) this.#at.out('', ...hintLines(this.#at, seat, thought));
    else if (!lines.interrupted.aborted) this.#at.note(this.#at.text('play.hint.none'));
    if (this.#at.hasSecrets(seat)) this.#at.secretOf = seat;
    return 'said';
  }

  /** The story so far, or its last lines. */
  #log(seat: number, last: number): Answer {
    const told = this.#at.tell(this.#at.live.as(seat).story());
    const count = last > 0 ? last : told.length;
    this.#at.out('', ...told.slice(-count));
    if (this.#at.hasSecrets(seat)) this.#at.secretOf = seat;
    return 'said';
  }

  /** What other people at this terminal may sell or repay although they are not asked. */
  #listTrades(seat: number): Answer {
    const { people, screen, ui, terminal, live } = this.#at;
    const names = terminal.game.seatsOf(live.table.state);
    const others = people.filter((each) => each !== seat);
    const able = others.filter((each) => this.#at.interjections(each).length > 0);
    for (const each of able) {
      this.#at.out(`${this.#at.seatName(each)} ${screen.paint.dim(`(${names[each]}: 1)`)}`);
      this.#at.out(...listed(this.#at.interjections(each), ui, screen));
    }
    if (able.length === 0)
      this.#at.note(this.#at.text(others.length === 0 ? 'play.trade.alone' : 'play.trade.nothing'));
    return 'said';
  }

  #showSecrets(seat: number): Answer {
    const secrets = this.#at.ui.secrets(this.#at.viewOf(seat), seat, this.#at.screen);
    if (secrets.length === 0) this.#at.note(this.#at.text('play.no-secrets'));
    else this.#at.out(`  ${this.#at.text('play.secrets', { list: secrets.join(', ') })}`);
    if (this.#at.hasSecrets(seat)) this.#at.secretOf = seat;
    return 'said';
  }

  async #save(name: string): Promise<Answer> {
    const { saving } = this.#at;
    const file = name === '' ? saving.file : name;
    this.#at.note(file === null ? this.#at.text('play.save.which') : await saving.saveTo(file));
    return 'said';
  }

  async #quit(): Promise<Answer> {
    const { lines, saving } = this.#at;
    if (!lines.interactive) return 'leave';
    this.#at.note(saving.now());
    if (!saving.behind) return 'leave';
    const name = (await lines.ask(this.#at.text('play.quit-save')))?.trim() ?? '';
    if (name !== '') this.#at.note(await saving.saveTo(name));
    return name !== '' && saving.behind ? 'said' : 'leave';
  }
}
