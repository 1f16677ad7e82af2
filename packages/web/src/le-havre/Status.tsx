import {
  cardMessage,
  foodDue,
  foodFromShips,
  foodOf,
  type LeHavreState,
  pileForTown,
  type RoundCard,
  SHIPS,
  TURNS,
} from '@quayside/le-havre';
import type { Message } from '@quayside/kernel';
import type { CSSProperties, ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { Ship, Sign } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { isNarrow, type Size, useSize } from '../table/size.ts';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { useBreadth } from './breadth.ts';
import { Buttery } from './Buttery.tsx';
import { knownSpecials, roundCard, rounds, shipMessage, shipName } from './harbour.ts';
import { COMING_PLACE, FOOD_PLACE, HARVEST_PLACE, ROUND_PLACE } from './places.ts';

type View = ViewProps<LeHavreState>;

/** Numbers that take as much room as any there can be. */
const WIDE = 88;
/** What a pill has beside its words, in pixels: its ends, and each mark with the gap before the next thing. */
const ENDS = 24;
const MARK = 22;
/** Bold words are so much broader. */
const BOLD = 1.06;

/** In the head: which round and turn it is, what is due at its end, and what comes then. A small screen has the first of it. */
export function Status({ view, viewer }: View): ReactElement {
  const text = useText();
  const size = useSize();
  const narrow = isNarrow(size);
  const card = roundCard(view, view.round);
  const place = { round: view.round, rounds: rounds(view).length, turn: view.turn, turns: TURNS };
  const roundRoom = useRoomFor([text(roundIn(size), { ...place, round: WIDE, turn: 8 })], 0);
  const harvests = [text('web.lh.harvest'), text('web.lh.no-harvest')];
  const harvestRoom = useRoomFor([harvests.toSorted((a, b) => b.length - a.length)[0] ?? ''], 1);
  if (view.final || !card) {
    return (
      <p className="lh-status">
        <span className="pill">
          <T id={narrow ? 'web.lh.final-short' : 'web.lh.final'} />
        </span>
      </p>
    );
  }
  return (
    <div className="lh-status">
      <Place
        id={ROUND_PLACE}
        label={text('web.lh.round-turn', place)}
        closeUp={<RoundCards view={view} />}
        className="pill"
        style={narrow ? {} : roundRoom}
      >
        <b>
          <T id={roundIn(size)} args={place} />
        </b>
      </Place>
      <FoodPill view={view} viewer={viewer} size={size} />
      {!narrow && (
        <Place
          id={HARVEST_PLACE}
          label={text(card.harvest ? 'web.lh.harvest' : 'web.lh.no-harvest')}
          closeUp={card.harvest ? <HarvestWords /> : <RoundCards view={view} />}
          className="pill"
          style={harvestRoom}
        >
          <Sign sign={card.harvest ? 'harvest' : 'no-harvest'} />
          <T id={card.harvest ? 'web.lh.harvest' : 'web.lh.no-harvest'} />
        </Place>
      )}
      {!narrow && <Coming view={view} viewer={viewer} card={card} />}
    </div>
  );
}

/** As wide as these words and so many marks, so that what follows keeps its place when numbers grow. A small screen has no room to spare. */
function useRoomFor(words: readonly string[], marks: number): CSSProperties {
  const breadth = useBreadth();
  const broad = words.reduce((sum, each) => sum + breadth(each, 'sans') * BOLD, 0);
  return { minWidth: `calc(${broad.toFixed(2)}em + ${ENDS + marks * MARK + Math.max(0, words.length - 1) * 6}px)` };
}

/** The smaller the screen, the less of it is said; the label says all. */
const roundIn = (size: Size): string => (isNarrow(size) ? 'web.lh.round-only' : 'web.lh.round-turn');

/** What the viewer owes at the end of this round, what ships bring of it, and whether the rest is there. */
function FoodPill({ view, viewer, size }: Pick<View, 'view' | 'viewer'> & { readonly size: Size }): ReactElement {
  const text = useText();
  const due = foodDue(view, viewer);
  const have = foodOf(view, viewer);
  const asked = roundCard(view, view.round)?.food ?? 0;
  const ships = Math.min(asked, foodFromShips(view, viewer));
  const covered = have >= due;
  const room = useRoomFor(
    [
      ...(ships > 0 ? [text('web.lh.due-less-ships', { n: WIDE, ships: WIDE })] : []),
      text('web.lh.due', { n: WIDE }),
      text('web.lh.have', { n: WIDE }),
    ],
    2,
  );
  return (
    <Place
      id={FOOD_PLACE}
      label={text('web.lh.food-due', { n: due, have })}
      closeUp={<Buttery view={view} seat={viewer} />}
      className={`pill ${covered ? '' : 'warning'}`}
      style={isNarrow(size) ? {} : room}
    >
      <Sign sign="food" />
      {!isNarrow(size) && ships > 0 && (
        <span>
          <T id="web.lh.due-less-ships" args={{ n: asked, ships }} />
        </span>
      )}
      <b>{size === 'low' ? due : <T id="web.lh.due" args={{ n: due }} />}</b>
      {size !== 'low' && (
        <span>
          <T id={isNarrow(size) ? 'web.lh.have-short' : 'web.lh.have'} args={{ n: have }} />
        </span>
      )}
      <Icon name={covered ? 'check' : 'warning'} />
    </Place>
  );
}

/** The ship and the building that come at the end of this round. */
function Coming({ view, viewer, card }: Pick<View, 'view' | 'viewer'> & { readonly card: RoundCard }): ReactElement {
  const ship = SHIPS[card.ship];
  const building = buildingToCome(view, viewer, card);
  const speaker = useSpeaker();
  const comes = [
    ...(ship ? [`${speaker.say(shipMessage(ship.type))} ${ship.value}`] : []),
    ...(building ? [speaker.say(building)] : []),
  ];
  return (
    <Place
      id={COMING_PLACE}
      label={`${speaker.text('web.lh.then')} ${comes.join(', ')}`}
      closeUp={<RoundCards view={view} />}
      className="pill"
    >
      <T id="web.lh.then" />
      {ship && (
        <span>
          <Said message={shipMessage(ship.type)} /> <b>{ship.value}</b>
        </span>
      )}
      {building && (
        <span>
          <Sign sign={card.town === 'special' ? 'special' : 'town'} /> <Said message={building} />
        </span>
      )}
    </Place>
  );
}

const HarvestWords = (): ReactElement => (
  <p className="lh-harvest-words">
    <T id="guide.le-havre.harvest.text" />
  </p>
);

function buildingToCome(view: LeHavreState, viewer: number, { town }: RoundCard): Message | null {
  if (town === 'none') return null;
  if (town === 'special') {
    if (view.specialsLeft === 0) return null;
    const top = knownSpecials(view, viewer).find(({ place }) => place === 0);
    return top ? cardMessage(top.card) : { key: 'web.lh.special' };
  }
  const pile = pileForTown(view);
  return pile < 0 ? null : cardMessage(view.top(pile));
}

/** Every round card: what was, what is and what will be. */
function RoundCards({ view }: Pick<View, 'view'>): ReactElement {
  const text = useText();
  return (
    <table className="lh-rounds">
      <thead>
        <tr>
          <th scope="col">
            <Sign sign="round" label={text('term.round')} />
          </th>
          <th scope="col">
            <Sign sign="food" label={text('term.food')} />
          </th>
          <th scope="col">
            <Sign sign="harvest" label={text('term.harvest')} />
          </th>
          <th scope="col">
            <Sign sign="town" label={text('term.town')} />
          </th>
          <th scope="col">
            <Ship type="wooden" label={text('type.ship')} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds(view).map(({ food, harvest, town, ship }, at) => (
          // By its place: rounds never change places.
          <tr
            key={at}
            className={at + 1 < view.round ? 'lh-past' : ''}
            aria-current={at + 1 === view.round || undefined}
          >
            <th scope="row">{at + 1}</th>
            <td>{food}</td>
            <td>
              {harvest ? (
                <Sign sign="harvest" label={text('web.lh.harvest')} />
              ) : (
                <Sign sign="no-harvest" label={text('web.lh.no-harvest')} />
              )}
            </td>
            <td>
              {town === 'standard' && <Sign sign="town" label={text('web.lh.town-standard')} />}
              {town === 'special' && <Sign sign="special" label={text('web.lh.special')} />}
            </td>
            <td>
              <Ship type={shipName(SHIPS[ship]?.type ?? 0)} label={text(`ship.${shipName(SHIPS[ship]?.type ?? 0)}`)} />{' '}
              {SHIPS[ship]?.value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
