import { type CardFile, writeCardFile } from '@quayside/le-havre';

/** A card that somebody made, as the browser keeps it. Its name is a name in every language. */
const ANNA: CardFile = {
  'quayside-card': 1,
  name: { en: 'Anna', ko: 'Anna', ru: 'Anna', it: 'Anna' },
  type: 'economic',
  value: 8,
  price: 8,
  fee: { food: 2, francs: 1, either: true },
  hammers: 1,
  fishermen: 2,
  effects: [
    { convert: { 'smoked-fish': 1, bread: 1 }, into: { franc: 6 }, most: 4 },
    { gain: { wood: 2 }, perHammer: 'clay' },
    { worth: 'ship', francs: 2 },
  ],
  drawing: [
    { part: 'tree', at: 2 },
    { part: 'hip-roof', at: 16 },
    { part: 'awning', at: 20 },
    { part: 'barrel', at: 66 },
    { part: 'boat', at: 82 },
  ],
};

export const OWN_TEXT = writeCardFile(ANNA);
export const OWN_CARD = [
  'quayside.card.own',
  JSON.stringify({ id: 'own', game: 'le-havre', made: 1, text: OWN_TEXT }),
] as const;
