// What every screen is made of comes first: each part may bend it.
import './look/type.ts';
import './look/look.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { games } from '@quayside/games';
import { openBots } from '@quayside/games/browser';
import { App } from './app/App.tsx';
import { fetchTableAt } from './app/table-page.ts';
import { keepUpToDate } from './app/new-version.ts';
import { Games } from './games.ts';
import './settings/install.ts';

const here = new Games(games, openBots);
fetchTableAt(here, location.pathname);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App games={here} />
    </StrictMode>,
  );
}

// Over plain HTTP from another machine there are no service workers: the page then is what comes over the network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  keepUpToDate(navigator.serviceWorker, () => location.reload()).catch(() => undefined);
}
