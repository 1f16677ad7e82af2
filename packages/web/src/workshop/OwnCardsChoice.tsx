import type { Settings } from '@quayside/kernel';
import type { ReactElement } from 'react';
import { GameSpeech } from '../app/GameSpeech.tsx';
import type { GameUI } from '../game-ui.ts';
import { T, useSpeaker } from '../text/speech.tsx';
import { nameOf } from './name-of.ts';
import { withTexts } from './texts.ts';
import { useLanguage } from './use-language.ts';
import type { OwnCards } from './use-own-cards.ts';

interface Props {
  readonly ui: GameUI;
  readonly own: OwnCards;
  /** What was chosen for the table. */
  readonly settings: Settings;
}

/** Which cards of one's own come to a new table. */
export function OwnCardsChoice({ ui, own, settings }: Props): ReactElement | null {
  const language = useLanguage();
  const speaker = useSpeaker();
  const { of, cards, chosen } = own;
  if (!of || cards.length === 0) return null;
  const idle = cards.filter(({ id, card }) => chosen.includes(id) && !of.plays(card, settings));
  return (
    <GameSpeech ui={withTexts(ui, of.texts)}>
      <fieldset className="choice own-cards">
        <legend className="choice-name">
          <T id="web.workshop.own" />
        </legend>
        <p className="choice-what">
          <T id="web.workshop.own-what" />
        </p>
        <div className="choice-values">
          {cards.map(({ id, card }) => (
            <label key={id}>
              <input type="checkbox" className="unseen" checked={chosen.includes(id)} onChange={() => own.turn(id)} />
              <span>{nameOf(of, card, language)}</span>
            </label>
          ))}
        </div>
        {idle.length > 0 && (
          <p className="new-wrong" role="status">
            <T
              id="web.workshop.own-not"
              args={{ names: speaker.listed(idle.map(({ card }) => nameOf(of, card, language))) }}
            />
          </p>
        )}
      </fieldset>
    </GameSpeech>
  );
}

/** Says before the start that cards of one's own are in the game. */
export function WithOwnCards({ ui, own, settings }: Props): ReactElement | null {
  const language = useLanguage();
  const speaker = useSpeaker();
  const { of } = own;
  const playing = own.playing(settings);
  if (!of || playing.length === 0) return null;
  const names = speaker.listed(playing.map(({ card }) => nameOf(of, card, language)));
  return (
    <GameSpeech ui={withTexts(ui, of.texts)}>
      <b className="own-cards-said">
        <T id="web.workshop.with-own" args={{ n: playing.length, names }} />
      </b>{' '}
    </GameSpeech>
  );
}
