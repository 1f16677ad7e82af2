export { BONUS, type BonusKind } from './data/bonus.ts';
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
export { Kind, kindOf } from './rules/option.ts';
export { PHASE_NAMES, Phase } from './rules/phases.ts';
export { type Count, count, districtPoints, held } from './rules/score.ts';
export { ParisState } from './rules/state.ts';
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
