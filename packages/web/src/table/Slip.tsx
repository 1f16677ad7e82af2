import type { Message, State } from '@quayside/kernel';
import type { ReactElement } from 'react';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { Said, T } from '../text/speech.tsx';
import { slipPlace, type Way } from './choosing.ts';
import { wordsOf } from './decision.ts';
import { Gains } from './Gains.tsx';
import type { HintWay } from './hint.ts';
import { HintSlip } from './HintSlip.tsx';
import { PlanRows, rowsSeen } from './PlanRows.tsx';
import { PickRows } from './PickRows.tsx';
import { ReadAbout } from './ReadAbout.tsx';
import { Reasons } from './Reasons.tsx';
import { Sheet } from './Sheet.tsx';
import { isNarrow, useSize } from './size.ts';
import type { TableContext } from './table-context.tsx';
import type { ChoosingHere } from './use-choosing.ts';

interface SlipProps {
  readonly context: TableContext;
  readonly choosing: ChoosingHere;
  readonly seats: readonly SeatLabel[];
  /** All that can be done is listed. */
  readonly listed: boolean;
  readonly onClose: () => void;
  /** Somebody wants to go the way of a hint. */
  readonly onFollow: (way: HintWay) => void;
  /** Brings the page of a narrow screen into sight on which something lies. */
  readonly onPlace: (place: string) => void;
  readonly onDismissHint: () => void;
  readonly onReopen: () => void;
}

/**
 * All that is to be decided about one deed, on one sheet that is docked on the button. It lies over the story and pushes nothing.
 * It grows upwards and does not shrink while it is about the same thing.
 */
export function Slip(props: SlipProps): ReactElement | null {
  const { context, choosing, listed, onClose, onFollow, onPlace, onDismissHint, onReopen } = props;
  const { ui, scene } = context;
  const size = useSize();
  const { touched, decision, ways, held } = choosing;
  const { way, rows, picks, gains } = decision;
  if (scene.hint) {
    return <HintSlip context={context} onFollow={onFollow} onPlace={onPlace} onDismiss={onDismissHint} />;
  }
  if (listed) {
    return (
      <Sheet name="list" onClose={onClose}>
        <h2>
          <T id="web.slip.all" />
        </h2>
        <WayList ui={ui} view={scene.view} ways={ways.all.filter(isOffered)} chosen={way} onChoose={choosing.choose} />
        {scene.canReopen && ui.beforeOpening && (
          <button type="button" className="chip slip-door" data-do="reopen" onClick={onReopen}>
            <Said message={ui.beforeOpening} />
          </button>
        )}
      </Sheet>
    );
  }
  const here = touched ? ways.at(touched.place) : [];
  // What the button does anyway, and nothing else, is no question.
  const isAnswered = ways.placeless.length === 1 && way === ways.placeless[0];
  const inWords = touched || isAnswered ? [] : ways.placeless;
  const asks = rows.length > 0 || picks !== null || here.length > 1 || inWords.length > 0;
  if (!touched && !asks) return null;
  // On a small screen the bar says it all where nothing is left to decide.
  if (isNarrow(size) && !asks && way) return null;
  const place = slipPlace(touched?.place ?? null, way, here.length);
  const { SlipBody } = ui;
  const hasBody = decision.path !== null && (ui.hasBody?.(scene.view, way) ?? false);
  const Head = place !== '' && (ui.heads?.(place) ?? true) ? ui.SlipHead : undefined;
  // Another question is another sheet, however like the last one it looks: none of its rows was pushed away by another.
  const name = `${place} ${scene.steps}`;
  return (
    <Sheet
      key={name}
      name={name}
      onClose={touched ? onClose : null}
      wide={hasBody || rowsSeen(ui, rows) > WIDE_FROM}
      foot={
        // Other sums are another foot.
        <div key={gains.map(({ key, amount }) => `${amount} ${key}`).join()} className="slip-foot">
          <Sum gains={gains} />
          <ReadAbout ui={ui} place={place} />
        </div>
      }
    >
      {SlipBody && hasBody ? (
        <SlipBody
          view={scene.view}
          viewer={scene.viewer}
          seats={props.seats}
          place={place}
          way={way}
          path={decision.path ?? []}
          rows={rows}
          onChoices={choosing.wishAll}
        />
      ) : Head ? (
        <Head view={scene.view} viewer={scene.viewer} seats={props.seats} place={place} way={way} />
      ) : touched ? (
        <h2>{touched.label}</h2>
      ) : (
        <h2>
          <Said message={ui.words.asked(scene.view)} />
        </h2>
      )}
      {touched && here.length === 0 && (
        <div className="slip-row">
          {!Head && touched.closeUp}
          <Reasons context={context} wishes={touched.wishes} />
        </div>
      )}
      {here.length > 1 && (
        <WayList ui={ui} view={scene.view} ways={here} chosen={way ?? held} onChoose={choosing.choose} short />
      )}
      {here.length === 1 && !way && !held && (
        <WayList ui={ui} view={scene.view} ways={here} chosen={null} onChoose={choosing.choose} />
      )}
      {inWords.length > 0 && (
        <WayList ui={ui} view={scene.view} ways={inWords} chosen={way} onChoose={choosing.choose} />
      )}
      {!hasBody && (
        <PlanRows
          ui={ui}
          rows={rows}
          titled={!Head && !touched}
          onChange={choosing.wish}
          onChoices={choosing.wishAll}
        />
      )}
      {picks && <PickRows ui={ui} view={scene.view} picks={picks} picked={decision.picked} onPick={choosing.pick} />}
    </Sheet>
  );
}

/** More rows than these have two columns. */
const WIDE_FROM = 5;

const isOffered = ({ options, deed }: Way): boolean => options.length === 1 || deed !== 'lift';

/** You give, you get: both are always there, so that neither makes way. */
function Sum({ gains }: { readonly gains: ChoosingHere['decision']['gains'] }): ReactElement | null {
  const less = gains.filter(({ amount }) => amount < 0);
  const more = gains.filter(({ amount }) => amount > 0);
  if (gains.length === 0) return null;
  return (
    <dl className="slip-sum">
      <div>
        <dt>
          <T id="web.slip.give" />
        </dt>
        <dd>{less.length > 0 ? <Gains gains={less} /> : '–'}</dd>
      </div>
      <div>
        <dt>
          <T id="web.slip.get" />
        </dt>
        <dd>{more.length > 0 ? <Gains gains={more} /> : '–'}</dd>
      </div>
    </dl>
  );
}

function WayList({
  ui,
  view,
  ways,
  chosen,
  onChoose,
  short = false,
}: {
  readonly ui: GameUI;
  readonly view: State;
  readonly ways: readonly Way[];
  readonly chosen: Way | null;
  readonly onChoose: (way: Way) => void;
  /** The slip says already where they are. */
  readonly short?: boolean;
}): ReactElement {
  const words = ways.map((way) => wordsOf(ui, view, way));
  const chips = (short ? ui.chips?.(words) : null) ?? words;
  const names = ways.map(({ options }) => options.join(' '));
  return (
    // Other ways are another list: nothing in it makes way.
    <ul key={names.join()} className="slip-row slip-ways">
      {ways.map((way, at) => (
        <li key={names[at]}>
          <button
            type="button"
            className="chip"
            aria-pressed={way === chosen}
            data-way={way.options.map((option) => ui.game.token(option)).join(', ')}
            onClick={() => onChoose(way)}
          >
            <Said message={chips[at] as Message} />
          </button>
        </li>
      ))}
    </ul>
  );
}
