import { readFileSync } from 'node:fs';
import type { Json } from '@quayside/kernel';
import { Complaint, type Context, NO } from './command.ts';
import { placeOfBadJson } from './json-place.ts';

/** What a file is called in a message. */
export const named = ({ speaker }: Context, file: string): string =>
  file === '-' ? speaker.text('cli.standard-input') : file;

/** A file's text; "-" is standard input. */
export function readText(context: Context, file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const key = code === 'ENOENT' ? 'cli.no-file' : code === 'EISDIR' ? 'cli.is-folder' : 'cli.cannot-read';
    throw new Complaint(context.speaker.text(key, { file: named(context, file), code }));
  }
}

export function readJson(context: Context, file: string): Json {
  const text = readText(context, file);
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Complaint(
      context.speaker.text('cli.not-json', { file: named(context, file), ...placeOfBadJson(text) }),
      NO,
    );
  }
}
