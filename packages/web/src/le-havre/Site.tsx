import { cardMessage, handOf, highestPile, type LeHavreState, pileForTown, PILES, WAITING } from '@quayside/le-havre';
import type { CSSProperties, ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Sign, TypeMark } from './icons/index.ts';
import { useNarrow } from '../table/size.ts';
import { Place } from '../table/Place.tsx';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { useBreadth } from './breadth.ts';
import { BuildingCard } from './Card.tsx';
import { Effects, Goods } from './Effects.tsx';
import { printedAt, cardsOf, knownSpecials, pileFromTop, roundCard, rounds } from './harbour.ts';
import { placeOfPile, SPECIALS_PLACE } from './places.ts';
import { useRoom } from './room.ts';
import { rowsIn } from './Street.tsx';
import { townRows } from './Town.tsx';

type View = ViewProps<LeHavreState>;

/** The building site: three piles of proposals, what lies under each, and the special buildings. */
export function Site(props: View): ReactElement {
  const [zone, room] = useRoom();
  // As many rows as the town beside it, so that cards stand level; the site itself has four.
  const rows = Math.max(PILES + 1, rowsIn(room, townRows(props.view.players)));
  return (
    <section className="lh-site land" aria-labelledby="lh-site">
      <h2 id="lh-site" className="unseen">
        <T id="web.lh.proposals" />
      </h2>
      <div
        ref={zone}
        className="lh-site-grid"
        style={{ '--rows': rows, '--highest': highestPile(props.view) } as CSSProperties}
      >
        {Array.from({ length: PILES }, (_, pile) => (
          <Pile key={pile} {...props} pile={pile} />
        ))}
        <Specials {...props} />
      </div>
    </section>
  );
}

function Pile({ pile, ...props }: View & { readonly pile: number }): ReactElement {
  const text = useText();
  const { view } = props;
  const [top, ...below] = pileFromTop(view, pile);
  const townNext = pileForTown(view) === pile && !view.final && roundCard(view, view.round)?.town === 'standard';
  return (
    <div className="lh-pile" data-place={placeOfPile(pile)}>
      <div className={`lh-pile-top ${below.length > 0 ? 'lh-pile-high' : ''}`}>
        {top === undefined ? <span className="lh-plot" /> : <BuildingCard card={top} {...props} />}
        {townNext && (
          <span className="lh-town-next" title={text('web.lh.town-next')}>
            <Sign sign="town" label={text('web.lh.town-next')} />
          </span>
        )}
      </div>
      <div className="lh-pile-side">
        {top === undefined && <T id="web.lh.pile-empty" />}
        {top !== undefined && below.length === 0 && <T id="web.lh.pile-last" />}
        {below.length > 0 && (
          <Place
            id={`below ${pile + 1}`}
            label={text('web.lh.below', { n: below.length })}
            closeUp={<PileCloseUp cards={below} />}
            className="lh-below"
          >
            <Below cards={below} />
          </Place>
        )}
      </div>
    </div>
  );
}

/** The height of a line, in the height of its letters. */
const LINE = 1.1;
/** The mark before a name and the value behind it. */
const MARK_AND_VALUE = 3;

/** As many of the cards below as there is room for, from the top down; the close-up has all. */
function Below({ cards }: { readonly cards: readonly number[] }): ReactElement {
  const narrow = useNarrow();
  const [zone, room] = useRoom();
  const letter = room ? Number.parseFloat(getComputedStyle(zone.current ?? document.body).fontSize) : 12;
  // A page that scrolls has room for all.
  const lines = room && !narrow ? Math.floor(room.height / (letter * LINE)) : cards.length * 2 + 1;
  const broad = room ? room.width / letter - MARK_AND_VALUE : 20;
  const { fits, used } = useFitting(cards, lines, broad);
  const left = cards.length - fits;
  return (
    <div ref={zone} className="lh-below-list">
      {used < lines && left === 0 && (
        <span className="lh-below-head">
          <T id="web.lh.under-it" />
        </span>
      )}
      {cards.slice(0, fits).map((card) => (
        // Written anew when the pile gets lower.
        <BelowRow key={`${cards.length} ${card}`} card={card} />
      ))}
      {left > 0 && (
        <span className="lh-below-head">
          <T id="web.lh.more" args={{ n: left }} />
        </span>
      )}
    </div>
  );
}

/** How many of the cards fit into so many lines, when long names take two; where not all do, a line says how many are left. */
function useFitting(
  cards: readonly number[],
  lines: number,
  broad: number,
): { readonly fits: number; readonly used: number } {
  const speaker = useSpeaker();
  const breadth = useBreadth();
  const heights = cards.map((card) =>
    linesOf(speaker.say(cardMessage(card)), broad, (words) => breadth(words, 'sans')),
  );
  const sums = heights.map((_, at) => heights.slice(0, at + 1).reduce((sum, height) => sum + height, 0));
  const upTo = (room: number): number => sums.filter((sum) => sum <= room).length;
  return { fits: upTo(lines) === cards.length ? cards.length : upTo(lines - 1), used: sums.at(-1) ?? 0 };
}

/** How many lines words take, broken at spaces and, where one is broader than a line, inside. */
function linesOf(words: string, broad: number, breadth: (words: string) => number): number {
  let line = '';
  let lines = 1;
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && breadth(longer) > broad) {
      lines++;
      line = word;
    } else line = longer;
    if (breadth(line) > broad) lines++;
  }
  return lines;
}

function BelowRow({ card }: { readonly card: number }): ReactElement {
  const speaker = useSpeaker();
  const { type, value } = printedAt(card);
  return (
    <span className="lh-below-row">
      <TypeMark type={type} />
      <span>{speaker.say(cardMessage(card))}</span>
      <b>{value}</b>
    </span>
  );
}

/** What lies below the top card, with what it does and costs. */
function PileCloseUp({ cards }: { readonly cards: readonly number[] }): ReactElement {
  return (
    <article className="lh-closeup">
      <h3>
        <T id="web.lh.below" args={{ n: cards.length }} />
      </h3>
      <ol className="lh-pile-list">
        {cards.map((card) => (
          <li key={card}>
            <b>
              <Said message={cardMessage(card)} />
            </b>
            <span className="lh-pile-value">{printedAt(card).value}</span>
            <Effects card={printedAt(card)} />
            <span className="lh-cost">
              <Goods of={printedAt(card).build ?? {}} />
            </span>
          </li>
        ))}
      </ol>
    </article>
  );
}

/** The pile of special buildings: how many are left, those that the viewer has looked at, and when the town builds. */
function Specials({ view, viewer }: View): ReactElement {
  const text = useText();
  const known = knownSpecials(view, viewer);
  const inHand = viewer >= 0 ? handOf(view, viewer) : [];
  const waiting = cardsOf(view, WAITING);
  return (
    <div className="lh-pile">
      <div className="lh-pile-top">
        <Place
          id={SPECIALS_PLACE}
          label={text('web.lh.specials-left', { n: view.specialsLeft })}
          closeUp={
            <article className="lh-closeup">
              <h3>
                <T id="web.lh.specials-left" args={{ n: view.specialsLeft }} />
              </h3>
              <Known of={known} />
              <InHand cards={inHand} />
              <TownBuilds view={view} />
            </article>
          }
          className={`lh-specials ${view.specialsLeft === 0 ? 'lh-none' : ''}`}
        >
          <TypeMark type="public" />
          <b>{view.specialsLeft}</b>
          <span>
            <T id="web.lh.specials" args={{ n: view.specialsLeft }} />
          </span>
        </Place>
      </div>
      <div className="lh-pile-side">
        {known.length > 0 ? <Known of={known} /> : inHand.length === 0 && <TownBuilds view={view} />}
        <InHand cards={inHand} />
        {waiting.map((card) => (
          <p key={card}>
            <Said message={cardMessage(card)} />
          </p>
        ))}
      </div>
    </div>
  );
}

function Known({ of }: { readonly of: ReturnType<typeof knownSpecials> }): ReactElement | null {
  const speaker = useSpeaker();
  if (of.length === 0) return null;
  return (
    <ol className="lh-known">
      {of.map(({ place, card }) => (
        <li key={card}>
          {place + 1}. {speaker.say(cardMessage(card))}
        </li>
      ))}
    </ol>
  );
}

/** The special buildings that the viewer may put up at the Construction Site. */
function InHand({ cards }: { readonly cards: readonly number[] }): ReactElement | null {
  const speaker = useSpeaker();
  if (cards.length === 0) return null;
  return (
    <div className="lh-town-builds">
      <b>
        <T id="web.lh.in-hand" />
      </b>
      <ul className="lh-known">
        {cards.map((card) => (
          <li key={card}>{speaker.say(cardMessage(card))}</li>
        ))}
      </ul>
    </div>
  );
}

/** After which rounds the town builds next: from the site, and a special building. */
function TownBuilds({ view }: Pick<View, 'view'>): ReactElement | null {
  const next = (kind: string): number =>
    rounds(view).findIndex(({ town }, at) => at + 1 >= view.round && town === kind);
  const site = pileForTown(view) >= 0 ? next('standard') : -1;
  const special = view.specialsLeft > 0 ? next('special') : -1;
  if (view.final || (site < 0 && special < 0)) return null;
  return (
    <div className="lh-town-builds">
      <b>
        <T id="web.lh.town-builds" />
      </b>
      {site >= 0 && (
        <span>
          <T id="web.lh.town-builds-site" args={{ n: site + 1 }} />
        </span>
      )}
      {special >= 0 && (
        <span>
          <T id="web.lh.town-builds-special" args={{ n: special + 1 }} />
        </span>
      )}
    </div>
  );
}
