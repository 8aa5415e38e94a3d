import { type CompanyId, type Id, invalid, isId } from '@partner/kernel';

/** An id as it is written on the command line. @throws DomainError `invalid` naming the option. */
export function readId(option: string, text: string): Id {
  if (!isId(text)) throw invalid(`${option} must be an id of 24 lower-case hex characters, not "${text}"`);
  return text;
}

/** The value of `--company`. @throws DomainError `invalid` */
export const readCompany = (text: string): CompanyId => readId('--company', text) as CompanyId;
