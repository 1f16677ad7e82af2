export { BLANK_RULES, DRAWING_PARTS, type DrawingPart, MOST_CARDS, MOST_FILE } from './data/card-fields.ts';
export {
  type BlankEffect,
  type CardFile,
  cardOfFile,
  type DrawnPart,
  readCardFile,
  type Texts,
  textIn,
  writeCardFile,
} from './data/card-file.ts';
export { cardSchema } from './data/card-schema.ts';
export { type CardTable, NO_CARDS, readCards } from './data/card-table.ts';
export { CARDS, cardOf, CRAFTSMAN, slugOf, STANDARDS } from './data/cards.ts';
export { CARGO, ENERGY, FOOD, GOOD_NAMES, goodOf, type GoodName, OFFERS, SHIPPING } from './data/goods.ts';
export { type RoundCard, roundCards } from './data/rounds.ts';
export { type Length, REPAYMENT, SEAT_NAMES, SET_CHOICES } from './data/setup.ts';
export { SAILING_ENERGY, SHIP_TYPES, SHIPS } from './data/ships.ts';
export { TILES } from './data/tiles.ts';
export {
  type BuildingType,
  type Card,
  CARD_SETS,
  PRINTED_SETS,
  type CardSet,
  type Effect,
  type NamedRuleName,
} from './data/vocabulary.ts';
export { leHavre } from './game.ts';
export { canBuild } from './rules/build.ts';
export { amountOf, argumentOf, cardByCrane, FEE_GOODS, feeAmount, Kind, kindOf, whatOf } from './rules/option.ts';
export { goesFree } from './rules/fee.ts';
export { PHASE_NAMES, Phase } from './rules/phases.ts';
export { dealOptions, dealtTo, handAt, handOf, putInHand } from './rules/hands.ts';
export { PAWN, pawnedBy } from './rules/pawn.ts';
export { ownNames } from './text/own-names.ts';
export { foodOf } from './rules/pay.ts';
export { pileForTown } from './rules/piles.ts';
export { foodDue, foodDueIn, foodFromShips, harvestOf, loansToFeed } from './rules/round-end.ts';
export { plusOf, soloBand, type Wealth, wealth } from './rules/score.ts';
export { LeHavreState } from './rules/state.ts';
export { highestPile } from './rules/setup.ts';
export { salePrice } from './rules/trade.ts';
export { interestDue, TURNS } from './rules/turn.ts';
export { picksLeft, picksOwed } from './rules/use.ts';
export { CHOICES } from './rules/named/index.ts';
export type { Choice, Price, Thing } from './rules/named/named-rule.ts';
export { cargoWorth, fleetOf } from './rules/named/shipping-line.ts';
export { canBuildShip, lackedForShip } from './rules/named/wharf.ts';
export { cardText } from './text/card-text.ts';
export {
  cardMessage,
  feeMessage,
  goodMessage,
  goodsMessage,
  listedAmounts,
  loans as loansMessage,
  seatMessage,
  shipMessage,
} from './text/phrases.ts';
export { leHavreWords } from './text/messages.ts';
export { BOX, PILE, PILE_SPACE, PILES, SHIP_SPACE, TOWN, UNSEEN, WAITING } from './rules/state.ts';
