import { defineContext } from '@partner/kernel';
import { deliveriesOfEvents } from './sql/deliveries-of-events.js';

/** The feed of events, and webhooks. */
export const eventsContext = defineContext({
  name: 'events',
  resources: {
    webhook_subscription: { events: [] },
  },
  sweepGroups: ['retention'],
  work: ['webhooks'],
  partitionedTables: ['webhook_deliveries', 'webhook_attempts'],
  readsEvents: deliveriesOfEvents,
  errors: {
    conflict: {
      subscription_disabled: 'The webhook endpoint is disabled. Enable it first.',
    },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    events: typeof eventsContext;
  }
}
