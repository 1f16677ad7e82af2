import type { Texts } from '@quayside/speech';

const books = import.meta.glob<Texts>('./*.it.json', { eager: true, import: 'default' });

export default Object.assign({}, ...Object.values(books)) as Texts;
