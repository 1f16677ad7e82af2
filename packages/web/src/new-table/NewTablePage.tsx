import { type FormEvent, type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Foot } from '../app/Foot.tsx';
import { GameSpeech } from '../app/GameSpeech.tsx';
import type { GameUI } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { GameDrawing } from '../home/GameDrawing.tsx';
import { beginTable, LONGEST_SEED, newSeed, seedProblem } from '../saved/begin.ts';
import { coloursAt, settingsWith } from '../saved/colours.ts';
import { useGames, useGameUI } from '../use-games.ts';
import { Choice } from '../settings/Choice.tsx';
import { useSettings } from '../settings/settings.ts';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { Chairs } from './Chairs.tsx';
import {
  askedOf,
  type Choices,
  keepChoices,
  lastChoices,
  playedWith,
  playersOf,
  seatsFor,
  settingProblem,
  withPlayers,
} from './choices.ts';
import { Variants } from './Variants.tsx';
import { OwnCardsChoice, WithOwnCards } from '../workshop/OwnCardsChoice.tsx';
import { useOwnCards } from '../workshop/use-own-cards.ts';
import '../look/pages.css';
import './new-table.css';

/** A table to one's own taste. */
export function NewTablePage({ game }: { readonly game: string }): ReactElement {
  const text = useText();
  const games = useGames();
  const { ui, failed } = useGameUI(game);
  return (
    <div className="page new">
      <header className="page-head new-head">
        <h1>
          <T id="web.home.new-of" args={{ game: { key: `game.${game}` } }} />
        </h1>
        <nav className="page-games" aria-label={text('web.new.which')}>
          {games.ids.map((each) => (
            <Link key={each} href={`/new/${each}`} replace aria-current={each === game ? 'page' : undefined}>
              <T id={`game.${each}`} />
            </Link>
          ))}
        </nav>
      </header>
      {failed && (
        <p className="page-warning" role="alert">
          <Icon name="warning" />
          <span>
            <T id="web.home.failed" />
          </span>
          {/* What a browser could not load once it does not ask for again while the page is open. */}
          <button type="button" className="button" onClick={() => location.reload()}>
            <T id="web.new.retry" />
          </button>
        </p>
      )}
      {ui && (
        <GameSpeech ui={ui}>
          <TableForm ui={ui} />
        </GameSpeech>
      )}
    </div>
  );
}

function TableForm({ ui }: { readonly ui: GameUI }): ReactElement {
  const { id, game } = ui;
  const games = useGames();
  const { name } = useSettings();
  const [, go] = useLocation();
  const [choices, setChoices] = useState(() => lastChoices(id, game));
  const [seed, setSeed] = useState('');
  const [beginning, setBeginning] = useState<'not yet' | 'now' | 'failed'>('not yet');
  const own = useOwnCards(ui);
  const chosen = playedWith(game, { ...choices.settings, players: String(choices.players) });
  const wrong = seedProblem(seed);
  const unplayable = askedOf(game, chosen).some((rule) => settingProblem(rule, chosen));
  const seats = seatsFor(choices, name);
  const mine = Math.max(
    0,
    choices.chairs.slice(0, choices.players).findIndex(({ guest }) => guest === 'me'),
  );
  const watching = seats.every(({ sitter }) => sitter !== 'person');
  const change = (next: Choices): void => {
    setChoices(next);
    keepChoices(id, next);
  };
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    if (wrong) {
      document.getElementById('seed')?.focus();
      return;
    }
    if (unplayable) {
      document.querySelector<HTMLElement>('.new-variant:has(.new-wrong)')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    setBeginning('now');
    const settings = settingsWith(game, { ...chosen, ...own.changed(chosen) });
    beginTable(games, { game: id, settings, seed, seats })
      .then((table) => go(`/table/${table}`))
      .catch(() => setBeginning('failed'));
  };
  return (
    <form className="new-form" id="new-table" onSubmit={begin}>
      {beginning === 'failed' && (
        <p className="page-warning" role="alert">
          <Icon name="warning" /> <T id="web.home.failed" />
        </p>
      )}
      <div className="new-desk desk">
        <Choice
          legend={<T id="web.new.players" />}
          values={playersOf(game)}
          value={choices.players}
          label={String}
          onChoose={(players) => change(withPlayers(choices, players))}
        />
        <Chairs ui={ui} choices={choices} onChange={change} />
      </div>
      <div className="new-sheet page-sheet">
        <GameDrawing game={id} />
        <Variants
          ui={ui}
          players={choices.players}
          settings={choices.settings}
          onChange={(settings) => change({ ...choices, settings })}
        />
        <OwnCardsChoice ui={ui} own={own} settings={chosen} />
        <SeedField seed={seed} wrong={wrong} onChange={setSeed} />
      </div>
      <Foot
        sign={<ui.SeatPiece colour={coloursAt(game, choices.players)[mine] ?? 'red'} />}
        title={<T id="web.new.for" args={{ game: { key: `game.${id}` }, n: choices.players }} />}
        line={
          <>
            <WithOwnCards ui={ui} own={own} settings={chosen} />
            {watching ? <T id="web.new.watching" /> : <Company choices={choices} />}
          </>
        }
        primary={
          <button type="submit" form="new-table" className="foot-go" disabled={beginning === 'now'}>
            <T id={watching ? 'web.new.watch' : 'web.new.start'} />
          </button>
        }
      />
    </form>
  );
}

/** Who sits down. */
function Company({ choices: { chairs, players } }: { readonly choices: Choices }): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const named = chairs.slice(0, players).map(({ guest, name }) => {
    if (guest === 'me') return text('web.guest.me');
    if (guest === 'person') return name || text('web.guest.person');
    return text(`web.level.${guest}`);
  });
  return <>{speaker.listed(named)}</>;
}

interface SeedFieldProps {
  readonly seed: string;
  readonly wrong: ReturnType<typeof seedProblem>;
  readonly onChange: (seed: string) => void;
}

function SeedField({ seed, wrong, onChange }: SeedFieldProps): ReactElement {
  const text = useText();
  return (
    <div className="new-seed">
      <label className="choice-name" htmlFor="seed">
        <T id="web.new.seed" />
      </label>
      <p className="choice-what" id="seed-help">
        <T id="web.new.seed-help" />
      </p>
      <div>
        <input
          id="seed"
          className="page-field"
          value={seed}
          // One more than allowed, so that it can be said that it is too long.
          maxLength={LONGEST_SEED + 1}
          autoComplete="off"
          spellCheck={false}
          placeholder={text('web.new.seed-empty')}
          aria-invalid={wrong !== null}
          aria-describedby={wrong ? 'seed-wrong seed-help' : 'seed-help'}
          onChange={({ target }) => onChange(target.value)}
        />
        <button
          type="button"
          className="button"
          aria-label={text('web.new.seed-draw')}
          title={text('web.new.seed-draw')}
          onClick={() => onChange(newSeed())}
        >
          <Icon name="dice" size={18} />
        </button>
      </div>
      {wrong && (
        <p className="new-wrong" id="seed-wrong" role="alert">
          <Said message={wrong} />
        </p>
      )}
    </div>
  );
}
