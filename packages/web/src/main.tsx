// What every screen is made of comes first: each part may bend it.
import './look/type.ts';
import './look/paper.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { games } from '@quayside/games';
import { openBots } from '@quayside/games/browser';
import { App } from './app/App.tsx';
import { Games } from './games.ts';
import './settings/install.ts';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App games={new Games(games, openBots)} />
    </StrictMode>,
  );
}
