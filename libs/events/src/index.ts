export { SubscriptionChanges } from './application/change-subscription/subscription-changes.js';
export { CreateSubscription, type WithSigningSecret } from './application/create-subscription/create-subscription.js';
export type { DeliveryState, Outcome } from './application/delivery/claimed-delivery.js';
export { DeliveryLoop } from './application/delivery/delivery-loop.js';
export { type DeliveryOperation, DeliveryObservers } from './application/delivery/delivery-observers.js';
export { ListSubscriptions } from './application/list-subscriptions/list-subscriptions.js';
export { HealthObserver } from './application/record-outcomes/health-observer.js';
export type { DeliveryBacklog as DeliveryStanding } from './application/ports/delivery-statistics.js';
export { DeliveryStatistics } from './application/ports/delivery-statistics.js';
export * from './application/ports/event-health.js';
export type { FeedPage, Snapshot } from './application/ports/event-feed.js';
export { EventChecksum, EventFeed, FeedFollowers, Snapshots } from './application/ports/event-feed.js';
export * from './application/ports/delivery-queries.js';
export * from './application/ports/event-queries.js';
export type { ReplayProgress } from './application/ports/replays.js';
export * from './application/ports/request-traces.js';
export type { DisabledForFailing } from './application/ports/subscriptions.js';
export { SubscriptionDirectory, TechnicalContactNotice } from './application/ports/subscriptions.js';
export { WebhookSender } from './application/ports/webhook-sender.js';
export { RedeliverEvent } from './application/redeliver-event/redeliver-event.js';
export { type ReplayCommand, ReplayEvents } from './application/replay-events/replay-events.js';
export { pingType, SendTestEvent, type TestEvent } from './application/send-test-event/send-test-event.js';
export { signatureHeader } from './application/signature/signature.js';
export { TraceRequest } from './application/trace-request/trace-request.js';
export { DeliveryModule } from './delivery.module.js';
export {
  actionData,
  actionTexts,
  type DataMember,
  eventData,
  exampleEvent,
  type Members,
  membersOf,
} from './domain/event-data/event-data.js';
export { type EventFilter, eventFilter } from './domain/subscription/event-filter.js';
export { eventTypes } from './domain/subscription/event-types.js';
export { explainFailure, type FailureExplanation } from './domain/failure/explain-failure.js';
export { maxFailingMs } from './domain/subscription/failing.js';
export { type DeliveryOrder, deliveryOrders, type SubscriptionState } from './domain/subscription/subscription.js';
export { firstInOrder } from './sql/first-in-order.js';
export { EventMaintenanceModule } from './event-maintenance.module.js';
export { EventsModule } from './events.module.js';
export { watchDeliveries } from './metrics/watch-deliveries.js';
export { WebhooksModule } from './webhooks.module.js';
