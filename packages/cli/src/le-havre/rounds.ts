import { roundCards, SHIP_TYPES, SHIPS } from '@quayside/le-havre';
import type { RoundList } from '../game-terminal.ts';

/** The round cards of Le Havre, as the two settings that matter choose them. */
export const leHavreRounds: RoundList = {
  heads: [
    { key: 'term.round', right: true },
    { key: 'term.food', right: true },
    { key: 'term.harvest' },
    { key: 'term.town' },
    { key: 'cli.rounds.ship' },
  ],
  sheets(settings, speaker) {
    const length = settings['length'] === 'short' ? 'short' : 'full';
    return roundCards(Number(settings['players']), length).map(({ food, harvest, town, ship: at }, index) => {
      const { type, value } = SHIPS[at] as (typeof SHIPS)[number];
      const ship = { type: SHIP_TYPES[type]?.name ?? '', value };
      const round = index + 1;
      return {
        entry: { round, food, harvest, town, ship },
        cells: [
          String(round),
          String(food),
          harvest ? speaker.text('cli.rounds.yes') : '–',
          town === 'none' ? '–' : speaker.text(`cli.rounds.town-${town}`),
          speaker.say({ key: 'cli.ship-worth', args: { ship: { key: `ship.${ship.type}` }, value } }),
        ],
      };
    });
  },
};
