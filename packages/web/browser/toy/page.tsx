import '../../src/look/look.css';
import { channelTo } from '@quayside/bots/browser';
import { games } from '@quayside/games';
import { toyModule } from '@quayside/games/toy';
import { createRoot } from 'react-dom/client';
import { App } from '../../src/app/App.tsx';
import { Games } from '../../src/games.ts';

/** The page with one more game in its list. */
const root = document.getElementById('root');
const openBots = () => channelTo(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
if (root) createRoot(root).render(<App games={new Games([...games, toyModule], openBots)} />);
