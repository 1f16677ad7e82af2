import type { State } from '@quayside/kernel';
import { Connection, type FarAnswer, type FarCommand, FarTable, type LineEnds, type ToServer } from '@quayside/live';
import { paris, parisWords } from '@quayside/paris';
import { describe, expect, it } from 'vitest';

/** A connection whose lines and whose time are moved by hand. */
function connected() {
  const lines: { ends: LineEnds; said: ToServer[] }[] = [];
  const waiting = new Set<() => void>();
  const connection = new Connection({
    open: (ends) => {
      const said: ToServer[] = [];
      lines.push({ ends, said });
      return { post: (text) => said.push(JSON.parse(text) as ToServer), close: () => undefined };
    },
    later: (_, what) => {
      waiting.add(what);
      return () => waiting.delete(what);
    },
    random: () => 0.5,
  });
  const far = new FarTable<State>({ game: paris, words: parisWords, hand: () => undefined, newId: () => '' });
  const answers: FarAnswer[] = [];
  far.answered = (_, answer) => void answers.push(answer);
  connection.follow('T', { far, onSheet: () => undefined, onProblem: () => undefined });
  return {
    connection,
    answers,
    lines,
    line: () => lines.at(-1) as (typeof lines)[0],
    /** What was to be done later is done now. */
    pass() {
      const now = [...waiting];
      waiting.clear();
      for (const what of now) what();
    },
  };
}

const command = (id: string): FarCommand => ({ id, after: 0, wants: { kind: 'confirm' } });
const commandsIn = (said: readonly ToServer[]): string[] =>
  said.flatMap((message) => (message.kind === 'command' ? [message.command.id] : []));

describe('a line that is closed', () => {
  it('is made again, and what was not answered is sent again', () => {
    const { connection, answers, line, pass } = connected();
    line().ends.opened();
    connection.hand('T', command('one'));
    line().ends.closed(1006);
    expect(connection.state).toBe('broken');
    pass();
    line().ends.opened();
    expect(commandsIn(line().said)).toEqual(['one']);
    expect(answers).toEqual([]);
  });

  it.each([4400, 1009])('with %i: what was sent is not taken, and is not sent again', (code) => {
    const { connection, answers, line, pass } = connected();
    line().ends.opened();
    connection.hand('T', command('one'));
    line().ends.closed(code);
    expect(answers).toEqual([{ done: false, why: 'not-stored' }]);
    pass();
    line().ends.opened();
    expect(connection.state).toBe('open');
    expect(line().said.map(({ kind }) => kind)).toEqual(['follow']);
    connection.hand('T', command('two'));
    expect(commandsIn(line().said)).toEqual(['two']);
  });

  it.each([
    [4401, 'signed-out'],
    [4403, 'refused'],
    [4429, 'too-many'],
  ] as const)('with %i stays closed: %s', (code, state) => {
    const { connection, lines, line, pass } = connected();
    line().ends.closed(code);
    expect(connection.state).toBe(state);
    pass();
    expect(lines).toHaveLength(1);
  });
});
