import { type DynamicModule, Module } from '@nestjs/common';
import { AuditTrail, Clock, UnitOfWork } from '@partner/kernel';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { Contexts, provide } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { Redelivery } from './application/ports/deliveries.js';
import { EventChecksum, EventFeed, Snapshots } from './application/ports/event-feed.js';
import { Replays } from './application/ports/replays.js';
import { RequestTraces } from './application/ports/request-traces.js';
import { DeliveryStatistics } from './application/ports/delivery-statistics.js';
import { DeliveryQueries } from './application/ports/delivery-queries.js';
import { EventQueries } from './application/ports/event-queries.js';
import { WebhookDeliveryLog } from './application/ports/webhook-delivery-log.js';
import { RedeliverEvent } from './application/redeliver-event/redeliver-event.js';
import { RedeliverToEndpoint } from './application/redeliver-to-endpoint/redeliver-to-endpoint.js';
import { ReplayEvents } from './application/replay-events/replay-events.js';
import { TraceRequest } from './application/trace-request/trace-request.js';
import { DatabaseEventChecksum } from './persistence/database-event-checksum.js';
import { DatabaseEventFeed } from './persistence/database-event-feed.js';
import { DatabaseSnapshots } from './persistence/database-snapshots.js';
import { DatabaseDeliveryStatistics } from './persistence/delivery/database-delivery-statistics.js';
import { EventProjection } from './persistence/event.projection.js';
import { FeedCursors } from './persistence/feed-range.js';
import { DatabaseEventQueries } from './persistence/event.queries.js';
import { DatabaseRequestTraces } from './persistence/request-traces/database-request-traces.js';
import { DatabaseDeliveryQueries } from './persistence/webhooks/delivery.queries.js';
import { DatabaseRedelivery } from './persistence/webhooks/database-redelivery.js';
import { DatabaseReplays } from './persistence/webhooks/database-replays.js';
import { DatabaseWebhookDeliveryLog } from './persistence/webhooks/database-webhook-delivery-log.js';

/** Retention of the history that partners can see, in days (R5). */
export interface EventsOptions {
  /** Retention of events; 90 by default. */
  readonly retentionDays?: number;
  /** Retention of the delivery log; 30 by default. */
  readonly logRetentionDays?: number;
}

/** Provides the event feed, redelivery, and the delivery log for partners. */
@Module({})
export class EventsModule {
  static forRoot({ retentionDays = 90, logRetentionDays = 30 }: EventsOptions = {}): DynamicModule {
    const cursors = {
      provide: FeedCursors,
      inject: [Database, Clock],
      useFactory: (database: Database, clock: Clock) => new FeedCursors(database, clock, retentionDays),
    };
    const redelivery = {
      provide: Redelivery,
      inject: [Database, DatabaseUnitOfWork, EventProjection],
      useFactory: (database: Database, units: DatabaseUnitOfWork, projection: EventProjection) =>
        new DatabaseRedelivery(database, units, projection, retentionDays),
    };
    const log = {
      provide: WebhookDeliveryLog,
      inject: [Database, Clock, EventProjection],
      useFactory: (database: Database, clock: Clock, projection: EventProjection) =>
        new DatabaseWebhookDeliveryLog(database, clock, projection, logRetentionDays),
    };
    const deliveries = {
      provide: DeliveryQueries,
      inject: [Database, Clock, EventProjection],
      useFactory: (database: Database, clock: Clock, projection: EventProjection) =>
        new DatabaseDeliveryQueries(database, clock, projection, logRetentionDays),
    };
    const events = {
      provide: EventQueries,
      inject: [Database, Clock, EventProjection],
      useFactory: (database: Database, clock: Clock, projection: EventProjection) =>
        new DatabaseEventQueries(database, clock, projection, retentionDays),
    };
    const traces = {
      provide: RequestTraces,
      inject: [Database, Clock, EventProjection],
      useFactory: (database: Database, clock: Clock, projection: EventProjection) =>
        new DatabaseRequestTraces(database, clock, projection, { events: retentionDays, log: logRetentionDays }),
    };
    return {
      module: EventsModule,
      providers: [
        provide(EventProjection, [Contexts]),
        cursors,
        provide(EventFeed, [Database, FeedCursors, EventProjection, Contexts], DatabaseEventFeed),
        provide(EventChecksum, [Database, FeedCursors, EventProjection], DatabaseEventChecksum),
        provide(DeliveryStatistics, [CrossCompanyDatabase], DatabaseDeliveryStatistics),
        provide(Snapshots, [Database, FeedCursors, Clock], DatabaseSnapshots),
        redelivery,
        provide(Replays, [Database, DatabaseUnitOfWork, EventProjection, FeedCursors], DatabaseReplays),
        log,
        deliveries,
        events,
        traces,
        provide(RedeliverToEndpoint, [UnitOfWork, Redelivery, AuditTrail, Clock]),
        provide(RedeliverEvent, [UnitOfWork, Redelivery, AuditTrail, Clock]),
        provide(ReplayEvents, [UnitOfWork, Replays, AuditTrail, Clock]),
        provide(TraceRequest, [RequestTraces]),
      ],
      exports: [
        DeliveryStatistics,
        EventFeed,
        EventChecksum,
        Snapshots,
        EventQueries,
        DeliveryQueries,
        WebhookDeliveryLog,
        RedeliverEvent,
        RedeliverToEndpoint,
        ReplayEvents,
        TraceRequest,
      ],
    };
  }
}
