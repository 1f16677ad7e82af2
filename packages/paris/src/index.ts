export {
  ANY_PRESTIGE,
  ANY_RESOURCE,
  BONUS,
  type BonusKind,
  FRANCS_AT_END,
  TWO_PRESTIGE,
  TWO_RESOURCES,
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
export { paris, parisWith } from './game.ts';
export { kindsHeld, MOST_PRESTIGE, pointsOf } from './rules/bonus.ts';
export { francsFor, resourcesOf } from './rules/move.ts';
export { argumentOf, END_OFFSET, highOf, Kind, kindOf, lowOf } from './rules/option.ts';
export { PHASE_NAMES, Phase } from './rules/phases.ts';
export { type Count, count, districtPoints, held, Standings } from './rules/score.ts';
export { REMOVED } from './rules/setup.ts';
export { canSpend } from './rules/stand-in.ts';
export { ARC, IN_STACK, ParisState, UNKNOWN, USED } from './rules/state.ts';
export { bonusText, endText, scoreText } from './text/tiles.ts';
export {
  districtMessage,
  landmarkMessage,
  placeMessage,
  seatMessage,
  tokenMessage,
  tokensMessage,
  typeMessage,
} from './text/name.ts';
export { parisWords } from './text/messages.ts';
