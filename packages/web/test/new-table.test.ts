import { Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { facts as leHavreFacts } from '@quayside/le-havre/facts';
import { paris } from '@quayside/paris';
import { facts as parisFacts } from '@quayside/paris/facts';
import { expect, it } from 'vitest';
import {
  askedOf,
  type Choices,
  keepChoices,
  lastChoices,
  playedWith,
  playersOf,
  seatsFor,
  shuffled,
  variantsOf,
  withGuest,
  withName,
  withPlayers,
} from '../src/new-table/choices.ts';
import { BrowserStorage } from '../src/saved/browser-storage.ts';
import { FakeStorage } from './storage.ts';

const guests = ({ chairs, players }: Choices): string[] => chairs.slice(0, players).map(({ guest }) => guest);

function fresh(): { readonly storage: FakeStorage; readonly kept: BrowserStorage; readonly usual: Choices } {
  const storage = new FakeStorage();
  const kept = new BrowserStorage(() => storage);
  return { storage, kept, usual: lastChoices('le-havre', leHavre, kept) };
}

it('begins with me and captains', () => {
  const { usual } = fresh();
  expect(guests(usual)).toEqual(['me', 'captain', 'captain']);
  expect(usual.settings).toEqual({});
});

it('finds the last choices again', () => {
  const { kept, usual } = fresh();
  const chosen = { ...withName(withGuest(withPlayers(usual, 4), 2, 'person'), 2, 'Teo'), settings: { loans: 'dear' } };
  keepChoices('le-havre', chosen, kept);
  expect(lastChoices('le-havre', leHavre, kept)).toEqual(chosen);
});

it('asks only for what makes a difference: no special buildings in the shortened game, no solo rule for three', () => {
  const asked = (chosen: Readonly<Record<string, string>>): string[] =>
    askedOf(leHavre, chosen).map(({ name }) => name);
  expect(asked({ players: '1' })).toEqual(['length', 'reshuffle', 'loans', 'selling', 'marketplace', 'peek', 'sets']);
  expect(asked({ players: '3' })).not.toContain('marketplace');
  expect(asked({ players: '1', length: 'short' })).toEqual(['length', 'reshuffle', 'loans', 'selling', 'marketplace']);
  // What was half put together for the full game does not stand in the way of a shortened one.
  const chosen = { players: '3', length: 'short', sets: '2:base', loans: 'dear', cards: 'none' };
  expect(playedWith(leHavre, chosen)).toEqual({ players: '3', length: 'short', loans: 'dear', cards: 'none' });
  expect(askedOf(paris, { players: '2' })).toEqual(variantsOf(paris));
});

it('offers the base game’s special buildings, each other set with them, and all, and a table begins with any of them', () => {
  const sets = variantsOf(leHavre).find(({ name }) => name === 'sets');
  expect(sets?.default).toBe('base');
  expect(sets?.values).toEqual([
    'base',
    'base+essen-2008',
    'base+le-grand-hameau',
    'base+essen-2010',
    'base+essen-2008+le-grand-hameau+essen-2010',
  ]);
  for (const value of sets?.values ?? []) {
    for (const players of playersOf(leHavre)) {
      const settings = { sets: value, players: String(players) };
      const table = Table.start(leHavre, { settings, seed: 'sets' });
      expect(table.ok && leHavre.settingsOf(table.value.state)['sets']).toBe(value);
    }
  }
});

it('trusts only what it understands', () => {
  const { storage, kept, usual } = fresh();
  for (const text of ['{', 'null', '[]', '{"players":9,"chairs":{},"settings":5}']) {
    storage.setItem('quayside.new-table.le-havre', text);
    expect(lastChoices('le-havre', leHavre, kept)).toEqual(usual);
  }
  const odd = {
    players: 2,
    chairs: [{ guest: 'me' }, { guest: 'me', name: 7 }],
    settings: { loans: 'free', peek: 'open' },
  };
  storage.setItem('quayside.new-table.le-havre', JSON.stringify(odd));
  const read = lastChoices('le-havre', leHavre, kept);
  expect(guests(read)).toEqual(['me', 'captain']);
  expect(read.settings).toEqual({ peek: 'open' });
});

it('lets me change places, never sit twice', () => {
  const { usual } = fresh();
  const moved = withGuest(withGuest(usual, 1, 'mate'), 1, 'me');
  expect(guests(moved)).toEqual(['mate', 'me', 'captain']);
});

it('keeps a chair for me when there are fewer', () => {
  const { usual } = fresh();
  const last = withGuest(usual, 2, 'me');
  expect(guests(withPlayers(last, 2))).toEqual(['captain', 'me']);
  expect(guests(withPlayers(last, 1))).toEqual(['me']);
});

it('shuffles those who sit at the table, and nobody else', () => {
  const { usual } = fresh();
  const three = withGuest(withGuest(usual, 1, 'mate'), 3, 'deckhand');
  const mixed = shuffled(three, () => 0);
  expect(guests(mixed)).not.toEqual(guests(three));
  expect(guests(mixed).sort()).toEqual(guests(three).sort());
  expect(mixed.chairs.slice(3)).toEqual(three.chairs.slice(3));
});

it('seats people by their names and bots by their levels', () => {
  const { usual } = fresh();
  const table = withName(withGuest(usual, 1, 'person'), 1, ' Teo ');
  expect(seatsFor(table, 'Mina')).toEqual([
    { sitter: 'person', name: 'Mina', standIn: null },
    { sitter: 'person', name: 'Teo', standIn: null },
    { sitter: 'captain', name: '', standIn: null },
  ]);
});

it('asks for nothing that has one value only', () => {
  expect(variantsOf(paris).map(({ name }) => name)).toEqual(['tokens', 'districts', 'holdings']);
});

it('tells on the first page for how many the games are', () => {
  for (const { facts, game } of [
    { facts: leHavreFacts, game: leHavre },
    { facts: parisFacts, game: paris },
  ]) {
    const players = playersOf(game);
    expect(facts.players).toEqual({ least: Math.min(...players), most: Math.max(...players) });
  }
});
