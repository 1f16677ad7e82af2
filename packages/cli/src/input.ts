import { closeSync, openSync, readSync } from 'node:fs';
import type { Json } from '@quayside/kernel';
import { foreign } from '@quayside/speech';
import { Complaint, type Context, NO } from './command.ts';
import { placeOfBadJson } from './json-place.ts';

/** The name of standard input as a file. */
export const STANDARD_INPUT = '-';
/** In bytes. No record, position or figure sheet is anywhere near; what is larger is some other file. */
export const LARGEST_FILE = 4 * 1024 * 1024;
const CHUNK = 64 * 1024;

/** What a file is called in a message. */
export const named = ({ speaker }: Context, file: string): string =>
  file === STANDARD_INPUT ? speaker.text('cli.standard-input') : foreign(file);

/** A file's text; "-" is standard input. */
export function readText(context: Context, file: string): string {
  let bytes: Buffer | null;
  try {
    bytes = readBytes(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const key = code === 'ENOENT' ? 'cli.no-file' : code === 'EISDIR' ? 'cli.is-folder' : 'cli.cannot-read';
    throw new Complaint(context.speaker.text(key, { file: named(context, file), code }));
  }
  if (bytes) return bytes.toString('utf8').replace(/^\ufeff/, '');
  const most = LARGEST_FILE / 1024 / 1024;
  throw new Complaint(context.speaker.text('cli.too-large', { file: named(context, file), most }), NO);
}

/** All of a file, or null where it is too large. A pipe or a device does not say how much it holds. */
function readBytes(file: string): Buffer | null {
  const from = file === STANDARD_INPUT ? 0 : openSync(file, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let all = 0; all <= LARGEST_FILE; ) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const count = readSync(from, chunk);
      if (count === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, count));
      all += count;
    }
    return null;
  } finally {
    if (from !== 0) closeSync(from);
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
