import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { EventFilter } from '../../domain/subscription/event-filter.js';
import type { DeliveryOrder, SubscriptionState, SubscriptionStatus } from '../../domain/subscription/subscription.js';

export const SubscriptionEntity = defineEntity({
  name: 'SubscriptionEntity',
  tableName: 'webhook_subscriptions',
  properties: {
    ...recordColumns(),
    url: p.text(),
    name: p.text().nullable(),
    description: p.text().nullable(),
    types: p.array().$type<string[]>().nullable(),
    filter: p.json<EventFilter>().nullable(),
    deliveryOrder: p.text().$type<DeliveryOrder>().default('none'),
    standardSecret: p.text().nullable(),
    previousStandardSecret: p.text().nullable(),
    headers: p.text().nullable(),
    headerNames: p.array().$type<string[]>().nullable(),
    status: p.text().$type<SubscriptionStatus>(),
    secret: p.text(),
    previousSecret: p.text().nullable(),
    previousSecretUntil: p.datetime(3).nullable(),
    failingSince: p.datetime(3).nullable(),
    disabledAt: p.datetime(3).nullable(),
    disabledReason: p.text().nullable(),
  },
  ...ofCompany({
    indexes: { webhook_subscriptions_by_id: 'unique (id)' },
    checks: { webhook_subscriptions_status_check: "status in ('active', 'disabled', 'deleted')" },
  }),
});

/** Neither plain nor encrypted secrets, headers among them, belong in the audit trail. */
export const subscriptionTable = recordTable<SubscriptionState, typeof SubscriptionEntity>(SubscriptionEntity, true, {
  secret: ['secret', 'previousSecret', 'standardSecret', 'previousStandardSecret', 'headers'],
});
