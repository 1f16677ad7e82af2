import { serveThread } from '@quayside/bots/node/worker';
import { botsIn, games } from '../src/index.ts';

// A thread that thinks about the games of the registry.
serveThread(botsIn(games));
