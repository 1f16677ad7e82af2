import type { TableSheet } from '@quayside/live';
import { type ReactElement, useState } from 'react';
import { Foot } from '../app/Foot.tsx';
import type { GameUI } from '../game-ui.ts';
import { Icon, type SeatColour } from '../icons/index.ts';
import type { Refused } from '../online/requests.ts';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { sendLink } from './Invitation.tsx';
import { Problem } from './Problem.tsx';
import { chairColours, Ring, useCalled } from './Seated.tsx';
import { freeChair, freeChairs } from './sheets.ts';

interface RoomFootProps {
  readonly ui: GameUI;
  readonly sheet: TableSheet;
  readonly isHost: boolean;
  readonly busy: boolean;
  /** What was not done, or why nothing is told now. */
  readonly why: Refused | null;
  readonly away: boolean;
  readonly sit: (seat: number) => void;
  readonly start: () => void;
  /** Looks on at a game; null where that begins by itself. */
  readonly look: (() => void) | null;
  readonly takeAway: () => void;
}

/** The bar of a table that has not started: what is missing, and the one thing to do about it. */
export function RoomFoot(props: RoomFootProps): ReactElement {
  const { ui, sheet, isHost, busy, why, away, takeAway } = props;
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState(false);
  const mine = sheet.mine === null ? undefined : chairColours(ui, sheet)[sheet.mine];
  return (
    <Foot
      sign={mine ? <ui.SeatPiece colour={mine} /> : <Ring size={34} />}
      title={asked ? <T id="web.tables.take-away-ask" /> : <Title sheet={sheet} />}
      line={
        asked ? (
          <T id="web.tables.take-away-what" />
        ) : why ? (
          <Problem why={why} ui={ui} />
        ) : (
          <Line {...props} sent={sent} />
        )
      }
      primary={<Primary {...props} busy={busy || away} onSent={() => setSent(true)} />}
    >
      {isHost && sheet.state === 'open' && (
        <>
          {asked && (
            <button type="button" className="foot-button" onClick={() => setAsked(false)}>
              <Icon name="close" />
              <span>
                <T id="web.tables.keep" />
              </span>
            </button>
          )}
          <button
            type="button"
            className="foot-button"
            disabled={busy}
            onClick={() => (asked ? takeAway() : setAsked(true))}
          >
            <Icon name="delete" />
            <span>
              <T id={asked ? 'web.tables.take-away-sure' : 'web.tables.take-away'} />
            </span>
          </button>
        </>
      )}
    </Foot>
  );
}

function Title({ sheet }: { readonly sheet: TableSheet }): ReactElement {
  const n = freeChairs(sheet);
  if (sheet.state === 'running') return <T id="web.tables.running" />;
  return <T id={n > 0 ? 'web.tables.chairs-free' : 'web.tables.all-here'} args={{ n }} />;
}

const isEmpty = ({ seats }: TableSheet): boolean => seats.every(({ sitter }) => sitter !== 'person');

function Line({ sheet, isHost, look, sent }: RoomFootProps & { readonly sent: boolean }): ReactElement {
  const name = useHostName(sheet);
  if (sheet.state === 'running') return <T id={look ? 'web.tables.look-on-what' : 'web.tables.running-what'} />;
  if (freeChairs(sheet) > 0) {
    if (sent) return <T id="web.tables.sent" />;
    return (
      <T id={isHost ? 'web.tables.invite' : sheet.mine === null ? 'web.tables.sit-what' : 'web.tables.invite-too'} />
    );
  }
  if (isHost) return <T id={isEmpty(sheet) ? 'web.tables.nobody-yet' : 'web.tables.start-what'} />;
  return name ? <T id="web.tables.host-starts" args={{ name }} /> : <T id="web.tables.host-starts-unnamed" />;
}

function useHostName({ seats, host }: TableSheet): string {
  const called = useCalled();
  return called(seats.find(({ person }) => person?.id === host));
}

/** Sit down; start once everybody is there; until then invite those who are missing. */
function Primary(props: RoomFootProps & { readonly onSent: () => void }): ReactElement {
  const { ui, sheet, isHost, busy, sit, start, look, onSent } = props;
  const text = useText();
  const speaker = useSpeaker();
  const next = freeChair(sheet);
  if (sheet.state === 'running') {
    return (
      <button type="button" className="foot-go" disabled={busy || look === null} onClick={look ?? undefined}>
        <T id="web.tables.look-on" />
      </button>
    );
  }
  if (sheet.mine === null && next >= 0) {
    return (
      <button type="button" className="foot-go" data-do="sit" disabled={busy} onClick={() => sit(next)}>
        <ui.SeatPiece colour={chairColours(ui, sheet)[next] as SeatColour} size={20} />
        <T id="web.tables.sit-at" args={{ colour: speaker.say(ui.words.seat(next)) }} />
      </button>
    );
  }
  if (next < 0) {
    return (
      <button
        type="button"
        className="foot-go"
        data-do="start"
        disabled={busy || !isHost || isEmpty(sheet)}
        onClick={start}
      >
        <T id="web.tables.start" />
      </button>
    );
  }
  const send = async (): Promise<void> => {
    if (await sendLink(sheet.code, text(`game.${sheet.game}`))) onSent();
  };
  return (
    <button type="button" className="foot-go" disabled={busy} onClick={() => void send()}>
      <Icon name="export" />
      <T id="web.tables.send" />
    </button>
  );
}
