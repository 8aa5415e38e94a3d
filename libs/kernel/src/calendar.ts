/** Milliseconds in a minute, an hour and a UTC day. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
const dateTime = /^\d{4}-\d{2}-\d{2}[Tt]([01]\d|2[0-3]):\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/;

/** Instants covered by a date parameter, both ends included. */
export interface Span {
  readonly first: Date;
  readonly last: Date;
}

/**
 * Parses `YYYY-MM-DD` (the whole UTC day) or an RFC 3339 time (that instant) (W6).
 * @returns undefined if `text` is neither, if the day or time does not exist, or if it is outside the years 1 to 9999.
 */
export function parseSpan(text: string): Span | undefined {
  if (dateOnly.test(text)) {
    const first = parseExisting(`${text}T00:00:00Z`, text);
    return first && { first, last: new Date(first.getTime() + dayMs - 1) };
  }
  const at = parseInstant(text);
  return at && { first: at, last: at };
}

/** Parses an RFC 3339 time. @returns undefined if `text` is not one or names a time that does not exist. */
export function parseInstant(text: string): Date | undefined {
  return dateTime.test(text) ? parseExisting(text, text.slice(0, 10)) : undefined;
}

/**
 * Parses a date and checks that it falls on `expectedDay`, because `Date` turns 30 February into 2 March. Undefined
 * outside the years 1 to 9999.
 */
function parseExisting(text: string, expectedDay: string): Date | undefined {
  const at = new Date(text.toUpperCase());
  if (!isSupportedYear(at)) return undefined;
  // Every month has at least 28 days, so most dates need no second check.
  if (expectedDay.slice(-2) <= '28') return at;
  return new Date(`${expectedDay}T00:00:00Z`).toJSON()?.startsWith(expectedDay) ? at : undefined;
}

/** PostgreSQL and RFC 3339 agree on the UTC years 1 to 9999 (R56). */
const isSupportedYear = (at: Date): boolean => at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999;
