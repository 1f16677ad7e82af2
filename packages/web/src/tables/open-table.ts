import type { Game, State } from '@quayside/kernel';
import type { TableWish } from '@quayside/live';
import { type Choices, keepChoices, keptChoices, lastChoices } from '../new-table/choices.ts';
import { type Answered, makeTable, seatBot, sitDown } from '../online/requests.ts';

/** Remembered apart from tables at this screen: there the other chairs are for people beside one. */
const keyOf = (id: string): string => `online.${id}`;

export const keepOnline = (id: string, choices: Choices): void => keepChoices(keyOf(id), choices);

/** The last choices; who never made any sits down first and invites the others. */
export function lastOnline(id: string, game: Game<State>): Choices {
  const kept = keptChoices(keyOf(id), game);
  const choices = kept ?? lastChoices(keyOf(id), game);
  if (kept) return choices.players > 1 ? choices : { ...choices, players: 2 };
  return {
    ...choices,
    chairs: choices.chairs.map((chair, at) => ({ ...chair, guest: at === 0 ? 'me' : 'person' })),
  };
}

/** Opens a table and seats whoever is there already; its code. A chair that could not be taken is seen to be free at the table. */
export async function openTable(wish: TableWish, { chairs, players }: Choices): Promise<Answered<string>> {
  const made = await makeTable(wish);
  if (!made.ok) return made;
  const { code } = made.value;
  for (const [at, { guest }] of chairs.slice(0, players).entries()) {
    if (guest === 'me') await sitDown(made.value, at);
    else if (guest !== 'person') await seatBot(code, at, guest);
  }
  return { ok: true, value: code };
}
