import { bonusMessage, bonusText, endText, type ParisState } from '@quayside/paris';
import type { ReactElement } from 'react';
import type { SeatProps } from '../game-ui.ts';
import { markMore } from '../look/more.ts';
import { Place } from '../table/Place.tsx';
import { useSize } from '../table/size.ts';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { BonusCloseUp, EndCloseUp } from './TileCloseUps.tsx';
import { BonusFormula, EndFormula } from './formula.tsx';
import { unusedBonus, unusedEnds, usedBonus, usedEnds } from './pieces.tsx';
import { ownBonusPlace, ownEndPlace } from './places.ts';
import { useEndWishes, useWishes } from './wishes.ts';

type Props = SeatProps<ParisState>;

/** So many lie side by side as tiles; more lie in two rows and are half as high. A desk that is not large has less room for them. */
const IN_A_ROW = 5;
const ON_A_DESK = 2;
/** More than so many in two rows take the room of the words beside them. */
const BESIDE_WORDS = 6;

/** The viewer's tiles: those to use, and the numbers of those that were used. */
export function OwnTiles(props: Props): ReactElement {
  const { view, seat } = props;
  const text = useText();
  const bonus = unusedBonus(view, seat);
  const ends = unusedEnds(view, seat);
  const used = [...usedBonus(view, seat), ...usedEnds(view, seat)].length;
  const toUse = bonus.length + ends.length;
  const size = useSize();
  const inARow = size === 's' || size === 'm' ? ON_A_DESK : IN_A_ROW;
  return (
    <div
      className={`paris-sheet paris-own-tiles ${toUse > inARow ? 'paris-rows' : ''} ${toUse > BESIDE_WORDS ? 'paris-many-tiles' : ''}`}
      role="group"
      aria-label={text('web.paris.own-tiles')}
    >
      {/* One more or fewer, and they lie anew. */}
      <div key={toUse} ref={markMore} className="paris-tile-row">
        {bonus.map((tile) => (
          <OwnBonus key={tile} {...props} tile={tile} />
        ))}
        {ends.map((tile) => (
          <OwnEnd key={`end ${tile}`} {...props} tile={tile} />
        ))}
      </div>
      <div className="paris-tile-note">
        {toUse + used === 0 ? <T id="web.paris.no-tiles" /> : <T id="web.paris.tiles-to-use" args={{ n: toUse }} />}
        <UsedTiles view={view} seat={seat} />
      </div>
    </div>
  );
}

type TileProps = Props & { readonly tile: number };

function OwnBonus({ tile, ...props }: TileProps): ReactElement {
  const { view } = props;
  const speaker = useSpeaker();
  return (
    <Place
      id={ownBonusPlace(tile)}
      label={`${speaker.say(bonusMessage(tile))}: ${speaker.say(bonusText(view.figures, tile, view.players))}`}
      wishes={useWishes(view, tile)}
      closeUp={<BonusCloseUp {...props} tile={tile} owned />}
      className="paris-bonus paris-own-tile"
    >
      <span className="paris-bonus-number">{tile}</span>
      <BonusFormula figures={view.figures} tile={tile} players={view.players} />
    </Place>
  );
}

function OwnEnd({ tile, view }: TileProps): ReactElement {
  const speaker = useSpeaker();
  const text = useText();
  return (
    <Place
      id={ownEndPlace(tile)}
      label={`${text('web.paris.end-tile')}: ${speaker.say(endText(view.figures, tile))}`}
      wishes={useEndWishes(view, tile)}
      closeUp={<EndCloseUp view={view} tile={tile} />}
      className="paris-bonus paris-own-tile paris-from-end"
    >
      <EndFormula figures={view.figures} tile={tile} />
    </Place>
  );
}

/** The numbers of tiles that were used; they lie open before their owner. So many are shown, the rest are counted. */
export function UsedTiles({
  view,
  seat,
  most = 8,
}: {
  readonly view: ParisState;
  readonly seat: number;
  readonly most?: number;
}): ReactElement | null {
  const text = useText();
  const speaker = useSpeaker();
  const bonus = usedBonus(view, seat);
  const ends = usedEnds(view, seat);
  const all = bonus.length + ends.length;
  if (all === 0) return null;
  const words = [
    ...bonus.map((tile) => speaker.say(bonusMessage(tile))),
    ...ends.map((tile) => speaker.say(endText(view.figures, tile))),
  ];
  const shown = all > most ? most - 1 : most;
  return (
    <span className="paris-used" title={`${text('web.paris.used')}: ${words.join(', ')}`}>
      <span>
        <T id="web.paris.used" />
      </span>
      {bonus.slice(0, shown).map((tile) => (
        <i key={tile}>{tile}</i>
      ))}
      {ends.slice(0, Math.max(0, shown - bonus.length)).map((tile) => (
        <i key={`end ${tile}`} className="paris-from-end">
          <EndFormula figures={view.figures} tile={tile} />
        </i>
      ))}
      {all > most && <span>+{all - shown}</span>}
    </span>
  );
}
