import { NAMED_RULES, type NamedRuleName } from '../../data/vocabulary.ts';
import type { Kind } from '../option.ts';
import { artsCentre } from './arts-centre.ts';
import { blackMarket } from './black-market.ts';
import { bridgeOverTheSeine } from './bridge-over-the-seine.ts';
import { businessOffice } from './business-office.ts';
import { cattleDrive } from './cattle-drive.ts';
import { coalTrader } from './coal-trader.ts';
import { constructionSite } from './construction-site.ts';
import { tradingFirm, traffickingSpot } from './exchange.ts';
import { fleaMarket } from './flea-market.ts';
import { harbourWatch } from './harbour-watch.ts';
import { haulageFirm } from './haulage-firm.ts';
import { stay } from './stay.ts';
import { localCourt } from './local-court.ts';
import type { Choice, NamedRule } from './named-rule.ts';
import { pawnbrokers } from './pawnbrokers.ts';
import { peek } from './peek.ts';
import { picketLine } from './picket-line.ts';
import { shippingLine } from './shipping-line.ts';
import { wharf } from './wharf.ts';
import { zoo } from './zoo.ts';

/** Every rule that a card's row can name. */
const RULES: Readonly<Record<NamedRuleName, NamedRule>> = {
  peek,
  'arts-centre': artsCentre,
  wharf,
  'black-market': blackMarket,
  'local-court': localCourt,
  'shipping-line': shippingLine,
  'business-office': businessOffice,
  'bridge-over-the-seine': bridgeOverTheSeine,
  'harbour-watch': harbourWatch,
  'coal-trader': coalTrader,
  'haulage-firm': haulageFirm,
  zoo,
  'cattle-drive': cattleDrive,
  'flea-market': fleaMarket,
  hotel: stay,
  'picket-line': picketLine,
  'main-station': stay,
  'trading-firm': tradingFirm,
  'trafficking-spot': traffickingSpot,
  pawnbrokers,
  'construction-site': constructionSite,
};

/** By the number that a card's action carries. */
export const NAMED: readonly NamedRule[] = NAMED_RULES.map((name) => RULES[name]);

/** What each kind of choice means that only named rules ask for; where two rules share one, they mean the same by it. */
export const CHOICES: Readonly<Partial<Record<Kind, Choice>>> = Object.assign(
  {},
  ...NAMED.toReversed().map(({ choices }) => choices),
);
