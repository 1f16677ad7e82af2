import { table } from '../columns.ts';
import { type Command, FINE } from '../command.ts';
import { GAME_NAMES, gameNamed } from '../games.ts';
import { GAME } from '../settings.ts';
import { gameFlag, settingsFlags } from '../which-game.ts';

const GAMES = GAME_NAMES.filter((name) => gameNamed(name).rounds);

/** The round cards of a deck in the order they come. */
export const rounds: Command = {
  name: 'rounds',
  games: GAMES,
  settings: ['players', 'length'],
  flags: { game: { ...GAME, value: GAMES.join('|') } },
  run(context) {
    const { speaker } = context;
    const shelf = gameFlag(context, GAMES);
    const deck = shelf.rounds?.(settingsFlags(context, shelf)) ?? [];
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
