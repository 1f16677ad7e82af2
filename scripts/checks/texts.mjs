// Every text exists in every language with the same gaps, is translated, and is used by the source.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const LANGUAGES = ['en', 'ko', 'ru', 'it'];

/** Beside texts: those that another language writes as English does (names, units, borrowed words), as "language key". */
const SAME = 'same-as-english.json';
const sameAsEnglish = new Set();

const problems = [];

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

const sources = readdirSync(join(root, 'packages'))
  .sort()
  .flatMap((name) => filesBelow(join(root, 'packages', name, 'src')));

/** "packages/GAME/src/text/names" → { en: {…}, ko: {…}, … } */
const books = new Map();
for (const path of sources.filter((file) => basename(dirname(file)) === 'text' && file.endsWith('.json'))) {
  if (basename(path) === SAME) {
    for (const entry of JSON.parse(readFileSync(path, 'utf8'))) sameAsEnglish.add(entry);
    continue;
  }
  const [, stem, language] = /^(?:(.*)\.)?([a-z]{2})\.json$/.exec(basename(path)) ?? [];
  const name = relative(root, path).split(sep).join('/');
  if (language === undefined) {
    // A book whose name says no language has them all, key by key.
    const texts = JSON.parse(readFileSync(path, 'utf8'));
    const book = Object.fromEntries(LANGUAGES.map((each) => [each, {}]));
    for (const [key, all] of Object.entries(texts)) {
      for (const each of LANGUAGES) book[each][key] = all[each];
      for (const [each, text] of Object.entries(all)) {
        const [spoken, form] = each.split('_');
        if (!LANGUAGES.includes(spoken)) problems.push(`${name} ${key}: no language ${each}`);
        else if (form) book[spoken][`${key}_${form}`] = text;
      }
    }
    books.set(name, book);
    continue;
  }
  if (!LANGUAGES.includes(language)) {
    problems.push(`${name} is in no language we know (${LANGUAGES.join(', ')})`);
    continue;
  }
  const book = relative(root, join(dirname(path), stem ?? ''))
    .split(sep)
    .join('/');
  if (!books.has(book)) books.set(book, {});
  books.get(book)[language] = JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * The names of the gaps in an ICU message, those inside plural and select branches too. Reads `{name}`, `{name, type, style}`
 * and `{name, plural|select, key {message} …}`; an apostrophe before a brace quotes up to the next one.
 */
function gapsOf(text) {
  const names = new Set();
  let at = 0;
  const message = (nested) => {
    for (; at < text.length; at++) {
      const sign = text[at];
      if (sign === "'" && (text[at + 1] === '{' || text[at + 1] === '}')) {
        const end = text.indexOf("'", at + 1);
        at = end < 0 ? text.length : end;
      } else if (sign === '{') gap();
      else if (sign === '}') {
        if (nested) return;
        throw new Error('a brace too many');
      }
    }
    if (nested) throw new Error('an open brace');
  };
  const gap = () => {
    const [head, name, type] = /^\{\s*([A-Za-z0-9_]+)\s*(?:,\s*([a-z]+)\s*)?/.exec(text.slice(at)) ?? [];
    if (!head) throw new Error(`no name after the brace at ${at + 1}`);
    // {card_the} is the argument `card` in a form of the language.
    names.add(name.split('_')[0]);
    at += head.length;
    const branching = type === 'plural' || type === 'select' || type === 'selectordinal';
    for (; at < text.length && text[at] !== '}'; at++) {
      if (text[at] !== '{') continue;
      if (!branching) throw new Error(`a brace inside {${name}}`);
      at++;
      message(true);
    }
    if (text[at] !== '}') throw new Error('an open brace');
  };
  message(false);
  return [...names].sort((a, b) => (a < b ? -1 : 1)).join(' ');
}

/** What is left of a message when its gaps are taken out; a text of nothing but gaps is the same in every language. */
const wordsOf = (text) => text.replace(/\{[^{}]*\}/g, '').replace(/[^\p{L}]/gu, '');

/** A form of a name (`goods.fish_acc`) belongs to one language, there to every name of its family, and has the gaps of the name. */
function compareForms(book, language, texts) {
  const familyOf = (key) => key.slice(0, key.lastIndexOf('.') + 1);
  const families = new Set();
  for (const key of Object.keys(texts).filter((each) => each.includes('_'))) {
    const [name, form] = key.split('_');
    families.add(`${familyOf(name)} ${form}`);
    if (texts[name] === undefined) problems.push(`${book} ${language} ${key}: there is no ${name}`);
    else if (gapsOf(texts[key]) !== gapsOf(texts[name]))
      problems.push(`${book} ${language} ${key}: has other gaps than ${name}`);
  }
  // Where a rule of the language makes a form, only exceptions are written down.
  for (const [family, form] of [...families].map((each) => each.split(' '))) {
    if (language !== 'ru' && !(language === 'it' && form === 'the')) continue;
    for (const name of Object.keys(texts)) {
      if (name.includes('_') || familyOf(name) !== family || texts[`${name}_${form}`] !== undefined) continue;
      problems.push(`${book} ${language} ${name}: has no form ${form}, others of its family have one`);
    }
  }
}

function compare(book, texts) {
  const missing = LANGUAGES.filter((language) => !texts[language]);
  if (missing.length > 0) {
    problems.push(`${book}: no file for ${missing.join(', ')}`);
    return;
  }
  for (const language of LANGUAGES) compareForms(book, language, texts[language]);
  const keys = new Set(
    LANGUAGES.flatMap((language) => Object.keys(texts[language])).filter((key) => !key.includes('_')),
  );
  for (const key of keys) {
    const gaps = {};
    for (const language of LANGUAGES) {
      const text = texts[language][key];
      const where = `${book} ${language} ${key}`;
      if (typeof text !== 'string' || text.trim() === '') {
        problems.push(`${where}: is missing`);
        continue;
      }
      try {
        gaps[language] = gapsOf(text);
      } catch (error) {
        problems.push(`${where}: ${error.message}`);
      }
      if (language === 'en' || gaps.en === undefined) continue;
      if (gaps[language] !== undefined && gaps[language] !== gaps.en) {
        problems.push(`${where}: has the gaps {${gaps[language]}}, English has {${gaps.en}}`);
      }
      const same = text === texts.en[key] && wordsOf(text) !== '';
      const allowed = sameAsEnglish.has(`${language} ${key}`);
      if (same && !allowed) problems.push(`${where}: is the English text`);
      if (allowed && !same) problems.push(`${where}: is allowed to be the English text, but is not`);
    }
  }
}

/** What the source says: words in quotes, and templates whose gaps may be any word without a dot. */
const quoted = new Set();
const templates = [];
for (const path of sources.filter((file) => /\.tsx?$/.test(file))) {
  const source = readFileSync(path, 'utf8');
  for (const [, single, double, tick] of source.matchAll(/'([\w.-]+)'|"([\w.-]+)"|`([\w.-]+)`/g)) {
    quoted.add(single ?? double ?? tick);
  }
  // A template is a key only if it begins with the key's first word: `${a}.${b}` could be anything.
  for (const [, template] of source.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^{}`]*\})*)`/g)) {
    if (template.includes('${')) templates.push(template);
  }
}
const patterns = templates.map((template) => {
  const fixed = template.split(/\$\{[^{}]*\}/).map((part) => part.replace(/[.]/g, '\\.'));
  return new RegExp(`^${fixed.join('[^.]+')}$`);
});
const isUsed = (key) => quoted.has(key) || patterns.some((pattern) => pattern.test(key));

const home = new Map();
for (const [book, texts] of books) {
  compare(book, texts);
  for (const key of Object.keys(texts.en ?? {})) {
    if (home.has(key)) problems.push(`${key} is in ${home.get(key)} and in ${book}`);
    home.set(key, book);
    if (!isUsed(key.split('_')[0])) problems.push(`${book} ${key}: is used nowhere`);
  }
}
if (books.size === 0) problems.push('there are no texts');

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`texts: ${problems.length} problems in ${home.size} texts`);
  process.exitCode = 1;
} else {
  console.log(`texts: ${home.size} texts in ${LANGUAGES.length} languages`);
}
