// The page is no part of the command line or of a bot's worker: those find this in its place.
throw new Error('the page of a game is loaded in a page only');
