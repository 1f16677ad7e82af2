import { serveWorker } from '@quayside/bots/browser/worker';
import { botsIn, games } from '../src/index.ts';

// A browser's worker that thinks about the games of the registry.
serveWorker(botsIn(games));
