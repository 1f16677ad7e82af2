export type { HostedGame } from './games.ts';
export { type Served, type ServerParts, startServer, STORE } from './server.ts';
