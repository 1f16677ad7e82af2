import { Connection, type Line, type LineEnds } from '@quayside/live';

let connection: Connection | null = null;
/** The id of whoever is on it: the server asks who they are only when it is opened. */
let caller: string | null = null;

/** Somebody's line to the server: one for all tables, made when the first is followed. Somebody else gets another one. */
export function line(person: string): Connection {
  if (caller !== person) hangUp();
  caller = person;
  connection ??= new Connection({
    open,
    later: (milliseconds, what) => {
      const timer = setTimeout(what, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
  return connection;
}

/** The next line is opened with the session of then. */
export function hangUp(): void {
  connection?.close();
  connection = null;
}

function open({ opened, heard, closed }: LineEnds): Line {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
  const ends = new AbortController();
  const { signal } = ends;
  socket.addEventListener('open', opened, { signal });
  socket.addEventListener('message', ({ data }) => heard(String(data)), { signal });
  socket.addEventListener('close', ({ code }) => closed(code), { signal });
  return {
    post: (text) => socket.send(text),
    close: () => {
      ends.abort();
      socket.close();
    },
  };
}
