import en from './text/en.json' with { type: 'json' };
import it from './text/it.json' with { type: 'json' };
import ko from './text/ko.json' with { type: 'json' };
import ru from './text/ru.json' with { type: 'json' };

/** What only this game says in the terminal. */
export const texts = { en, it, ko, ru };
