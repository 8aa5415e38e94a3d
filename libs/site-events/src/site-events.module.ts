import { type DynamicModule, Module } from '@nestjs/common';
import { AuditTrail, Clock, UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide, provideFactory } from '@partner/schema';
import type { SecretKeys } from '@partner/runtime';
import { SiteEventQueries, SiteEvents } from './application/ports/site-events.js';
import { PutSiteEvent } from './application/put-site-event/put-site-event.js';
import { RecordSiteEvents } from './application/record-site-events/record-site-events.js';
import { DatabaseSiteEvents } from './persistence/database-site-events.js';
import { SignedCursors } from './persistence/signed-cursors.js';
import { DatabaseSiteEventQueries } from './persistence/site-event.queries.js';

export interface SiteEventsOptions {
  /** Retention in days (R5). */
  readonly retentionDays: number;
  /** Secrets that sign cursors. */
  readonly secrets: () => Promise<SecretKeys>;
}

/** Binds the ports of site events to their adapters. The only file of this library that depends on both and on Nest. */
@Module({})
export class SiteEventsModule {
  static forRoot({ retentionDays, secrets }: SiteEventsOptions): DynamicModule {
    const exported = [
      provideFactory(
        SiteEventQueries,
        [Database, Clock],
        (database, clock) => new DatabaseSiteEventQueries(database, clock, new SignedCursors(secrets), retentionDays),
      ),
      provideFactory(
        RecordSiteEvents,
        [SiteEvents, Clock],
        (siteEvents, clock) => new RecordSiteEvents(siteEvents, clock, retentionDays),
      ),
      provide(PutSiteEvent, [UnitOfWork, SiteEvents, AuditTrail]),
    ];
    return {
      module: SiteEventsModule,
      providers: [provide(SiteEvents, [Database], DatabaseSiteEvents), ...exported],
      exports: exported.map(({ provide: token }) => token),
    };
  }
}
