import { z } from 'zod';
import { Denied } from '../denied.ts';

/** What was sent, in the shape that is wanted; or where it has another one. */
export function readAs<T>(
  schema: z.ZodType<T>,
  value: unknown,
  key: 'shape' | 'name' | 'no-table' | 'no-seat' = 'shape',
): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new Denied(key, { at: read.error.issues[0]?.path.join('.') ?? '' });
}
