// npm run texts [-- --language LANGUAGE] [--plain FILE] [--english]: writes pages that show every text of a language, said with example
// values and beside a picture of where it stands, for somebody who reads them all. Each is there as plain text too; with --plain only
// that, in FILE. English stands behind a fold; in plain text only with --english.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root.mjs';
import { htmlPage, plainPage } from './texts/page.mjs';
import { pictureOf } from './texts/picture.mjs';

const LANGUAGES = ['en', 'ko', 'ru', 'it'];
const folder = join(root, 'dist', 'texts');
const pictures = join(root, 'docs', 'screens');
// Not by name: the tests of the texts, which find what can stand in them, are typed on their own.
const spoken = (file) => import(new URL(`../packages/games/test/spoken/${file}`, import.meta.url).href);

const { values } = parseArgs({
  options: { language: { type: 'string' }, plain: { type: 'string' }, english: { type: 'boolean', default: false } },
});
if (values.language !== undefined && !LANGUAGES.includes(values.language)) {
  console.error(`There are no texts in “${values.language}”. There are: ${LANGUAGES.join(', ')}.`);
  process.exit(2);
}
if (values.plain !== undefined && values.language === undefined) {
  console.error('--plain writes one language: say which with --language.');
  process.exit(2);
}

const { booksOf, speakerOf, textsOf } = await spoken('speaker.ts');
const { examples } = await spoken('examples.ts');
const { SCREENS } = await spoken('screens.ts');
const files = readdirSync(pictures);
const english = { texts: textsOf('en'), speaker: speakerOf('en') };

for (const language of values.language ? [values.language] : LANGUAGES) {
  const content = contentOf(language);
  if (values.plain !== undefined) {
    write(values.plain, plainPage({ ...content, english: values.english }));
    continue;
  }
  mkdirSync(folder, { recursive: true });
  write(join(folder, `${language}.html`), htmlPage(content));
  write(join(folder, `${language}.txt`), plainPage({ ...content, english: values.english }));
}

function write(path, text) {
  writeFileSync(path, text);
  console.log(relative(process.cwd(), path));
}

/** All texts of a language, screen by screen and there file by file. */
function contentOf(language) {
  const texts = textsOf(language);
  const speaker = speakerOf(language);
  const books = booksOf(language);
  const say = (key) => [...new Set(examples(key, texts, language).map((message) => speaker.say(message)))];
  const inEnglish = (key) => {
    if (language === 'en' || english.texts[key] === undefined) return [];
    return [...new Set(examples(key, english.texts, 'en').map((message) => english.speaker.say(message)))];
  };
  const screenOf = (key) => SCREENS.find(({ keys }) => keys.test(key));
  const screens = SCREENS.map((screen) => {
    const file = screen.picture ? pictureOf(screen.picture, language, files) : null;
    return {
      title: screen.title,
      picture: file && { file, data: readFileSync(join(pictures, file)).toString('base64') },
      books: books
        .map(({ name, texts: own }) => ({
          name,
          messages: Object.keys(own)
            .filter((key) => screenOf(key) === screen)
            .map((key) => ({ key, said: say(key), english: inEnglish(key) })),
        }))
        .filter(({ messages }) => messages.length > 0),
    };
  });
  const lost = Object.keys(texts).filter((key) => !screenOf(key));
  if (lost.length > 0) throw new Error(`packages/games/test/spoken/screens.ts has no place for ${lost.join(', ')}`);
  return { language, count: Object.keys(texts).length, screens };
}
