// The letters of the machine, for what is looked at in a browser: one plain family that the project brings, whatever else is
// installed. Nothing depends then on what that is, and a page that leans on it is found out.

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Of the package's fonts all but DejaVu Sans, plain and bold. */
const OTHERS = ['DejaVuSerif', 'DejaVuSansMono', 'DejaVuSansCondensed', 'DejaVuSans-ExtraLight', 'DejaVuMath'];

/** What a browser must be told to see no other letters; systems without fontconfig are as they are. */
export function plainLetters(folder) {
  if (process.platform !== 'linux') return {};
  const fonts = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
  const file = join(folder, 'fonts.conf');
  const hidden = OTHERS.map((name) => `    <rejectfont><glob>*/${name}*</glob></rejectfont>`).join('\n');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${inXml(fonts)}</dir>
  <cachedir>${inXml(join(folder, 'fonts'))}</cachedir>
  <selectfont>
${hidden}
  </selectfont>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}

const inXml = (path) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
