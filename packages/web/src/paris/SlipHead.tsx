import type { Message } from '@quayside/kernel';
import {
  BONUS_TILES,
  count,
  DISTRICTS,
  districtMessage,
  districtOf,
  END_TILES,
  LANDMARKS,
  landmarkMessage,
  type ParisState,
  paris,
  placeOf,
  pointsMessage,
  SCORE_TILES,
  SPACES,
  STACKS,
  tokenOf,
  TOKENS,
  typeMessage,
} from '@quayside/paris';
import type { ReactElement, ReactNode } from 'react';
import type { SlipHeadProps } from '../game-ui.ts';
import { Said, T } from '../text/speech.tsx';
import { House, Landmark } from './icons/index.ts';
import { districtBuiltIn } from './moves.ts';
import { ArcCloseUp, BankCloseUp, DistrictCloseUp, PlaceFacts } from './PlaceCloseUps.tsx';
import {
  BonusCloseUp,
  EndCloseUp,
  EndStackCloseUp,
  LandmarkFacts,
  ScoreCloseUp,
  StackCloseUp,
  TokenCloseUp,
} from './TileCloseUps.tsx';
import { districtName, landmarkName, typeOf } from './pieces.tsx';

type Props = SlipHeadProps<ParisState>;

/** What was touched, drawn large: a house, a landmark, a tile; and what there is to say of it. */
export function SlipHead(props: Props): ReactElement | null {
  const [kind = '', ...rest] = props.place.split(' ');
  const name = rest.join(' ');
  if (kind === 'place') return <SiteHead {...props} site={placeOf(name)} />;
  if (kind === 'landmark') return <LandmarkHead {...props} landmark={LANDMARKS.findIndex((each) => each === name)} />;
  const leaf = leafAbout(props, kind, name);
  return leaf ? <div className="paris-slip-leaf">{leaf}</div> : null;
}

/** The leaf about anything else, by the name of its place. */
function leafAbout(props: Props, kind: string, name: string): ReactNode {
  const { view } = props;
  const number = Number(name.split(' ').at(-1));
  switch (kind) {
    case 'bank':
      return <BankCloseUp {...props} district={districtOf(name)} />;
    case 'arc':
      return <ArcCloseUp {...props} />;
    case 'district':
      return <DistrictCloseUp {...props} district={districtOf(name)} />;
    case 'stack':
      return number <= STACKS && <StackCloseUp view={view} stack={number - 1} />;
    case 'end':
      return (
        <>
          <EndStackCloseUp view={view} />
          {props.way && (
            <p className="paris-warning">
              <T id="web.paris.look-is-action" />
            </p>
          )}
        </>
      );
    case 'bonus':
      return number <= BONUS_TILES && <BonusCloseUp {...props} tile={number} />;
    case 'score':
      return number <= SCORE_TILES && <ScoreCloseUp view={view} tile={number - 1} />;
    case 'supply':
      return <TokenCloseUp view={view} kind={tokenOf(name)} />;
    case 'own':
      return aboutOwn(props, name, number);
    default:
      return null;
  }
}

function aboutOwn(props: Props, name: string, number: number): ReactNode {
  const { view } = props;
  if (name.startsWith('bonus')) return <BonusCloseUp {...props} tile={number} owned />;
  if (name.startsWith('end')) return number <= END_TILES && <EndCloseUp view={view} tile={number} />;
  const kind = TOKENS.findIndex((token) => name === `token ${token}`);
  return kind < 0 ? null : <TokenCloseUp view={view} kind={kind} />;
}

/** A picture, a name with its value, and where it is. */
function Head({
  picture,
  name,
  where,
  children,
}: {
  readonly picture: ReactNode;
  readonly name: Message;
  readonly where: Message | null;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="paris-slip-head">
      <div className="paris-slip-picture">{picture}</div>
      <h2>
        <Said message={name} />
      </h2>
      {where && (
        <p className="paris-slip-where">
          <Said message={where} />
        </p>
      )}
      <div className="paris-slip-leaf">{children}</div>
    </div>
  );
}

function SiteHead({ site, ...props }: Props & { readonly site: number }): ReactElement | null {
  if (site < 0) return null;
  if (site >= SPACES) return <LandmarkHead {...props} landmark={site - SPACES} />;
  const { view } = props;
  const district = view.districtOf(site);
  const tile = view.tileOn(site);
  const value = view.worthOf(site);
  const name: Message =
    tile < 0
      ? { key: 'web.paris.space-worth', args: { value } }
      : { key: 'web.paris.worth', args: { what: typeMessage(view.figures.type[tile] as number), value } };
  return (
    <Head
      picture={tile >= 0 && <House type={typeOf(view, tile)} district={districtName(district)} />}
      name={name}
      where={districtMessage(district)}
    >
      <PlaceFacts {...props} place={site} priced={props.way !== null} />
      <Afterwards {...props} />
    </Head>
  );
}

function LandmarkHead({ landmark, ...props }: Props & { readonly landmark: number }): ReactElement | null {
  if (landmark < 0) return null;
  const { view, way } = props;
  const stands = (view.landmark[landmark] as number) - 1;
  const district = stands >= 0 ? stands : way ? districtBuiltIn(view, way.options) : -1;
  const value = view.figures.landmarkValue[landmark] as number;
  return (
    <Head
      picture={<Landmark landmark={landmarkName(landmark)} />}
      name={{ key: 'web.paris.worth', args: { what: landmarkMessage(landmark), value } }}
      where={district >= 0 && district < DISTRICTS.length ? districtMessage(district) : null}
    >
      {stands < 0 ? (
        <LandmarkFacts view={view} landmark={landmark} />
      ) : (
        <PlaceFacts {...props} place={SPACES + landmark} />
      )}
      <Afterwards {...props} />
    </Head>
  );
}

/** What the score would be after what is chosen, as the game counts it. */
function Afterwards({ view, viewer, way }: Props): ReactElement | null {
  if (!way) return null;
  const after = paris.blank();
  after.copyFrom(view);
  try {
    for (const option of way.options) paris.apply(after, option);
  } catch {
    return null;
  }
  const more = count(after, viewer).total - count(view, viewer).total;
  if (more === 0) return null;
  return (
    <p>
      <T
        id={more > 0 ? 'web.paris.counts-more' : 'web.paris.counts-less'}
        args={{ points: pointsMessage(Math.abs(more)) }}
      />
    </p>
  );
}
