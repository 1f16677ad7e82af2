// Which picture of a screen stands beside texts of a language.

/** Wide before narrow, light before dark: what can be read beside texts. */
const BEST = [/-1440-light-/, /-1280-light-/, /-1440-dark-/, /-1280-dark-/, /./];

/** Of the pictures of a screen the one in this language that is read best; English where there is none. */
export function pictureOf(screen, language, files) {
  for (const spoken of [language, 'en']) {
    const some = files.filter((file) => new RegExp(`^${screen}-\\d+-(?:light|dark)-${spoken}`).test(file));
    for (const best of BEST) {
      const found = some.find((file) => best.test(file));
      if (found) return found;
    }
  }
  return null;
}
