// The terminal is no part of the page: a bundle finds this in its place.
throw new Error('the terminal of a game is loaded in Node only');
