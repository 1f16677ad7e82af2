import { LEVEL_NAMES } from '@quayside/bots/levels';
import { type BotWish, isSalt, LIMITS, type SitWish, type TableWish } from '@quayside/live';
import { z } from 'zod';

/* The bodies and addresses that are taken, as docs/online.md describes them. What is not named here is refused, not passed over. */

/** What people call themselves: text, never markup; nothing that cannot be seen, and no ends of lines. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.name)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);

export const guestWish = z.strictObject({ name: personName });

/** Letters and digits that are not mistaken for each other, in two groups that can be read aloud. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const tableCode = z
  .string()
  .max(16)
  .transform((text) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${CODE_LETTERS}]{8}$`)))
  .transform((letters) => `${letters.slice(0, 4)}-${letters.slice(4)}`);

const shortText = z.string().max(64);

export const tableWish = z.strictObject({
  game: shortText,
  // Cards that somebody made are long.
  settings: z.record(shortText, z.string().max(8000)),
  isPrivate: z.boolean().exactOptional(),
}) satisfies z.ZodType<TableWish>;

export const sitWish = z.strictObject({ salt: z.string().refine(isSalt) }) satisfies z.ZodType<SitWish>;

export const botWish = z.strictObject({
  level: z.enum([...LEVEL_NAMES, 'random']),
}) satisfies z.ZodType<BotWish>;

export const tableAddress = z.object({ code: tableCode });
export const seatAddress = tableAddress.extend({ seat: z.coerce.number().int().min(0).max(7) });

export const tableList = z.strictObject({
  state: z.enum(['open', 'running', 'over']).optional(),
  game: shortText.optional(),
  mine: z.enum(['true', 'false']).optional(),
});
