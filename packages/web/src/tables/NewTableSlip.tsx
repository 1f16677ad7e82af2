import { type FormEvent, type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Foot } from '../app/Foot.tsx';
import { GameSpeech } from '../app/GameSpeech.tsx';
import type { GameUI } from '../game-ui.ts';
import { GameDrawing } from '../home/GameDrawing.tsx';
import { Icon } from '../icons/index.ts';
import { askedOf, type Choices, playedWith, settingProblem } from '../new-table/choices.ts';
import { Variants } from '../new-table/Variants.tsx';
import type { Refused } from '../online/requests.ts';
import { coloursAt, settingsWith } from '../saved/colours.ts';
import { Choice } from '../settings/Choice.tsx';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { useGames, useGameUI } from '../use-games.ts';
import { OwnCardsChoice, WithOwnCards } from '../workshop/OwnCardsChoice.tsx';
import { useOwnCards } from '../workshop/use-own-cards.ts';
import { ChairPlates } from './ChairPlates.tsx';
import { keepOnline, lastOnline, openTable } from './open-table.ts';
import { Problem } from './Problem.tsx';
import { addressOf } from './sheets.ts';
import type { You } from './use-you.ts';
import '../new-table/new-table.css';

const FORM = 'open-table';
const WHO = ['link', 'anybody'] as const;
type Who = (typeof WHO)[number];

interface SlipProps {
  readonly you: You;
  /** Nobody can be reached now. */
  readonly greyed: boolean;
  /** Back to the lists, where they are not beside it. */
  readonly onBack: (() => void) | null;
}

/** A new table: which game, who sits where, who may come; and the one deed of the page. */
export function NewTableSlip(props: SlipProps): ReactElement {
  const games = useGames();
  const [game, setGame] = useState(games.ids[0] ?? '');
  const { ui, failed } = useGameUI(game);
  return (
    <section className="tables-slip" aria-labelledby="new-online">
      <header className="wood">
        <h2 id="new-online">
          <T id="web.tables.new" />
        </h2>
        <GameDrawing game={game} />
      </header>
      <div className="tables-slip-body">
        <Choice
          legend={<T id="web.tables.game" />}
          values={games.ids}
          value={game}
          label={(each) => <T id={`game.${each}`} />}
          onChoose={setGame}
        />
        {failed && (
          <p className="tables-wrong" role="alert">
            <T id="web.home.failed" />
          </p>
        )}
        {ui && (
          <GameSpeech ui={ui}>
            <SlipForm key={game} {...props} ui={ui} />
          </GameSpeech>
        )}
      </div>
    </section>
  );
}

function SlipForm({ ui, you, greyed, onBack }: SlipProps & { readonly ui: GameUI }): ReactElement {
  const { id, game } = ui;
  const [, go] = useLocation();
  const [choices, setChoices] = useState(() => lastOnline(id, game));
  const [who, setWho] = useState<Who>('link');
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<Refused | null>(null);
  const own = useOwnCards(ui);
  const chosen = playedWith(game, { ...choices.settings, players: String(choices.players) });
  const unplayable = askedOf(game, chosen).some((rule) => settingProblem(rule, chosen));
  const change = (next: Choices): void => {
    setChoices(next);
    keepOnline(id, next);
    setWhy(null);
  };
  const open = async (): Promise<void> => {
    if (unplayable) {
      document.querySelector<HTMLElement>('.new-variant:has(.new-wrong)')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    setBusy(true);
    const settings = settingsWith(game, { ...chosen, ...own.changed(chosen) });
    const answer = await you.does(() => openTable({ game: id, settings, isPrivate: who === 'link' }, choices));
    setBusy(false);
    if (answer?.ok) go(addressOf(answer.value));
    else setWhy(answer?.why ?? null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    open().catch(() => setBusy(false));
  };
  return (
    <form id={FORM} className="tables-form" onSubmit={submit}>
      <ChairPlates ui={ui} choices={choices} name={you.typed} onChange={change} />
      <Choice
        legend={<T id="web.tables.who" />}
        values={WHO}
        value={who}
        label={(each) => (
          <span className="tables-who">
            {each === 'link' && <Icon name="lock" size={15} />}
            <T id={`web.tables.who.${each}`} />
          </span>
        )}
        onChoose={setWho}
      />
      <Variants
        ui={ui}
        players={choices.players}
        settings={choices.settings}
        onChange={(settings) => change({ ...choices, settings })}
      />
      <OwnCardsChoice ui={ui} own={own} settings={chosen} />
      <Foot
        sign={<Sign ui={ui} choices={choices} />}
        title={<T id="web.new.for" args={{ game: { key: `game.${id}` }, n: choices.players }} />}
        line={
          greyed ? (
            <T id="web.tables.no-answer" />
          ) : why ? (
            <Problem why={why} ui={ui} />
          ) : (
            <>
              <WithOwnCards ui={ui} own={own} settings={chosen} />
              <Company choices={choices} />
            </>
          )
        }
        primary={
          <button type="submit" form={FORM} className="foot-go" disabled={busy || greyed}>
            <T id="web.tables.open-table" />
          </button>
        }
      >
        {onBack ? (
          <button type="button" className="foot-button" onClick={onBack}>
            <Icon name="previous" />
            <span>
              <T id="web.tables.back" />
            </span>
          </button>
        ) : (
          <Link href={`/new/${id}`} className="foot-button">
            <Icon name="bot" />
            <span>
              <T id="web.tables.bots" />
            </span>
          </Link>
        )}
      </Foot>
    </form>
  );
}

function Sign({ ui, choices }: { readonly ui: GameUI; readonly choices: Choices }): ReactElement {
  const mine = choices.chairs.slice(0, choices.players).findIndex(({ guest }) => guest === 'me');
  return <ui.SeatPiece colour={coloursAt(ui.game, choices.players)[Math.max(0, mine)] ?? 'red'} />;
}

/** Who sits down, and how many are invited. */
function Company({ choices: { chairs, players } }: { readonly choices: Choices }): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const sitting = chairs.slice(0, players);
  const invited = sitting.filter(({ guest }) => guest === 'person').length;
  const named = sitting.flatMap(({ guest }) => {
    if (guest === 'person') return [];
    return [guest === 'me' ? text('web.tables.You') : text(`web.level.${guest}`)];
  });
  if (invited > 0) named.push(text('web.tables.invited', { n: invited }));
  return <>{speaker.listed(named)}</>;
}
