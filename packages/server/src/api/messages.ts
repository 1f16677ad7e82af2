import { LEVEL_NAMES } from '@quayside/bots/levels';
import type { FarCommand, FarWanted, ToServer } from '@quayside/live';
import { z } from 'zod';
import { tableCode } from './requests.ts';

/* What a socket takes. */

const count = z.number().int().min(0).max(1_000_000);
const token = z.string().min(1).max(200);

const wants = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('play'), tokens: z.array(token).min(1).max(200) }),
  z.strictObject({ kind: z.literal('interject'), token }),
  z.strictObject({ kind: z.literal('confirm') }),
  z.strictObject({ kind: z.literal('undo'), all: z.boolean().exactOptional() }),
  z.strictObject({ kind: z.literal('take-back') }),
  z.strictObject({ kind: z.literal('allow-take-back'), on: z.boolean() }),
  z.strictObject({ kind: z.literal('stand-in'), level: z.enum(LEVEL_NAMES).nullable() }),
  z.strictObject({ kind: z.literal('confirm-turns'), on: z.boolean() }),
]) satisfies z.ZodType<FarWanted>;

export const farCommand = z.strictObject({
  id: z.string().regex(/^[0-9A-Za-z_-]{8,40}$/),
  after: count,
  wants,
}) satisfies z.ZodType<FarCommand>;

export const toServer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('follow'), table: tableCode, feed: count, have: count }),
  z.strictObject({ kind: z.literal('leave'), table: tableCode }),
  z.strictObject({ kind: z.literal('command'), table: tableCode, command: farCommand }),
  z.strictObject({ kind: z.literal('beat') }),
]) satisfies z.ZodType<ToServer>;
