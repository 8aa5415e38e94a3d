import { defineContext, type ContextDeclaration } from '@partner/kernel';
import sql from 'sql-template-tag';

/**
 * Notifies the other party of changes, since it also reads the agreement and the profile whose name the agreement shows
 * (R38). Every company with any agreement is notified: those are few, and only their lists of agreements are
 * invalidated.
 */
const agreementReaders: NonNullable<ContextDeclaration['sharesRecords']> = {
  kinds: ['agreement', 'company'],
  shownAs: 'agreement',
  readers: (company) => sql`select distinct p.counterparty_id as company_id from agreement_parties p
    where p.company_id = ${company} and p.counterparty_id is not null`,
};

/** Agreements with other companies, and the domains under which a company sells. */
export const partnersContext = defineContext({
  name: 'partners',
  resources: {
    agreement: { events: [] },
    state_legal: { events: [] },
    domain: { events: [] },
  },
  sharesRecords: agreementReaders,
  errors: {
    conflict: {
      domain_taken: 'The subdomain of this apex domain is taken.',
      default_domain_taken: 'A location has another domain as its default.',
      state_legal_exists: 'The agreement has another legal configuration of this state.',
    },
  },
  tables: {
    agreements: 'bounded',
    agreement_parties: 'derived',
    state_legal: 'bounded',
    domains: 'bounded',
    default_domains: 'derived',
  },
  texts: {
    agreements: {
      other:
        'direction status from_company_id from_company_type from_name to_company_id to_company_type ' +
        'to_name rate_config pending_rate_config pending_update acceptance requested_by',
    },
    agreement_parties: { other: 'side' },
    state_legal: {
      other:
        'state_code lessor_legal_name lessor_address_line1 lessor_address_line2 sections arbitration_text ' +
        'acknowledgement_text',
    },
    domains: { other: 'integration_id subdomain apex_domain locations' },
  },
  views: ['state_legal_parties'],
  reads: {
    catalog: ['products'],
    companies: ['companies'],
    locations: ['locations', 'visible_locations'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    partners: typeof partnersContext;
  }
}
