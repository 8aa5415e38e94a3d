import type { ContextDeclaration } from '@partner/kernel';
import sql from 'sql-template-tag';
import { isHiddenLocation, isVisibleEvent } from './event-visibility.js';

/**
 * Creates a delivery of every new event for each active subscription (E10), as far as partners may see the event (A5).
 */
export const deliveriesOfEvents: NonNullable<ContextDeclaration['readsEvents']> = {
  leaves: 'webhooks',
  statement: (
    resources,
  ) => sql`insert into webhook_deliveries (company_id, event_id, subscription_id, next_attempt_at, updated_at)
    select s.company_id, t.id, s.id, least(t.occurred_at, statement_timestamp()), statement_timestamp()
    from counter join webhook_subscriptions s on s.company_id = counter.company_id
    join written t on s.types is null or t.type = any(s.types)
    left join hidden_locations l on l.company_id = s.company_id and l.id = t.location_id
    where s.status = 'active' and ${isVisibleEvent(resources, 't', isHiddenLocation('l'))}
    returning 1`,
};
