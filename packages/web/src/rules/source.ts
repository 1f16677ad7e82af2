/** The same pages that are read in the repository, in English and in other languages. */
const PAGES = import.meta.glob<string>('../../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

/** The rules of a game in a language, in English where they are not written in it. */
export async function loadRules(game: string, language: string): Promise<string> {
  const page = (folder: string): (() => Promise<string>) | undefined =>
    PAGES[`../../../../docs/rules/${folder}${game}.md`];
  const load = page(`${language}/`) ?? page('');
  if (!load) throw new Error(`no rules of ${game}`);
  return load();
}
