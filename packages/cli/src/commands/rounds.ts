import { table } from '../columns.ts';
import { type Command, FINE, type Flag, GAME_FLAGS, gameFlag, settingsFlags } from '../command.ts';

/** The round cards of a deck in the order they come. */
export const rounds: Command = {
  name: 'rounds',
  flags: {
    game: GAME_FLAGS['game'] as Flag,
    players: GAME_FLAGS['players'] as Flag,
    length: GAME_FLAGS['length'] as Flag,
  },
  run(context) {
    const { speaker } = context;
    const shelf = gameFlag(context);
    const deck = shelf.rounds(settingsFlags(context, shelf));
    if (context.json) {
      context.out(JSON.stringify(deck, null, 2));
      return FINE;
    }
    const heads = [
      { head: speaker.text('term.round'), right: true },
      { head: speaker.text('term.food'), right: true },
      { head: speaker.text('term.harvest') },
      { head: speaker.text('term.town') },
      { head: speaker.text('cli.rounds.ship') },
    ];
    const rows = deck.map(({ round, food, harvest, town, ship }) => [
      String(round),
      String(food),
      harvest ? speaker.text('cli.rounds.yes') : '–',
      town === 'none' ? '–' : speaker.text(`cli.rounds.town-${town}`),
      speaker.say({ key: 'cli.ship-worth', args: { ship: { key: `ship.${ship.type}` }, value: ship.value } }),
    ]);
    for (const line of table(heads, rows)) context.out(line);
    return FINE;
  },
};
