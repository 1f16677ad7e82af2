import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GENERATED = fileURLToPath(new URL('generated', import.meta.url));

/** Everything the page may say by itself. */
const SAID = ['packages/*/src/**/text/**/*.{json,ts}', 'packages/web/src/**/*.tsx', 'docs/rules/**/*.md'];
const ONLY_IN_THE_TERMINAL = 'packages/cli/**';

/** What the first screen is set in wherever it is read. */
const PRELOADED = /(alegreya|source-sans-3)-latin-wght-normal-.*\.woff2$/;

/** Korean cut to the syllables in use, and signs that the Latin fonts lack: arrows, a star, “at most”. */
const KOREAN = [
  { family: 'Korean Serif', from: 'gowun-batang', weight: 700, serves: '200 900' },
  { family: 'Korean Sans', from: 'noto-sans-kr', weight: 500, serves: '200 599' },
  { family: 'Korean Sans', from: 'noto-sans-kr', weight: 700, serves: '600 900' },
] as const;
const FAMILIES = [...new Set(KOREAN.map(({ from }) => from))];
const SYLLABLES = 'U+AC00-D7A3';
const SIGNS = { family: 'Signs', from: 'noto-sans-kr', weight: 500, serves: '200 900' } as const;

/** Names of languages, which are read on every page in their own letters. */
const TONGUES = [
  { letters: '한국어', part: 'korean' },
  { letters: 'Русский', part: 'cyrillic' },
] as const;
const TONGUE = { family: 'Tongues', from: 'noto-sans-kr', weight: 500, serves: '200 900' } as const;

const require = createRequire(import.meta.url);
const fontFile = (name: string): string => require.resolve(`@fontsource/${name}`);
const rangesOf = (file: string): Readonly<Record<string, string>> => JSON.parse(readFileSync(file, 'utf8'));
/** The letters that Source Sans has, and Alegreya too. */
const LATIN = Object.values(rangesOf(require.resolve('@fontsource-variable/source-sans-3/unicode.json')));

/** The fonts of the page: what is cut from them, what is loaded ahead, and which of their files are shipped at all. */
export function fonts(): Plugin {
  return {
    name: 'quayside-fonts',
    enforce: 'pre',
    buildStart: () => cut(lettersIn(globSync(SAID, { cwd: ROOT, exclude: [ONLY_IN_THE_TERMINAL] }))),
    // Korean comes in slices, of which a browser takes those it needs. Every browser reads woff2, and Latin has its own font.
    transform: {
      filter: { id: /@fontsource\/.*\.css$/ },
      handler: (css) => (css.match(/@font-face \{[^}]*\}/g) ?? []).filter(isSlice).map(withoutWoff).join('\n'),
    },
    // Slices alone make no script, and the notices of who is in no script are not gathered.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const notices = bundle['licences.txt'];
        if (notices?.type === 'asset') notices.source += FAMILIES.map(noticeOf).join('');
      },
    },
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => PRELOADED.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  };
}

const versionOf = (font: string): string =>
  `@fontsource/${font} - ${require(`@fontsource/${font}/package.json`).version}`;
const noticeOf = (font: string): string =>
  `\n## ${versionOf(font)}\n\n${readFileSync(fontFile(`${font}/LICENSE`), 'utf8').trim()}\n`;

const isSlice = (ui: string): boolean => /-\d+-\d+-normal\.woff2/.test(ui);
const withoutWoff = (ui: string): string => ui.replace(/,\s*url\([^)]*\.woff\)[^;]*/, '');

/** What the browser says in Korean by itself: words in lists and dates. */
const BY_THE_BROWSER = ['conjunction', 'disjunction']
  .map((type) => new Intl.ListFormat('ko', { type: type as 'conjunction' }).format(['', '']))
  .concat(
    [0, 12].map((hour) => new Date(2026, 0, 1, hour).toLocaleString('ko', { dateStyle: 'full', timeStyle: 'short' })),
  )
  .join('');

function lettersIn(files: readonly string[]): { readonly syllables: string; readonly signs: readonly string[] } {
  const said = files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const letters = new Set([...said, BY_THE_BROWSER].flatMap((text) => Array.from(text)));
  const rare = [...letters].filter((letter) => !LATIN.some((ranges) => holds(ranges, letter))).sort();
  const isSyllable = (letter: string): boolean => /\p{Script=Hangul}/u.test(letter);
  return { syllables: rare.filter(isSyllable).join(''), signs: rare.filter((letter) => !isSyllable(letter)) };
}

/** Writes the cut fonts, and last the rules that name them; what was cut for the same letters before is kept. */
async function cut({ syllables, signs }: ReturnType<typeof lettersIn>): Promise<void> {
  const rules = join(GENERATED, 'letters.css');
  const versions = FAMILIES.map(versionOf);
  const title = `/* Cut by fonts.ts from ${versions.join(', ')} for ${syllables}${signs.join('')}, ${TONGUES.map(({ letters }) => letters).join(' ')} */\n`;
  if (existsSync(rules) && readFileSync(rules, 'utf8').startsWith(title)) return;
  mkdirSync(GENERATED, { recursive: true });
  const korean = KOREAN.map((ui) => make(ui, 'korean', syllables, SYLLABLES));
  const slices = Map.groupBy(signs, (sign) => sliceWith(SIGNS.from, sign));
  const signed = [...slices].map(([slice, some]) => make(SIGNS, slice, some.join(''), rangeOf(some)));
  const tongues = TONGUES.map(({ letters, part }) => make(TONGUE, part, letters, rangeOf(Array.from(letters))));
  writeFileSync(rules, `${title}${(await Promise.all([...korean, ...signed, ...tongues])).join('\n')}\n`);
}

/** Cuts one file and returns its rule. */
async function make(
  { family, from, weight, serves }: (typeof KOREAN)[number] | typeof SIGNS | typeof TONGUE,
  part: string,
  letters: string,
  range: string,
): Promise<string> {
  const whole = readFileSync(fontFile(`${from}/files/${from}-${part}-${weight}-normal.woff2`));
  const name = `cut-${family.toLowerCase().replace(' ', '-')}-${part}-${weight}.woff2`;
  writeFileSync(join(GENERATED, name), await subsetFont(whole, letters, { targetFormat: 'woff2' }));
  return `@font-face {
  font-family: "${family}";
  font-weight: ${serves};
  font-display: swap;
  src: url("./${name}") format("woff2");
  unicode-range: ${range};
}`;
}

const rangeOf = (letters: readonly string[]): string =>
  letters.map((letter) => `U+${codeOf(letter).toString(16)}`).join(', ');

/** Which slice of a font has a letter. */
function sliceWith(font: string, letter: string): string {
  const slices = Object.entries(rangesOf(fontFile(`${font}/unicode.json`))).filter(([name]) => name.startsWith('['));
  const found = slices.find(([, ranges]) => holds(ranges, letter));
  if (!found)
    throw new Error(`No font of the page has “${letter}” (U+${codeOf(letter).toString(16)}), which a text uses.`);
  return found[0].slice(1, -1);
}

/** Is a letter in ranges as CSS writes them? */
function holds(ranges: string, letter: string): boolean {
  return ranges.split(',').some((range) => {
    const [first = 0, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((part) => Number.parseInt(part, 16));
    return codeOf(letter) >= first && codeOf(letter) <= last;
  });
}

const codeOf = (letter: string): number => letter.codePointAt(0) as number;
