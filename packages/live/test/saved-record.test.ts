import { Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { gameOfRecord, readSaved, type Seat, seated, writeSaved } from '@quayside/live';

/** As the terminal wrote it before names and confirmations were kept there. */
const FROM_TERMINAL = `game le-havre  rules 1  players 3  length short  seed old
# seats you,random,captain
1.1 red  supply · (turn-over fish-clay) · take fish · end
`;
/** As the page wrote it. */
const FROM_PAGE = `game le-havre  rules 1  players 2  length short  seed old
# seats you,mate
# names ["Anna, the \\"first\\"",""]
1.1 red  supply
`;

const seatsIn = (text: string, players?: number): readonly Seat[] | null => {
  const saved = readSaved(text, players);
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  return saved.value.seats;
};

describe('a saved record', () => {
  it('of the terminal is read with everybody in their seats, chance too', () => {
    expect(seatsIn(FROM_TERMINAL, 3)).toEqual([seated('person'), seated('random'), seated('captain')]);
  });

  it('of the page is read with its names', () => {
    expect(seatsIn(FROM_PAGE, 2)).toEqual([seated('person', 'Anna, the "first"'), seated('mate')]);
  });

  it('is read as it was written, and is a record still', () => {
    const started = Table.start(leHavre, { settings: { players: '3', length: 'short' }, seed: 'saved' });
    if (!started.ok) throw new Error('no table');
    const seats = [seated('person', 'A\n# seats random'), seated('harbour-master'), seated('random')];
    const text = writeSaved(started.value.record(), seats, 3);
    expect(text.split('\n').slice(1, 4)).toEqual([
      '# seats you,harbour-master,random',
      '# names ["A\\n# seats random","",""]',
      '# confirmed 3',
    ]);
    expect(readSaved(text, 3)).toEqual({ ok: true, value: { seats, confirmed: 3, takenBack: null } });
    const again = Table.replay(leHavre, text);
    expect(again.ok && again.value.record()).toBe(started.value.record());
    expect(gameOfRecord(text)).toBe('le-havre');
  });

  it('with lines that end as on Windows is read alike', () => {
    const text = FROM_PAGE.replaceAll('\n', '\r\n');
    expect(seatsIn(text, 2)).toEqual(seatsIn(FROM_PAGE, 2));
  });

  it('says nothing of seats where nobody wrote any', () => {
    const record = 'game le-havre  rules 1  players 2  length short  seed old\n1.1 red  supply\n';
    expect(readSaved(record, 2)).toEqual({ ok: true, value: { seats: null, confirmed: null, takenBack: null } });
    expect(gameOfRecord('# a comment\n\ngame paris  rules 1')).toBe('paris');
    expect(gameOfRecord('Dear Anna')).toBeNull();
  });

  it('that names somebody unknown, or too many, is refused with the line and what is known', () => {
    expect(readSaved(FROM_TERMINAL.replace('random', 'robot'), 3)).toEqual({
      ok: false,
      problems: [
        {
          at: 'line 2',
          why: 'sitter',
          facts: { word: 'robot', known: 'you, deckhand, mate, captain, harbour-master, random' },
        },
      ],
    });
    expect(readSaved(FROM_TERMINAL, 2)).toEqual({
      ok: false,
      problems: [{ at: 'line 2', why: 'seat-count', facts: { given: 3, players: 2 } }],
    });
  });

  it.each(['# names {"a":1}', '# names [1,2]', '# names nonsense', '# confirmed many'])('passes over “%s”', (row) => {
    const text = FROM_TERMINAL.replace('\n1.1', `\n${row}\n1.1`);
    expect(readSaved(text, 3)).toEqual(readSaved(FROM_TERMINAL, 3));
  });
});
