import type { Texts } from '@quayside/speech';
import record from '@quayside/speech/record-texts/ko' with { type: 'json' };

const books = import.meta.glob<Texts>('./*.ko.json', { eager: true, import: 'default' });

export default Object.assign({}, record, ...Object.values(books)) as Texts;
