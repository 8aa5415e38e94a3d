import type { Reads } from './rules/reads.js';

/** Tables of contexts that apps read directly: operators see the stored rows and their history. */
export const appReads: Reads = new Map([
  [
    'apps/operator',
    {
      companies: ['companies'],
      events: ['webhook_attempts', 'webhook_deliveries', 'webhook_subscriptions'],
      schema: ['audit_entries', 'events', 'status_history'],
    },
  ],
]);

/** Sources that look up a record of any kind by id, in a table passed to them, with the reason. */
export const readsAnyRecord: Readonly<Record<string, string>> = {
  'apps/operator/src/apply/apply-batch.ts': 'a line whose id belongs to another company is rejected',
  'apps/operator/src/support/record-sheet.ts': '`partner show` displays the stored rows of a record',
};
