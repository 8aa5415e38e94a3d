import { defineContext } from '@partner/kernel';
import { deliveriesOfEvents } from './sql/deliveries-of-events.js';

/** Bounded context of the event feed and webhooks. */
export const eventsContext = defineContext({
  name: 'events',
  resources: {
    webhook_subscription: { events: [] },
  },
  sweepGroups: ['retention'],
  work: ['webhooks'],
  partitionedTables: { webhook_deliveries: 'week', webhook_attempts: 'week' },
  readsEvents: deliveriesOfEvents,
  errors: {
    invalid: {
      unknown_event_type: 'The event type does not exist. `error` suggests the one that was probably meant.',
    },
    conflict: {
      subscription_disabled: 'The webhook endpoint is disabled. Enable it first.',
      too_many_endpoints:
        'The company has reached its maximum number of webhook endpoints. Delete one that is not used.',
    },
  },
  sealedColumns: ['secret', 'previous_secret'].map((column) => ({
    table: 'webhook_subscriptions',
    key: { company_id: 'char(24)', id: 'char(24)' } as const,
    column,
    owner: 'webhook {id} of company {company_id}' as const,
  })),
  tables: {
    webhook_subscriptions: 'bounded',
    webhook_deliveries: { sweptBy: 'event-retention' },
    webhook_attempts: { sweptBy: 'event-retention' },
  },
  reads: {
    locations: ['hidden_locations'],
    schema: ['audit_entries', 'company_counters', 'events', 'outbox_jobs'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    events: typeof eventsContext;
  }
}
