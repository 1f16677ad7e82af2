export {
  ANY_PRESTIGE,
  ANY_RESOURCE,
  BONUS,
  bonusBits,
  type BonusKind,
  FRANCS_AT_END,
  PER_UNUSED,
  RESOURCE_PAIRS,
  RESOURCE_TILES,
  TWO_PRESTIGE,
  TWO_RESOURCES,
  unitsOf,
} from './data/bonus.ts';
export {
  type Edition,
  type EndReward,
  type Figure,
  type Figures,
  type Origin,
  readSheet,
  type Sheet,
  STANDARD_FIGURES,
  STANDARD_SHEET,
} from './data/figures.ts';
export * from './data/names.ts';
export { sellPrice } from './data/printed.ts';
export { paris, parisWith } from './game.ts';
export { canReach, francsFor, hasKeyAt, resourcesOf } from './rules/move.ts';
export { argumentOf, END_OFFSET, highOf, Kind, kindOf, lowOf } from './rules/option.ts';
export { PHASE_NAMES, Phase } from './rules/phases.ts';
export { type Count, count, districtPoints, held, Standings } from './rules/score.ts';
export { MOST_PRESTIGE } from './rules/prestige.ts';
export { FOURTH } from './rules/score-tile.ts';
export { REMOVED } from './rules/setup.ts';
export { canSpend } from './rules/stand-in.ts';
export { ARC, IN_STACK, ParisState, UNKNOWN, UNSEEN, USED } from './rules/state.ts';
export { bonusPrice, spaceOnTrack } from './rules/track.ts';
export { kindsHeld, pairPoints, pointsOf } from './rules/use.ts';
export { seesHoldings } from './rules/view.ts';
export { costOf, gainsOf } from './text/describe.ts';
export { bonusMessage, bonusText, endText, scoreText } from './text/tiles.ts';
export {
  ARC_MESSAGE,
  bankMessage,
  districtMessage,
  francs as francsMessage,
  landmarkMessage,
  placeMessage,
  points as pointsMessage,
  seatMessage,
  tokenMessage,
  tokensListed,
  tokensMessage,
  typeMessage,
} from './text/name.ts';
export { parisWords } from './text/messages.ts';
