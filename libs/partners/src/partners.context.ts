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
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    partners: typeof partnersContext;
  }
}
