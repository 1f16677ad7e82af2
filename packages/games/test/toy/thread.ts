import { serveThread } from '@quayside/bots/node/worker';
import { botsIn, games } from '@quayside/games';
import { toyModule } from './module.ts';

// A thread that thinks about the games of the registry and about the toy.
serveThread(botsIn([...games, toyModule]));
