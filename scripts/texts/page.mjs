// One language's texts, as a page that needs nothing beside it and as plain text.

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE = `
body { font: 16px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: #222; background: #fff; }
nav { columns: 3; font-size: 0.9rem; }
h2 { margin-top: 3rem; border-top: 2px solid #ccc; padding-top: 1rem; }
h3 { font: 0.85rem ui-monospace, monospace; color: #666; }
img { max-width: 100%; max-height: 48rem; border: 1px solid #ccc; }
article { padding: 0.4rem 0; border-top: 1px solid #eee; }
article p { margin: 0.1rem 0; white-space: pre-wrap; }
code { font: 0.75rem ui-monospace, monospace; color: #888; }
details { font-size: 0.85rem; color: #666; }
summary { cursor: pointer; font-size: 0.75rem; }
`;

/** @param {{ key: string, said: string[], english: string[] }} message */
function article({ key, said, english }) {
  const lines = (all) => all.map((each) => `<p>${escaped(each)}</p>`).join('');
  const aside = english.length > 0 ? `<details><summary>English</summary>${lines(english)}</details>` : '';
  return `<article id="${key}"><code>${key}</code>${lines(said)}${aside}</article>`;
}

export function htmlPage({ language, count, screens }) {
  const id = (at) => `screen-${at + 1}`;
  const sections = screens.map(({ title, picture, books }, at) => {
    const image = picture
      ? `<img loading="lazy" alt="${escaped(title)}" src="data:image/webp;base64,${picture.data}">`
      : '';
    const groups = books.map(({ name, messages }) => `<h3>${name}</h3>\n${messages.map(article).join('\n')}`);
    return `<section><h2 id="${id(at)}">${escaped(title)}</h2>${image}\n${groups.join('\n')}</section>`;
  });
  const links = screens.map(({ title }, at) => `<a href="#${id(at)}">${escaped(title)}</a>`).join('<br>');
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Quayside: texts (${language})</title><style>${STYLE}</style>
<h1>Quayside: ${count} texts (${language})</h1>
<nav>${links}</nav>
${sections.join('\n')}
</html>
`;
}

export function plainPage({ language, count, screens, english }) {
  const lines = [`Quayside: ${count} texts (${language})`];
  for (const { title, picture, books } of screens) {
    lines.push('', '', `== ${title}${picture ? ` (docs/screens/${picture.file})` : ''}`);
    for (const { name, messages } of books) {
      lines.push('', `-- ${name}`);
      for (const message of messages) {
        lines.push('', message.key, ...message.said.map((each) => `    ${each}`));
        if (english) lines.push(...message.english.map((each) => `    [en] ${each}`));
      }
    }
  }
  return `${lines.join('\n')}\n`;
}
