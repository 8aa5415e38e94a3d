import { defineContext } from '@partner/kernel';
import { agreementReaders } from './sql/agreement-readers.js';

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
    agreement_parties: 'bounded',
    state_legal: 'bounded',
    domains: 'bounded',
    default_domains: 'bounded',
  },
  views: ['state_legal_parties'],
  reads: {
    catalog: ['products'],
    companies: ['companies'],
    locations: ['locations', 'visible_locations'],
    schema: ['record_tallies'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    partners: typeof partnersContext;
  }
}
