import { Connection, type Line, type LineEnds } from '@quayside/live';

let connection: Connection | null = null;

/** The page's line to its server: one for all tables, made when the first is followed. */
export function line(): Connection {
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

/** Whoever signed in or out is somebody else on the line. */
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
