import {
  argumentOf,
  districtMessage,
  endText,
  francsMessage,
  highOf,
  Kind,
  kindOf,
  lowOf,
  type ParisState,
  Phase,
  paris,
  pointsMessage,
  typeMessage,
  VALUES,
  valueIndexOf,
} from '@quayside/paris';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import type { TrayProps } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import type { Way } from '../table/choosing.ts';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { words } from './choices.ts';
import { EndFormula, ScoreFigures } from './formula.tsx';
import { House, ParisToken } from './icons/index.ts';
import { districtName, indexes, tokenName, typeOf } from './pieces.tsx';
import { spacesOf } from './Sites.tsx';
import { standingIn } from './standing.ts';
import { worthOfEnd, worthOfScore } from './worth.ts';

type Props = TrayProps<ParisState>;

const TRAYS: readonly number[] = [Phase.LOOK, Phase.SCORE, Phase.PUT];
/** What is picked from a few tiles that lie nowhere on the table, or in many places at once. */
export const onTray = ({ phase }: ParisState): boolean => TRAYS.includes(phase);

/** Tiles to pick, as pictures, each with what it is worth to the viewer now. It can be folded to see what lies under it. */
export function Tray(props: Props): ReactElement | null {
  const { view, ways } = props;
  const [folded, setFolded] = useState(false);
  if (ways.length === 0) return null;
  const name = view.phase === Phase.LOOK ? 'keep' : view.phase === Phase.SCORE ? 'score' : 'put';
  return (
    <section className="paris-tray">
      <header>
        <h2>
          <T id={`web.paris.tray.${name}`} args={drawnArgs(view)} />
        </h2>
        <p>
          <T id={`web.paris.tray.${name}-how`} />
        </p>
        <button type="button" className="paris-tray-fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <Icon name="eye" />
          <T id={folded ? 'web.paris.tray.unfold' : 'web.paris.tray.fold'} />
        </button>
      </header>
      {!folded && name === 'keep' && <EndTiles {...props} />}
      {!folded && name === 'score' && <ScoreTiles {...props} />}
      {!folded && name === 'put' && <DrawnTile {...props} />}
    </section>
  );
}

function drawnArgs(view: ParisState): Record<string, string | number | ReturnType<typeof typeMessage>> {
  return {
    type: typeMessage(view.figures.type[view.drawn] as number),
    value: VALUES[valueIndexOf(view.drawn)] as number,
  };
}

const optionOf = ({ options }: Way): number => options[0] as number;

/** Chosen by a touch; only the button on the bar plays it. */
function Choice({
  way,
  chosen,
  onChoose,
  className,
  label,
  children,
}: Pick<Props, 'chosen' | 'onChoose'> & {
  readonly way: Way;
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={chosen !== null && optionOf(chosen) === optionOf(way)}
      data-way={paris.token(optionOf(way))}
      onClick={() => onChoose(way)}
    >
      {children}
    </button>
  );
}

/** One tile: its picture, and under it what it is worth and why. */
function Tile({
  picture,
  worth,
  reason,
  className,
  ...choice
}: Omit<Parameters<typeof Choice>[0], 'children'> & {
  readonly picture: ReactNode;
  readonly worth: ReactNode;
  readonly reason: ReactNode;
}): ReactElement {
  return (
    <li>
      <Choice {...choice} className={`paris-tray-tile ${className}`}>
        <span className="paris-tray-picture">{picture}</span>
        <b>{worth}</b>
        <small>{reason}</small>
      </Choice>
    </li>
  );
}

function EndTiles({ view, viewer, ways, chosen, onChoose }: Props): ReactElement {
  const speaker = useSpeaker();
  const tiles = useMemo(
    () =>
      ways
        .filter((way) => kindOf(optionOf(way)) === Kind.KEEP)
        .map((way) => ({ way, worth: worthOfEnd(view, viewer, optionOf(way)) })),
    [view, viewer, ways],
  );
  return (
    <ul className="paris-tray-tiles">
      {tiles.map(({ way, worth: { points, francs, reason } }) => {
        const tile = argumentOf(optionOf(way));
        return (
          <Tile
            key={tile}
            label={speaker.say(endText(view.figures, tile))}
            picture={<EndFormula figures={view.figures} tile={tile} />}
            worth={<Said message={points > 0 ? pointsMessage(points) : francsMessage(francs)} />}
            reason={reason && <Said message={reason} />}
            way={way}
            chosen={chosen}
            onChoose={onChoose}
            className="paris-from-end-stack"
          />
        );
      })}
    </ul>
  );
}

/** Every score tile in every district that has none: what it would bring the viewer if the game were counted now. */
function ScoreTiles({ view, viewer, ways, chosen, onChoose }: Props): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const placed = ways.filter((way) => kindOf(optionOf(way)) === Kind.SCORE);
  const none = ways.find((way) => kindOf(optionOf(way)) === Kind.DECLINE);
  const pairs = placed.map((way) => ({
    way,
    tile: highOf(argumentOf(optionOf(way))),
    district: lowOf(argumentOf(optionOf(way))),
    points: worthOfScore(view, viewer, optionOf(way)),
  }));
  const tiles = [...new Set(pairs.map(({ tile }) => tile))];
  const districts = [...new Set(pairs.map(({ district }) => district))];
  return (
    <>
      <table className="paris-tray-scores">
        <thead>
          <tr>
            <td />
            {tiles.map((tile) => (
              <th key={tile} scope="col">
                <span className="paris-plaque">
                  <ScoreFigures figures={view.figures} tile={tile} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {districts.map((district) => (
            <tr key={district}>
              <th scope="row">
                <Said message={districtMessage(district)} />
                <small>{rankWords(view, viewer, district, text)}</small>
              </th>
              {pairs
                .filter((pair) => pair.district === district)
                .map(({ way, tile, points }) => (
                  <td key={tile}>
                    <Choice
                      way={way}
                      chosen={chosen}
                      onChoose={onChoose}
                      className="paris-tray-cell"
                      label={`${speaker.say(words.option(view, optionOf(way)))}: ${speaker.say(pointsMessage(points))}`}
                    >
                      {points > 0 ? `+${points}` : '0'}
                    </Choice>
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      {none && (
        <Choice
          way={none}
          chosen={chosen}
          onChoose={onChoose}
          className="paris-tray-none"
          label={speaker.say(words.option(view, optionOf(none)))}
        >
          <Said message={words.option(view, optionOf(none))} />
        </Choice>
      )}
    </>
  );
}

/** "1st of 3, with 8". */
function rankWords(view: ParisState, viewer: number, district: number, text: ReturnType<typeof useText>): string {
  const standing = standingIn(view, district);
  const own = standing.find(({ seat }) => seat === viewer);
  if (!own) return text('web.paris.tray.not-there');
  const ahead = standing.filter(
    ({ sum, highest }) => sum > own.sum || (sum === own.sum && highest > own.highest),
  ).length;
  return text('web.paris.tray.rank', { rank: ahead + 1, of: standing.length, n: own.sum });
}

/** The building that was turned over, in the colours of each district where it can lie. */
function DrawnTile({ view, ways, chosen, onChoose }: Props): ReactElement {
  const speaker = useSpeaker();
  const type = typeOf(view, view.drawn);
  return (
    <ul className="paris-tray-tiles paris-tray-few">
      {ways
        .filter((way) => kindOf(optionOf(way)) === Kind.PUT)
        .map((way) => {
          const district = argumentOf(optionOf(way));
          const space = spacesOf(district)[valueIndexOf(view.drawn)] as number;
          const token = view.tokenBeside(space);
          return (
            <Tile
              key={district}
              label={speaker.say(words.option(view, optionOf(way)))}
              picture={<House type={type} district={districtName(district)} />}
              worth={<Said message={districtMessage(district)} />}
              reason={
                <>
                  {token >= 0 && <ParisToken token={tokenName(token)} />}{' '}
                  <T id="web.paris.tray.houses" args={{ n: housesIn(view, district) }} />
                </>
              }
              way={way}
              chosen={chosen}
              onChoose={onChoose}
              className=""
            />
          );
        })}
    </ul>
  );
}

const housesIn = (view: ParisState, district: number): number =>
  indexes(spacesOf(district).length).filter((at) => view.stands(spacesOf(district)[at] as number)).length;
