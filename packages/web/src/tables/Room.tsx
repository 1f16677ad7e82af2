import type { TableSheet } from '@quayside/live';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameUI } from '../game-ui.ts';
import { GameDrawing } from '../home/GameDrawing.tsx';
import type { SeatColour } from '../icons/index.ts';
import { useReach } from '../online/known.ts';
import {
  type Answered,
  clearBot,
  getUp,
  type Refused,
  seatBot,
  sitDown,
  startTable,
  takeAway,
} from '../online/requests.ts';
import { T } from '../text/speech.tsx';
import { Invitation } from './Invitation.tsx';
import { NameField } from './NameField.tsx';
import { RoomChair } from './RoomChair.tsx';
import { RoomFoot } from './RoomFoot.tsx';
import { chairColours, Variant } from './Seated.tsx';
import type { Told } from './use-sheet.ts';
import { useYou } from './use-you.ts';

const SIGN_IN: Refused = { key: 'sign-in', facts: {} };

interface RoomProps extends Pick<Told, 'why' | 'trouble' | 'take'> {
  readonly ui: GameUI;
  readonly sheet: TableSheet;
}

/** Where people meet before a game: its chairs, who may do what with them, and how friends are invited. */
export function Room({ ui, sheet, why, trouble, take }: RoomProps): ReactElement {
  const { code } = sheet;
  const { me, forgotten } = useReach();
  const [, go] = useLocation();
  const you = useYou();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const isHost = me !== null && me.id === sheet.host;
  const does = async <A,>(deed: () => Promise<Answered<A>>, done: (answer: Answered<A>) => void): Promise<void> => {
    setBusy(true);
    const answer = await deed();
    setBusy(false);
    setRefused(answer.ok ? null : answer.why);
    done(answer);
  };
  const changes = (deed: () => Promise<Answered<TableSheet>>): void => void does(deed, take);
  const sit = (seat: number): void =>
    changes(async () => (await you.does(() => sitDown(sheet, seat))) ?? { ok: false, why: SIGN_IN });
  const colours = chairColours(ui, sheet);
  return (
    <div className={`tables room ${isHost ? 'hosted' : ''} ${why ? 'greyed' : ''}`}>
      <div className="room-table">
        <header className="tables-sheet room-head">
          <GameDrawing game={sheet.game} />
          <div>
            <h1>
              <T id="web.new.for" args={{ game: { key: `game.${sheet.game}` }, n: sheet.seats.length }} />
            </h1>
            <p>
              <Variant ui={ui} sheet={sheet} /> ·{' '}
              <T id={sheet.isPrivate ? 'web.tables.private' : 'web.tables.listed'} />
            </p>
          </div>
        </header>
        <section className="room-desk desk" aria-labelledby="room-chairs">
          <h2 id="room-chairs">
            <T id="web.tables.chairs" />
          </h2>
          <ol>
            {sheet.seats.map((_, at) => (
              <RoomChair
                key={colours[at]}
                ui={ui}
                sheet={sheet}
                at={at}
                colour={colours[at] as SeatColour}
                isHost={isHost}
                busy={busy || why !== null}
                deeds={{
                  sit,
                  getUp: (seat) => changes(() => getUp(code, seat)),
                  seatBot: (seat, level) => changes(() => seatBot(code, seat, level)),
                  clearBot: (seat) => changes(() => clearBot(code, seat)),
                }}
              />
            ))}
          </ol>
        </section>
        <section className="page-sheet tables-doors">
          <NameField you={you} />
        </section>
      </div>
      <div className="room-side">
        <Invitation code={code} />
      </div>
      <RoomFoot
        ui={ui}
        sheet={sheet}
        isHost={isHost}
        busy={busy}
        why={why ?? refused ?? (forgotten ? SIGN_IN : trouble)}
        away={why !== null}
        sit={sit}
        look={me ? null : () => void you.signIn()}
        start={() => changes(() => startTable(code))}
        takeAway={() =>
          void does(
            () => takeAway(code),
            ({ ok }) => ok && go('/tables'),
          )
        }
      />
    </div>
  );
}
