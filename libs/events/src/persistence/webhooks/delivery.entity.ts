import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Delivery of an event to a subscription (§6.3). */
export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDeliveryEntity',
  tableName: 'webhook_deliveries',
  properties: {
    companyId: p.character().length(24).primary(),
    eventId: p.character().length(24).primary(),
    subscriptionId: p.character().length(24).primary(),
    state: p.text().default('pending'),
    attempts: p.integer().default(0),
    attemptsBefore: p.integer().default(0),
    nextAttemptAt: p.datetime(3),
    seriesStartedAt: p.datetime(3).nullable(),
    leasedUntil: p.datetime(3).nullable(),
    leaseId: p.character().length(24).nullable(),
    lastStatus: p.integer().nullable(),
    updatedAt: p.datetime(3),
    ownType: p.text().nullable(),
    body: p.text().nullable(),
    workerId: p.integer().nullable(),
    recordId: p.character().length(24).nullable(),
    recordSeq: p.bigint().nullable(),
  },
  ...ofCompany({
    indexes: {
      webhook_deliveries_pending: "(company_id, subscription_id, next_attempt_at) where state = 'pending'",
      webhook_deliveries_in_order:
        "(company_id, subscription_id, record_id, record_seq) where state = 'pending' and record_id is not null",
      webhook_deliveries_leased: '(company_id, subscription_id) where lease_id is not null',
      webhook_deliveries_of_subscription: '(company_id, subscription_id, event_id)',
      webhook_deliveries_dead: "(company_id, event_id, subscription_id) where state = 'dead'",
      webhook_deliveries_dead_of_subscription: "(company_id, subscription_id, event_id) where state = 'dead'",
    },
    checks: { webhook_deliveries_state_check: "state in ('pending', 'delivered', 'dead', 'cancelled')" },
  }),
});

/** Attempt of a delivery. */
export const WebhookAttemptEntity = defineEntity({
  name: 'WebhookAttemptEntity',
  tableName: 'webhook_attempts',
  properties: {
    companyId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    eventId: p.character().length(24),
    eventType: p.text(),
    subscriptionId: p.character().length(24),
    url: p.text(),
    attempt: p.integer(),
    statusCode: p.integer().nullable(),
    ok: p.boolean(),
    durationMs: p.integer(),
    error: p.text().nullable(),
    attemptedAt: p.datetime(3),
    nextAttemptAt: p.datetime(3).nullable(),
    response: p.text().nullable(),
    responseHeaders: p.text().nullable(),
    signature: p.text().nullable(),
    documentId: p.character().length(24).nullable(),
  },
  ...ofCompany({
    indexes: {
      webhook_attempts_of_event: '(company_id, event_id, attempted_at, id)',
      webhook_attempts_of_subscription: '(company_id, subscription_id, attempted_at, id)',
      webhook_attempts_shown: '(company_id, attempted_at, id) include (ok, document_id)',
      webhook_attempts_failed: '(company_id, attempted_at, id) include (document_id) where not ok',
      webhook_attempts_of_type: '(company_id, event_type, attempted_at, id) include (ok, document_id)',
    },
  }),
});
