import { invalid } from '@partner/kernel';

/** IANA names start with a letter; `Intl` also accepts offsets such as `+01:00`, which ignore daylight saving. */
const named = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

/** @throws DomainError `invalid` unless `timezone` is an IANA name (§2.24). */
export function checkTimezone(timezone: string): void {
  if (!named.test(timezone) || !isKnown(timezone)) throw invalid(`timezone must be an IANA name, not "${timezone}"`);
}

function isKnown(timezone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone });
    return true;
  } catch {
    return false;
  }
}
