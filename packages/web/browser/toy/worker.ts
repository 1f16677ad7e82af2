import { serveWorker } from '@quayside/bots/browser/worker';
import { botsIn, games } from '@quayside/games';
import { toyModule } from '@quayside/games/toy';

// A worker that thinks about the games of the registry and about the toy.
serveWorker(botsIn([...games, toyModule]));
