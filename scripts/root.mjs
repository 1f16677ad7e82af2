// Where things are.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** What is brought for this machine alone. */
export const runtime = join(root, '.runtime');
export const windows = process.platform === 'win32';
