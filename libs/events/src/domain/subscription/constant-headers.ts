import { invalid } from '@partner/kernel';

const maxHeaders = 5;
const names = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/;
/** Printable ASCII without spaces at the ends. */
const values = /^[\x21-\x7e]([\x20-\x7e]{0,998}[\x21-\x7e])?$/;
/** Headers of the connection, of the request itself, and of its trace. */
const reserved = new Set(
  `host connection keep-alive te trailer transfer-encoding upgrade expect user-agent traceparent tracestate`.split(' '),
);
const reservedGroups = /^(proxy|content|webhook)-/;

/**
 * Validates headers that every delivery of a subscription carries, such as the authorization of a gateway.
 * @param prefix beginning of the names of our headers (E12). @throws DomainError `invalid`, without the values
 */
export function constantHeaders(given: unknown, prefix: string): Readonly<Record<string, string>> | null {
  if (given === null) return null;
  if (typeof given !== 'object' || Array.isArray(given)) throw refused('must be an object, or null');
  const entries = Object.entries(given);
  if (entries.length > maxHeaders) throw refused(`must have at most ${maxHeaders} members`);
  const lower = entries.map(([name]) => name.toLowerCase());
  const wrong = lower.find((name) => !names.test(name) || isReserved(name, prefix.toLowerCase()));
  if (wrong !== undefined) throw refused(`must not have the name "${wrong}"`);
  if (new Set(lower).size < lower.length) throw refused('must have each name once');
  if (!entries.every(([, value]) => typeof value === 'string' && values.test(value)))
    throw refused('must have values of 1 to 1000 printable ASCII characters');
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

const isReserved = (name: string, prefix: string): boolean =>
  reserved.has(name) || reservedGroups.test(name) || name === prefix || name.startsWith(`${prefix}-`);
const refused = (reason: string): Error => invalid(`headers ${reason}`, 'invalid_field', { field: 'headers' });
