import type { Settings } from '@quayside/kernel';
import {
  type CardFile,
  cardOf,
  cardOfFile,
  cardText,
  MOST_CARDS,
  MOST_FILE,
  readCardFile,
  writeCardFile,
} from '@quayside/le-havre';
import { textsIn } from '../../encyclopaedia/texts.ts';
import type { Workshop } from '../../workshop/workshop.ts';
import { TypeMark } from '../icons/index.ts';
import { BLANK, checked, playersOf } from './editing.ts';
import { EXAMPLES } from './examples.ts';
import { Face } from './Face.tsx';
import { Form } from './Form.tsx';
import { PartsPicker } from './PartsPicker.tsx';
import { trial } from './trial.ts';
import './make.css';
import './face.css';
import './narrow.css';
import book from './text/make.json' with { type: 'json' };

/** Special buildings that somebody makes up. */
export const workshop: Workshop<CardFile> = {
  texts: textsIn(book),
  longest: MOST_FILE,
  most: MOST_CARDS,
  blank: BLANK,
  examples: EXAMPLES,
  read: readCardFile,
  write: writeCardFile,
  problems: checked,
  nameIn: ({ name }, language) => name[language] ?? '',
  noteIn: ({ note }, language) => note?.[language] ?? '',
  figure: ({ value, effects }) => `${value}${effects.some((effect) => 'worth' in effect) ? '+' : ''}`,
  does: (card) => cardText(cardOfFile(card)),
  Mark: ({ card, size = 18 }) => <TypeMark type={card.type} size={size} />,
  Form,
  Face,
  Parts: PartsPicker,
  // The short game has no special buildings.
  plays: (card, { players, length }) => length !== 'short' && playersOf(card).includes(Number(players)),
  trial,
  settings,
};

const SIX = 6;

/**
 * The cards in the header. Of one set so many fewer are drawn, so that they are surely in the pile; of counted sets the largest give way,
 * of six chosen ones the last; otherwise they are among the rest.
 */
function settings(cards: readonly CardFile[], { sets = 'base' }: Settings): Settings {
  const words = sets.split('+');
  const written = `[${cards.map(writeCardFile).join(',')}]`;
  if (words.length === 1 && !sets.includes(':'))
    return { cards: written, sets: `${SIX - cards.length}:${sets}+${cards.length}:blank` };
  if (sets.includes(':'))
    return { cards: written, sets: `${fewer(words, cards.length).join('+')}+${cards.length}:blank` };
  if (words.every((word) => cardOf(word) >= 0)) {
    const own = cards.map((_, at) => `blank-${at + 1}`);
    return { cards: written, sets: [...words.slice(0, SIX - own.length), ...own].join('+') };
  }
  return { cards: written, sets: `${sets}+blank` };
}

/** "3:base+3:essen-2008" with so many fewer. */
function fewer(words: readonly string[], by: number): readonly string[] {
  const counts = words.map((word) => ({ n: Number(word.split(':')[0]), set: word.split(':')[1] }));
  for (let gone = 0; gone < by; gone++) {
    const largest = Math.max(...counts.map(({ n }) => n));
    const at = counts.findIndex(({ n }) => n === largest);
    counts[at] = { n: largest - 1, set: counts[at]?.set };
  }
  return counts.filter(({ n }) => n > 0).map(({ n, set }) => `${n}:${set}`);
}
