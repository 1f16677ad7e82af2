import { type ReactElement, type RefObject, useState } from 'react';
import type { GameUI } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { pictureOf } from '../app/picture.ts';
import { download, handOver } from '../saved/download.ts';
import { T, useText } from '../text/speech.tsx';
import { linkTo } from './link.ts';
import type { Workshop } from './workshop.ts';

/** What a file of a card is called. */
const fileName = (name: string, ending: string): string =>
  `${
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'card'
  }.${ending}`;

/** The card for others: as a link, a file or a picture. */
export function ShareRow<C>({
  ui,
  of,
  card,
  name,
  face,
  sound,
}: {
  readonly ui: GameUI;
  readonly of: Workshop<C>;
  readonly card: C;
  readonly name: string;
  readonly face: RefObject<HTMLElement | null>;
  /** Can it be played with? Only then it is shared. */
  readonly sound: boolean;
}): ReactElement {
  const say = useText();
  const text = of.write(card);
  const [shared, setShared] = useState<{ readonly text: string; readonly how: string } | null>(null);
  const said = shared?.text === text ? shared.how : null;
  const link = linkTo(location.origin, ui.id, text);
  const copyLink = (): void => {
    navigator.clipboard?.writeText(link).then(
      () => setShared({ text, how: 'link' }),
      () => setShared({ text, how: 'no-clipboard' }),
    );
    if (!navigator.clipboard) setShared({ text, how: 'no-clipboard' });
  };
  const savePicture = (): void => {
    const shown = face.current?.firstElementChild;
    if (!(shown instanceof HTMLElement)) return;
    void pictureOf(shown).then((picture) => {
      if (picture) handOver(fileName(name, 'png'), picture);
      setShared({ text, how: picture ? 'picture' : 'no-picture' });
    });
  };
  return (
    <div className="ws-share">
      <button type="button" disabled={!sound} data-key="l" onClick={copyLink}>
        <Icon name="copy" />
        <T id="web.workshop.link" />
      </button>
      <button
        type="button"
        disabled={!sound}
        onClick={() => {
          download(fileName(name, 'json'), `${text}\n`);
          setShared({ text, how: 'file' });
        }}
      >
        <Icon name="export" />
        <T id="web.workshop.file" />
      </button>
      <button type="button" disabled={!sound} onClick={savePicture}>
        <Icon name="eye" />
        <T id="web.workshop.picture" />
      </button>
      <p role="status">{said && <T id={`web.workshop.shared.${said}`} />}</p>
      {said === 'no-clipboard' && (
        <input className="ws-address" readOnly value={link} aria-label={say('web.workshop.address')} />
      )}
    </div>
  );
}
