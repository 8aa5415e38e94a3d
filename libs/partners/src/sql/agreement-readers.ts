import type { ContextDeclaration } from '@partner/kernel';
import sql from 'sql-template-tag';

/**
 * An agreement, and the profile whose name it shows, is read by the other party too (R38). Whoever the company has any
 * agreement with is told: that is few, and drops no more than their lists of agreements.
 */
export const agreementReaders: NonNullable<ContextDeclaration['sharesRecords']> = {
  kinds: ['agreement', 'company'],
  shownAs: 'agreement',
  readers: (company) => sql`select distinct p.counterparty_id as company_id from agreement_parties p
    where p.company_id = ${company} and p.counterparty_id is not null`,
};
