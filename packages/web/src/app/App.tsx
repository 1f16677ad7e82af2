import { Speaker } from '@quayside/speech';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { HomePage } from '../home/HomePage.tsx';
import { letters } from '../look/type.ts';
import { useSettings } from '../settings/settings.ts';
import type { Games } from '../games.ts';
import { bookIn, dressed, languageOf, type Tongue } from '../text/books.ts';
import { SpeechProvider } from '../text/speech.tsx';
import type { Texts } from '@quayside/speech';
import { GamesProvider, useGames } from '../use-games.ts';
import { BookProvider } from './book.ts';
import { Frame } from './Frame.tsx';
import { Mishaps } from './Mishaps.tsx';
import { NewVersion } from './NewVersion.tsx';
import { loadTablePage } from './table-page.ts';
import { useLook } from './theme.ts';
import { Trouble } from './Trouble.tsx';
import { whenWanted } from './when-wanted.tsx';

const TablePage = whenWanted(async () => (await loadTablePage()).TablePage);
const NewTablePage = whenWanted(async () => (await import('../new-table/NewTablePage.tsx')).NewTablePage);
const TablesPage = whenWanted(async () => (await import('../tables/TablesPage.tsx')).TablesPage);
const RoomPage = whenWanted(async () => (await import('../tables/RoomPage.tsx')).RoomPage);
const SavedPage = whenWanted(async () => (await import('../saved/SavedPage.tsx')).SavedPage);
const SettingsPage = whenWanted(async () => (await import('../settings/SettingsPage.tsx')).SettingsPage);
const RulesPage = whenWanted(async () => (await import('../rules/RulesPage.tsx')).RulesPage);
const EncyclopaediaPage = whenWanted(
  async () => (await import('../encyclopaedia/EncyclopaediaPage.tsx')).EncyclopaediaPage,
);
const WorkshopPage = whenWanted(async () => (await import('../workshop/WorkshopPage.tsx')).WorkshopPage);
const AboutPage = whenWanted(async () => (await import('../about/AboutPage.tsx')).AboutPage);

/** The page's texts in the reader's language; the one before stays until the next is there. */
function useTexts(tongue: Tongue, games: Games): { readonly tongue: Tongue; readonly texts: Texts } | null {
  const [book, setBook] = useState<{ readonly tongue: Tongue; readonly texts: Texts } | null>(null);
  useEffect(() => {
    let left = false;
    Promise.all([bookIn(tongue), letters(languageOf(tongue))])
      .then(([own]) => {
        const told = games.facts.map(({ texts }) => dressed(tongue, texts[languageOf(tongue)]));
        if (!left) setBook({ tongue, texts: Object.assign({}, own, ...told) as Texts });
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [tongue, games]);
  return book;
}

export function App({ games }: { readonly games: Games }): ReactElement | null {
  const { language } = useSettings();
  const book = useTexts(language, games);
  useLook();
  const speaker = useMemo(() => book && new Speaker(languageOf(book.tongue), book.texts), [book]);
  useEffect(() => {
    if (speaker) document.documentElement.lang = speaker.language;
  }, [speaker]);
  if (!book || !speaker) return null;
  return (
    <GamesProvider value={games}>
      <BookProvider value={book.texts}>
        <SpeechProvider speaker={speaker}>
          <Mishaps>
            <Pages speaker={speaker} />
          </Mishaps>
          <NewVersion />
        </SpeechProvider>
      </BookProvider>
    </GamesProvider>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  saved: 'web.saved',
  tables: 'web.tables',
  settings: 'web.settings',
  about: 'web.about',
  new: 'web.new-table',
  rules: 'web.rules',
  cards: 'web.cards',
  workshop: 'web.workshop',
};

function Pages({ speaker }: { readonly speaker: Speaker }): ReactElement {
  const [location] = useLocation();
  const games = useGames();
  useEffect(() => {
    const title = TITLES[location.split('/')[1] ?? ''];
    document.title = title ? `${speaker.text(title)} · Quayside` : 'Quayside';
  }, [location, speaker]);
  const at = useRef(location);
  // Whoever goes to another page is at its beginning, with the keyboard too.
  useEffect(() => {
    if (at.current === location) return;
    at.current = location;
    const content = document.getElementById('content');
    content?.focus({ preventScroll: true });
    content?.scrollTo(0, 0);
  }, [location]);
  return (
    <Switch>
      <Route path="/">
        <Frame>
          <HomePage />
        </Frame>
      </Route>
      <Route path="/new/:game">
        {({ game }) =>
          games.has(game) ? (
            <Frame>
              <NewTablePage key={game} game={game} />
            </Frame>
          ) : (
            <Lost />
          )
        }
      </Route>
      <Route path="/rules/:game">
        {({ game }) =>
          games.has(game) ? (
            <Frame>
              <RulesPage key={game} game={game} />
            </Frame>
          ) : (
            <Lost />
          )
        }
      </Route>
      <Route path="/cards/:game?/:thing?">
        {({ game = games.ids[0] ?? '', thing = null }) =>
          games.has(game) ? (
            <Frame>
              <EncyclopaediaPage game={game} thing={thing} />
            </Frame>
          ) : (
            <Lost />
          )
        }
      </Route>
      <Route path="/workshop/:game?">
        {({ game = games.ids[0] ?? '' }) =>
          games.has(game) ? (
            <Frame>
              <WorkshopPage key={game} game={game} />
            </Frame>
          ) : (
            <Lost />
          )
        }
      </Route>
      <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/tables">
        <Frame>
          <TablesPage />
        </Frame>
      </Route>
      <Route path="/tables/:code">{({ code }) => <RoomPage key={code} code={code} />}</Route>
      <Route path="/saved">
        <Frame>
          <SavedPage />
        </Frame>
      </Route>
      <Route path="/settings">
        <Frame>
          <SettingsPage />
        </Frame>
      </Route>
      <Route path="/about">
        <Frame>
          <AboutPage />
        </Frame>
      </Route>
      <Route>
        <Lost />
      </Route>
    </Switch>
  );
}

const Lost = (): ReactElement => <Trouble title="web.trouble.no-page" what="web.trouble.no-page-what" />;
