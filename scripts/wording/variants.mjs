// What a text can look like: every branch of its plurals and choices, with a sign for each gap.

export const GAP = '◌';

/** All ways through an ICU message. Reads what scripts/checks/texts.mjs has found to be well made. */
export function variantsOf(text) {
  let at = 0;
  const message = () => {
    let ways = [''];
    const add = (ends) => {
      ways = ways.flatMap((way) => ends.map((end) => way + end));
    };
    for (; at < text.length && text[at] !== '}'; at++) {
      const quoted = /^'([{}][^']*)'/.exec(text.slice(at));
      if (quoted) {
        add([quoted[1]]);
        at += quoted[0].length - 1;
      } else if (text[at] === '{') add(gap());
      else add([text[at] === '#' ? GAP : text[at]]);
    }
    return ways;
  };
  const gap = () => {
    const [head, type] = /^\{\s*\w+\s*(?:,\s*([a-z]+)\s*)?/.exec(text.slice(at)) ?? ['{'];
    at += head.length;
    const branches = [];
    for (; text[at] !== '}'; at++) {
      if (text[at] !== '{') continue;
      at++;
      branches.push(...message());
    }
    return type === 'plural' || type === 'select' || type === 'selectordinal' ? branches : [GAP];
  };
  return [...new Set(message())];
}
