import { type DomainError, invalid } from '@partner/kernel';

/** IANA names start with a letter; `Intl` also accepts offsets such as `+01:00`, which ignore daylight saving. */
const named = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

/**
 * Names of `Intl` that are not in the tz database. PostgreSQL, which divides reports into days, knows some of them as
 * another zone, such as `AST` and `IST`, or without daylight saving, such as `PST`, and others not at all.
 */
const legacy =
  /^(?:us\/pacific-new|canada\/east-saskatchewan|(?!cet|eet|est|gmt|hst|met|mst|prc|roc|rok|uct|utc|wet)[a-z]{3})$/i;

const refused = (timezone: string): DomainError => invalid(`timezone must be an IANA name, not "${timezone}"`);

/** @throws DomainError `invalid` unless `timezone` is an IANA name (§2.24). */
export function checkTimezone(timezone: string): void {
  if (!named.test(timezone) || legacy.test(timezone) || canonical(timezone) === undefined) throw refused(timezone);
}

/**
 * Returns the name under which the database knows a timezone (A13): the given one, or another name of it.
 * @param known names of the database.
 * @throws DomainError `invalid` if it knows none, or the timezone is not an IANA name.
 */
export function timezoneIn(known: readonly string[], timezone: string): string {
  checkTimezone(timezone);
  const zone = canonical(timezone);
  const name =
    known.find((one) => one.toLowerCase() === timezone.toLowerCase()) ?? known.find((one) => canonical(one) === zone);
  if (name === undefined) throw refused(timezone);
  return name;
}

/** Returns the name by which the runtime shows a timezone; undefined for an unknown one. */
function canonical(timezone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
