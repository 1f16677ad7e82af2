// Every text keeps to the style of its language, as far as a machine can see it: docs/style, with the lists in words.json there.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faultsOf, tooLong } from '../wording/faults.mjs';

const LANGUAGES = ['en', 'ko', 'ru', 'it'];
// Not by name: the tests of the texts, which find what can stand in them, are typed on their own.
const spoken = (file) => import(fileURLToPath(new URL(`../../packages/games/test/spoken/${file}`, import.meta.url)));
const { booksOf, speakerOf, textsOf } = await spoken('speaker.ts');
const { examples } = await spoken('examples.ts');
const words = JSON.parse(readFileSync(new URL('../../docs/style/words.json', import.meta.url), 'utf8'));

const problems = [];
let count = 0;
for (const language of LANGUAGES) {
  const speaker = speakerOf(language);
  const all = textsOf(language);
  for (const { name, texts } of booksOf(language)) {
    for (const [key, text] of Object.entries(texts)) {
      count += 1;
      const faults = faultsOf(language, key, text, words);
      const said = key.includes('_') ? [] : examples(key, all, language).map((message) => speaker.say(message));
      const long = said.map((each) => tooLong(key, each, words.room)).find(Boolean);
      for (const fault of long ? [...faults, long] : faults)
        problems.push(`packages/${name} ${language} ${key}: ${fault}`);
    }
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`wording: ${problems.length} problems in ${count} texts`);
  process.exitCode = 1;
} else {
  console.log(`wording: ${count} texts`);
}
