import { CardSurvey } from '@quayside/bots/surveys/le-havre';
import type { CardUse } from '@quayside/bots/trials/le-havre';
import { cardMessage, cardOf } from '@quayside/le-havre';
import type { CardGames, Head } from '../game-terminal.ts';
import type { Speaker } from '../words.ts';

const NOTHING = '–';

/** How a card fared, in columns: in how many games, and what a visit earned. */
export const USE_HEADS: readonly Head[] = [
  { key: 'cli.cards.name' },
  { key: 'cli.use.games', right: true },
  { key: 'cli.use.shown', right: true },
  { key: 'cli.use.bought', right: true },
  { key: 'cli.use.entered', right: true },
  { key: 'cli.use.touched', right: true },
  { key: 'cli.use.visits', right: true },
  { key: 'cli.use.earned', right: true },
];

const rounded = (value: number): number => Math.round(value * 10) / 10;
const perVisit = ({ visits, earned }: CardUse): number | null => (visits === 0 ? null : rounded(earned / visits));

export function useCells(name: string, use: CardUse): readonly string[] {
  const { games, shown, bought, entered, touched, visits } = use;
  const part = shown === 0 ? '' : ` (${Math.round((100 * touched) / shown)}%)`;
  const earned = perVisit(use);
  return [
    name,
    ...[games, shown, bought, entered].map(String),
    `${touched}${part}`,
    String(visits),
    earned === null ? NOTHING : earned.toFixed(1),
  ];
}

/** The same for programs. */
export function useEntry(use: CardUse): Record<string, string | number | null> {
  const { slug, games, shown, bought, entered, touched, visits, best, early, earlyWins, earlyEven } = use;
  return {
    token: slug,
    games,
    shown,
    bought,
    entered,
    touched,
    visits,
    earnedPerVisit: perVisit(use),
    bestVisit: rounded(best),
    boughtEarly: early,
    earlyWins: rounded(earlyWins),
    earlyEvenShare: rounded(earlyEven),
  };
}

/** How every special building fares, with those of all sets in the piles. */
export function leHavreCardGames(bot: string): CardGames {
  const survey = new CardSurvey(bot);
  return {
    get played() {
      return survey.played;
    },
    playOne: () => survey.playOne(),
    heads: USE_HEADS,
    sheets: (speaker: Speaker) =>
      survey.report().map((use) => ({
        entry: useEntry(use),
        cells: useCells(speaker.say(cardMessage(cardOf(use.slug))), use),
      })),
  };
}
