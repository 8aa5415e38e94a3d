import type { ContextDeclaration } from '@partner/kernel';
import sql from 'sql-template-tag';

/**
 * Notifies the other party of changes, since it also reads the agreement and the profile whose name the agreement shows
 * (R38). Every company with any agreement is notified: those are few, and only their lists of agreements are
 * invalidated.
 */
export const agreementReaders: NonNullable<ContextDeclaration['sharesRecords']> = {
  kinds: ['agreement', 'company'],
  shownAs: 'agreement',
  readers: (company) => sql`select distinct p.counterparty_id as company_id from agreement_parties p
    where p.company_id = ${company} and p.counterparty_id is not null`,
};
