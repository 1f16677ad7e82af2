import type { Consequence, Message } from '@quayside/kernel';
import { FRANCS_AT_END } from '../data/bonus.ts';
import { DISTRICTS } from '../data/names.ts';
import { COUNT_LINE } from '../rules/lines.ts';
import { Phase } from '../rules/phases.ts';
import { count, districtPoints } from '../rules/score.ts';
import { GONE, type ParisState } from '../rules/state.ts';
import { drawnArgs } from './describe.ts';
import { districtMessage, message, points, seatMessage } from './name.ts';
import { bonusMessage } from './tiles.ts';

/** What happened between two states besides the steps themselves: tiles that fit nowhere, fourth keys, the end. */
export function consequences(before: ParisState, after: ParisState): Consequence[] {
  const told: Message[] = [];
  for (const [tile, where] of after.tile.entries()) {
    if (where === GONE && before.tile[tile] !== GONE) told.push(message('paris.log.gone', drawnArgs(after, tile)));
  }
  if (before.tilesLeft > 0 && after.tilesLeft === 0) told.push(message('paris.log.no-tiles'));
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (((after.fourth & ~before.fourth) >> district) & 1)
      told.push(message('paris.log.fourth', { district: districtMessage(district) }));
  }
  if (before.ending === 0 && after.ending > 0) told.push(message('paris.log.ending'));
  if (before.ending < 2 && after.ending === 2) told.push(message('paris.log.last-round'));
  const counted = before.phase !== Phase.OVER && after.phase === Phase.OVER ? finalCount(after) : [];
  return [...told.map((each) => ({ message: each })), ...counted.map((each) => ({ message: each, line: COUNT_LINE }))];
}

/** The districts, then francs with the tile that turns them into points (P-710, P-711). */
function finalCount(s: ParisState): Message[] {
  const told: Message[] = [];
  for (let district = 0; district < DISTRICTS.length; district++) {
    const scored = districtPoints(s, district).flatMap((worth, seat) =>
      worth > 0 ? [message('paris.scored', { seat: seatMessage(seat), points: points(worth) })] : [],
    );
    if (scored.length > 0) told.push(message('paris.log.district', { district: districtMessage(district), scored }));
  }
  for (let seat = 0; seat < s.players; seat++) {
    const worth = count(s, seat).francs;
    if (worth === 0) continue;
    told.push(
      message('paris.log.francs', {
        seat: seatMessage(seat),
        points: points(worth),
        tile: bonusMessage(FRANCS_AT_END),
      }),
    );
  }
  return told;
}
