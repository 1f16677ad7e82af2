const STEPS = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;
const LONG_AGO = 7 * STEPS[0].milliseconds;

/** When something was, as people say it: "5 minutes ago", "yesterday", and the date of what is long ago. */
export function whenWords(then: number, now: number, language: string): string {
  const past = now - then;
  if (past >= LONG_AGO) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const step = STEPS.find(({ milliseconds }) => past >= milliseconds);
  return step ? relative.format(-Math.floor(past / step.milliseconds), step.unit) : relative.format(0, 'second');
}

/** The moment itself, for who wants to know exactly. */
export const exactly = (then: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(then);
