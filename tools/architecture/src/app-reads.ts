import type { Reads } from './rules/reads.js';

/** The tables that apps read past the contexts: `partner support` tells what is stored, and how it came there. */
export const appReads: Reads = new Map([
  [
    'apps/operator',
    {
      companies: ['companies'],
      events: ['webhook_attempts', 'webhook_deliveries', 'webhook_subscriptions'],
      persistence: ['audit_entries', 'events', 'status_history'],
    },
  ],
]);
