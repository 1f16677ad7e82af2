import { BONUS, ONTO_OTHER, ONTO_OWN, unitsOf } from '../data/bonus.ts';
import { PLACES, RESOURCES, SPACES, STACKS } from '../data/names.ts';
import type { Say } from './consistency.ts';
import { whyNotLook } from './end-tiles.ts';
import { hasKeyAt, resourcesOf, whyOutOfReach } from './move.ts';
import { PHASE_NAMES, Phase } from './phases.ts';
import { MOST_PRESTIGE } from './prestige.ts';
import { canPlaceScore, FOURTH } from './score-tile.ts';
import { nextDue, STAND_INS } from './stand-in.ts';
import { ARC, LAID, type ParisState, UNDER_WAY } from './state.ts';
import { familyOf, takesPairs } from './use.ts';
import { Why } from './why.ts';

type Remembered = (typeof UNDER_WAY)[number];

const PAYING = ['from', 'to', 'dueWood', 'dueMarble', 'dueGold'] as const;

/** What each phase remembers of a step that is not finished. All else is zero. */
const REMEMBERS: Readonly<Record<Phase, readonly Remembered[]>> = {
  [Phase.DRAW]: [],
  [Phase.TILE]: ['stackDrawn'],
  [Phase.PUT]: ['stackDrawn', 'drawn'],
  [Phase.BACK]: ['stackDrawn'],
  [Phase.ACTION]: [],
  [Phase.TARGET]: ['from'],
  [Phase.SPEND]: PAYING,
  [Phase.STAND_IN]: [...PAYING, 'nextTile'],
  [Phase.BONUS]: ['to', 'scoreDue'],
  [Phase.PRESTIGE]: ['to', 'scoreDue'],
  [Phase.PRESTIGE_TILE]: ['to', 'scoreDue', 'given'],
  [Phase.SCORE]: [],
  [Phase.AFTER]: [],
  [Phase.LOOK]: [],
  [Phase.CLAIM]: ['resume', 'asking'],
  [Phase.RETREAT]: ['resume', 'asking'],
  [Phase.PAIRS]: ['resume', 'asking', 'course', 'given'],
  [Phase.SELL_MORE]: ['resume', 'asking'],
  [Phase.OVER]: [],
};

/** The phases in which tiles are used and sold. */
const RESUMES: readonly Phase[] = [Phase.DRAW, Phase.ACTION, Phase.AFTER, Phase.BONUS];

/** What is remembered must belong to the phase and fit the table. */
export function checkUnderWay(s: ParisState, say: Say): void {
  const phase = PHASE_NAMES[s.phase];
  const own = REMEMBERS[s.phase];
  const later = own.includes('resume') ? (REMEMBERS[s.resume as Phase] ?? []) : [];
  for (const name of UNDER_WAY)
    if (s[name] !== 0 && !own.includes(name) && !later.includes(name)) say(`underWay.${name}`, 'not-now', { phase });
  const wrong = misfit(s, s.phase);
  if (wrong === 'phase') say('phase', 'no-option', { phase });
  else if (wrong !== '') say(`underWay.${wrong}`, 'missing', { phase });
}

/** What does not fit in a phase, or an empty word. */
function misfit(s: ParisState, phase: Phase): Remembered | 'phase' | '' {
  switch (phase) {
    case Phase.DRAW:
      return s.tilesLeft > 0 ? '' : 'phase';
    case Phase.TILE:
    case Phase.BACK:
      return s.stackDrawn < STACKS && s.inStack(s.stackDrawn) > 0 ? '' : 'stackDrawn';
    case Phase.PUT:
      if (s.stackDrawn >= STACKS) return 'stackDrawn';
      return s.freeDistrict && s.tile[s.drawn] === LAID && !s.space.includes(s.drawn + 1) ? '' : 'drawn';
    case Phase.TARGET:
      return standsAt(s) ? '' : 'from';
    case Phase.SPEND:
    case Phase.STAND_IN:
      return paymentMisfit(s);
    case Phase.BONUS:
      return s.to < SPACES && s.worthOf(s.to) <= 3 && s.keysAt(s.seat, s.to) > 0 ? fourthMisfit(s) : 'to';
    case Phase.PRESTIGE:
    case Phase.PRESTIGE_TILE:
      if (s.given >= MOST_PRESTIGE) return 'given';
      return s.to >= SPACES && s.to < PLACES && s.keysAt(s.seat, s.to) > 0 ? fourthMisfit(s) : 'to';
    case Phase.SCORE:
      return canPlaceScore(s) ? '' : 'phase';
    case Phase.LOOK:
      return whyNotLook(s) === Why.OK ? '' : 'phase';
    case Phase.CLAIM:
      return BONUS[s.asking] === 'claim' ? askingMisfit(s) : 'asking';
    case Phase.RETREAT:
      return BONUS[s.asking] === 'retreat' ? askingMisfit(s) : 'asking';
    case Phase.PAIRS: {
      if (!takesPairs(s.asking)) return 'asking';
      const asked = s.course - familyOf(s.asking);
      if (asked < 0 || asked >= RESOURCES) return 'course';
      // Of six tokens of a kind there are three pairs.
      return s.given <= 3 * asked ? askingMisfit(s) : 'given';
    }
    case Phase.SELL_MORE:
      return unitsOf(s.asking) === 2 ? askingMisfit(s) : 'asking';
    case Phase.ACTION:
    case Phase.AFTER:
    case Phase.OVER:
      break;
  }
  return '';
}

const standsAt = (s: ParisState): boolean => s.from <= ARC && hasKeyAt(s, s.seat, s.from);

/** A tile that asks has been used, and the turn goes on where it was (P-510). */
function askingMisfit(s: ParisState): Remembered | '' {
  if (!s.hasUsed(s.seat, s.asking)) return 'asking';
  const resume = s.resume as Phase;
  return RESUMES.includes(resume) && misfit(s, resume) === '' ? '' : 'resume';
}

/** A score tile is due where four keys stand (P-307). */
function fourthMisfit(s: ParisState): Remembered | '' {
  return s.scoreDue === 0 || (s.scoreDue === 1 && s.keysIn(s.districtOf(s.to)) >= FOURTH) ? '' : 'scoreDue';
}

/** The key is on its way to a place that it may enter, and no more is due than the place costs. */
function paymentMisfit(s: ParisState): Remembered | '' {
  const { seat, from, to } = s;
  if (!standsAt(s)) return 'from';
  if (to >= PLACES || !s.stands(to) || whyOutOfReach(s, from, to) !== Why.OK) return 'to';
  for (let other = 0; other < s.players; other++)
    if (s.keysAt(other, to) > 0 && !s.hasUsed(seat, other === seat ? ONTO_OWN : ONTO_OTHER)) return 'to';
  if (s.keysAt(seat, to) > 0 && hasTwo(s, from)) return 'to';
  const [wood, marble, gold] = resourcesOf(s, to);
  if (s.dueWood > wood) return 'dueWood';
  if (s.dueMarble > marble) return 'dueMarble';
  if (s.dueGold > gold) return 'dueGold';
  if (s.nextTile >= STAND_INS.length) return 'nextTile';
  return nextDue(s) >= 0 ? '' : 'to';
}

/** Has the seat two keys on a place already, other than the one that a key is leaving? */
function hasTwo(s: ParisState, leaving: number): boolean {
  for (let place = 0; place < PLACES; place++) if (place !== leaving && s.keysAt(s.seat, place) > 1) return true;
  return false;
}
