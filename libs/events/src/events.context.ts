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
  sealedColumns: ['secret', 'previous_secret'].map((column) => ({
    table: 'webhook_subscriptions',
    key: { company_id: 'char(24)', id: 'char(24)' } as const,
    column,
    owner: 'webhook {id} of company {company_id}',
  })),
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    events: typeof eventsContext;
  }
}
