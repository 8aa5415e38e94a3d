import { type CompanyId, type Id, invalid, isId, parseInstant } from '@partner/kernel';

/** Parses an id of the command line. @throws DomainError `invalid` naming the option. */
export function readId(option: string, text: string): Id {
  if (!isId(text)) throw invalid(`${option} must be an id of 24 lower-case hex characters, not "${text}"`);
  return text;
}

/** Parses the value of `--company`. @throws DomainError `invalid` */
export const readCompany = (text: string): CompanyId => readId('--company', text) as CompanyId;

/** Parses a time of the command line. @throws DomainError `invalid` naming the option. */
export function readInstant(option: string, text: string): Date {
  const at = parseInstant(text);
  if (!at) throw invalid(`${option} must be an RFC 3339 time, not "${text}"`);
  return at;
}

/** Parses whole days such as `90d`, as milliseconds. @throws DomainError `invalid` naming the option. */
export function readDays(option: string, text: string): number {
  if (!/^\d{1,4}d$/.test(text)) throw invalid(`${option} must be a number of days such as 90d, not "${text}"`);
  return Number.parseInt(text, 10) * 86_400_000;
}

/** Parses whole seconds. @throws DomainError `invalid` naming the option. */
export function readSeconds(option: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw invalid(`${option} must be a number of seconds, not "${text}"`);
  return Number(text);
}
