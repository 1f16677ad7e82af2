import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import type { SeatColour } from '../icons/seat-colour.ts';
import { Said, T, useSpeaker } from '../text/speech.tsx';
import type { Article } from './article.ts';
import type { TableNow } from './table-now.ts';

/** Whose it is and where, in the game that was left. */
export function Now({
  ui,
  of,
  table,
}: {
  readonly ui: GameUI;
  readonly of: Article;
  readonly table: TableNow | null;
}): ReactElement | null {
  const speaker = useSpeaker();
  if (!table || !of.where) return null;
  const seats: SeatLabel[] = ui.game.seatsOf(table.view).map((colour, seat) => ({
    seat,
    colour,
    name: speaker.say(ui.words.seat(seat)),
    role: null,
  }));
  const found = of.where(table.view, seats);
  if (!found) return null;
  const owner = found.seat === null ? null : seats[found.seat];
  const { SeatPiece } = ui;
  return (
    <section className={`enc-sheet enc-now ${owner ? `seat-${owner.colour}` : ''}`}>
      <h2>
        <T id="web.cards.now" />
      </h2>
      <p className="enc-where">
        {owner && <SeatPiece colour={owner.colour as SeatColour} size={22} />}
        <b>
          <Said message={found.where} />
        </b>
      </p>
      {found.more.map((each, at) => (
        <p key={at}>
          <Said message={each} />
        </p>
      ))}
    </section>
  );
}

/** Things that go with this one, each with the reason. */
export function Neighbours({
  of,
  articles,
  game,
}: {
  readonly of: Article;
  readonly articles: readonly Article[];
  readonly game: string;
}): ReactElement {
  const speaker = useSpeaker();
  return (
    <ul className="enc-neighbours">
      {of.neighbours.map(({ article: id, why }) => {
        const article = articles.find((each) => each.id === id);
        return (
          article && (
            <li key={id}>
              <Link href={`/cards/${game}/${id}`}>
                <span className="enc-thumb">{article.picture}</span>
                <b>{speaker.say(article.name)}</b>
              </Link>
              <span>
                <Said message={why} />
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
