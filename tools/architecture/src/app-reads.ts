import type { Reads } from './rules/reads.js';

/** Tables of contexts that apps read directly: operators see the stored rows and their history. */
export const appReads: Reads = new Map([
  [
    'apps/operator',
    {
      companies: ['companies', 'suspended_companies'],
      documents: ['documents'],
      events: ['webhook_attempts', 'webhook_deliveries', 'webhook_subscriptions'],
      partners: ['agreement_parties', 'domains'],
      schema: ['audit_entries', 'company_places', 'events', 'secret_keys', 'status_history'],
    },
  ],
]);

/** Sources that read any declared table, whose name is passed to them, with the reason. */
export const readsAnyRecord: Readonly<Record<string, string>> = {
  'apps/operator/src/apply/apply-batch.ts': 'a line whose id belongs to another company is rejected',
  'apps/operator/src/support/company-sheet.ts': '`partner company show` counts the rows of a company in every table',
  'apps/operator/src/support/record-sheet.ts': '`partner show` displays the stored rows of a record',
};
