import { defineContext, type ContextDeclaration } from '@partner/kernel';
import sql from 'sql-template-tag';
import { passesFilter } from './sql/event-filter.js';
import { isHiddenLocation, isVisibleEvent } from './sql/event-visibility.js';

/**
 * Creates a delivery of every new event for each active subscription (E10), as far as partners may see the event (A5).
 */
const deliveriesOfEvents: NonNullable<ContextDeclaration['readsEvents']> = {
  leaves: 'webhooks',
  statement: (
    resources,
  ) => sql`insert into webhook_deliveries (company_id, event_id, subscription_id, next_attempt_at, updated_at,
      record_id, record_seq)
    select s.company_id, t.id, s.id, least(t.occurred_at, statement_timestamp()), statement_timestamp(),
      case s.delivery_order when 'record' then t.resource_id end, case s.delivery_order when 'record' then t.seq end
    from counter join webhook_subscriptions s on s.company_id = counter.company_id
    join written t on s.types is null or t.type = any(s.types)
    left join hidden_locations l on l.company_id = s.company_id and l.id = t.location_id
    where s.status = 'active' and ${isVisibleEvent(resources, 't', isHiddenLocation)}
      and ${passesFilter(sql`s`, sql`t`, sql`s.company_id`, isHiddenLocation)}
    returning subscription_id as receiver`,
};

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
  sealedColumns: ['secret', 'previous_secret', 'standard_secret', 'previous_standard_secret', 'headers'].map(
    (column) => ({
      table: 'webhook_subscriptions',
      key: { company_id: 'char(24)', id: 'char(24)' } as const,
      column,
      owner: 'webhook {id} of company {company_id}' as const,
    }),
  ),
  tables: {
    webhook_subscriptions: 'bounded',
    webhook_deliveries: { sweptBy: 'event-retention', travels: true },
    webhook_attempts: { sweptBy: 'event-retention', travels: true },
  },
  // Claims belong to the workers of this deployment.
  leases: { webhook_deliveries: { until: 'leased_until', cleared: ['lease_id', 'worker_id'] } },
  stayingColumns: { webhook_deliveries: ['leased_until', 'worker_id'] },
  texts: {
    webhook_subscriptions: {
      other:
        'name description url types filter delivery_order headers header_names status secret previous_secret ' +
        'standard_secret previous_standard_secret disabled_reason',
    },
    webhook_deliveries: { of: 'event_id', personal: 'body', other: 'state own_type' },
    webhook_attempts: {
      of: 'event_id',
      personal: 'response response_headers error',
      other: 'event_type url signature',
    },
  },
  reads: {
    companies: ['suspended_companies'],
    customers: ['customers'],
    locations: ['hidden_locations'],
    schema: ['audit_entries', 'company_counters', 'events', 'moving_companies', 'outbox_jobs'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    events: typeof eventsContext;
  }
}
