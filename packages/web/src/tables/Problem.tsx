import type { ReactElement } from 'react';
import type { GameUI } from '../game-ui.ts';
import { GameSpeech } from '../app/GameSpeech.tsx';
import type { Refused } from '../online/requests.ts';
import { Said, T } from '../text/speech.tsx';

/** What was not done, why, and what can be done now; a setting that a game refuses in that game's words. */
export function Problem({ why, ui = null }: { readonly why: Refused; readonly ui?: GameUI | null }): ReactElement {
  const { key, facts, problem } = why;
  return (
    <span role="alert">
      <T id={`web.online.problem.${key}`} args={{ ...facts }} />
      {problem && ui && (
        <>
          {' '}
          <GameSpeech ui={ui}>
            <Said message={ui.words.problem(problem)} />
          </GameSpeech>
        </>
      )}
    </span>
  );
}
