/** Milliseconds of a UTC day. */
const day = 86_400_000;

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
const dateTime = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/;

/** The instants that a date parameter covers, inclusive at both ends. */
export interface Span {
  readonly first: Date;
  readonly last: Date;
}

/**
 * Reads `YYYY-MM-DD` (the whole UTC day) or an RFC 3339 time (that instant) (W6).
 * @returns undefined when `text` is neither, or names a day or time that does not exist or lies outside the years 1 to
 * 9999.
 */
export function parseSpan(text: string): Span | undefined {
  if (dateOnly.test(text)) {
    const first = existing(`${text}T00:00:00Z`, text);
    return first && { first, last: new Date(first.getTime() + day - 1) };
  }
  const at = parseInstant(text);
  return at && { first: at, last: at };
}

/** Reads an RFC 3339 time. @returns undefined when `text` is none or does not exist. */
export function parseInstant(text: string): Date | undefined {
  return dateTime.test(text) ? existing(text, text.slice(0, 10)) : undefined;
}

/** The first instant of the UTC day that `at` falls on. */
export function utcDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / day) * day);
}

/** A date whose calendar day really is `expectedDay`, in the years 1 to 9999: `Date` turns 30 February into 2 March. */
function existing(text: string, expectedDay: string): Date | undefined {
  const at = new Date(text.toUpperCase());
  if (!isInYears(at)) return undefined;
  // Every month has 28 days, so that most times take one look.
  if (expectedDay.slice(-2) <= '28') return at;
  return new Date(`${expectedDay}T00:00:00Z`).toJSON()?.startsWith(expectedDay) ? at : undefined;
}

/** Years are 1 to 9999 in UTC, where PostgreSQL and RFC 3339 agree (R56). */
const isInYears = (at: Date): boolean => at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999;
