import type { Reads } from './rules/reads.js';

/** The tables that apps read past the contexts: operators are told what is stored, and how it came there. */
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

/** Sources that look up a record of any kind by its id, in a table that they are told, with the reason. */
export const readsAnyRecord: Readonly<Record<string, string>> = {
  'apps/operator/src/apply/apply-batch.ts': 'a line is refused whose id is one of another company',
  'apps/operator/src/support/record-sheet.ts': '`partner show` tells what is stored of a record',
};
