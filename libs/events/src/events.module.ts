import { type DynamicModule, Module } from '@nestjs/common';
import { AuditTrail, Clock, UnitOfWork } from '@partner/kernel';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { Contexts, provide, provideFactory } from '@partner/schema';
import type { Settings } from '@partner/runtime';
import { CompanyCommits, DatabaseUnitOfWork, CrossCompanyUnitOfWork } from '@partner/unit-of-work';
import { Redelivery } from './application/ports/deliveries.js';
import { EventHealth } from './application/ports/event-health.js';
import { EventChecksum, EventFeed, FeedFollowers, Snapshots } from './application/ports/event-feed.js';
import { Replays } from './application/ports/replays.js';
import { RequestTraces } from './application/ports/request-traces.js';
import { DeliveryStatistics } from './application/ports/delivery-statistics.js';
import { DeliveryQueries, WebhookDeliveryLog } from './application/ports/delivery-queries.js';
import { EventQueries } from './application/ports/event-queries.js';
import { RedeliverEvent } from './application/redeliver-event/redeliver-event.js';
import { ReplayEvents } from './application/replay-events/replay-events.js';
import { TraceRequest } from './application/trace-request/trace-request.js';
import { CommitFeedFollowers } from './persistence/commit-feed-followers.js';
import { DatabaseEventChecksum } from './persistence/database-event-checksum.js';
import { DatabaseEventHealth } from './persistence/event-health.queries.js';
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

/** Provides the event feed, redelivery, and the delivery log for partners. */
@Module({})
export class EventsModule {
  /** @param settings retention of the history that partners can see, in days (R5). */
  static forRoot(settings: Settings): DynamicModule {
    const { eventRetentionDays: retentionDays, deliveryLogRetentionDays: logRetentionDays } = settings;
    const exported = [
      provide(EventFeed, [Database, FeedCursors, EventProjection, Contexts], DatabaseEventFeed),
      provide(FeedFollowers, [CompanyCommits], CommitFeedFollowers),
      provide(EventChecksum, [Database, FeedCursors, EventProjection], DatabaseEventChecksum),
      provide(EventHealth, [Database, FeedCursors, EventProjection], DatabaseEventHealth),
      provide(DeliveryStatistics, [CrossCompanyDatabase, CrossCompanyUnitOfWork], DatabaseDeliveryStatistics),
      provide(Snapshots, [Database, FeedCursors, Clock], DatabaseSnapshots),
      provideFactory(
        WebhookDeliveryLog,
        [Database, Clock],
        (...ports) => new DatabaseWebhookDeliveryLog(...ports, logRetentionDays),
      ),
      provideFactory(
        DeliveryQueries,
        [Database, Clock, EventProjection],
        (...ports) => new DatabaseDeliveryQueries(...ports, logRetentionDays),
      ),
      provide(EventQueries, [Database, FeedCursors, EventProjection], DatabaseEventQueries),
      provide(RedeliverEvent, [UnitOfWork, Redelivery, AuditTrail]),
      provide(ReplayEvents, [UnitOfWork, Replays, AuditTrail]),
      provide(TraceRequest, [RequestTraces]),
    ];
    return {
      module: EventsModule,
      providers: [
        provide(EventProjection, [Contexts]),
        provideFactory(FeedCursors, [Database, Clock], (...ports) => new FeedCursors(...ports, retentionDays)),
        provideFactory(
          Redelivery,
          [Database, DatabaseUnitOfWork, EventProjection],
          (...ports) => new DatabaseRedelivery(...ports, retentionDays),
        ),
        provide(Replays, [Database, DatabaseUnitOfWork, EventProjection, FeedCursors], DatabaseReplays),
        provideFactory(
          RequestTraces,
          [Database, Clock, EventProjection],
          (...ports) => new DatabaseRequestTraces(...ports, { events: retentionDays, log: logRetentionDays }),
        ),
        ...exported,
      ],
      exports: exported.map(({ provide: token }) => token),
    };
  }
}
