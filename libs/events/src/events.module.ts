import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '@partner/kernel';
import { Database } from '@partner/persistence';
import { EventFeed } from './application/ports/event-feed.js';
import { DatabaseEventFeed } from './persistence/database-event-feed.js';

/** The event feed. */
@Module({})
export class EventsModule {
  /** @param options.retentionDays how long events are shown; 90 unless given (R5). */
  static forRoot({ retentionDays = 90 }: { readonly retentionDays?: number } = {}): DynamicModule {
    const feed = {
      provide: EventFeed,
      inject: [Database, Clock],
      useFactory: (database: Database, clock: Clock) => new DatabaseEventFeed(database, clock, retentionDays),
    };
    return { module: EventsModule, providers: [feed], exports: [EventFeed] };
  }
}
