import type { Texts } from '@quayside/speech';
import record from '@quayside/speech/record-texts/en' with { type: 'json' };

const books = import.meta.glob<Texts>('./*.en.json', { eager: true, import: 'default' });

export default Object.assign({}, record, ...Object.values(books)) as Texts;
