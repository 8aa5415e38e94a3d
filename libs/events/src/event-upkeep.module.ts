import { type DynamicModule, Module } from '@nestjs/common';
import { Database, provide, WorkSignal } from '@partner/persistence';
import { DeliveryUpkeep } from './application/ports/delivery-upkeep.js';
import { DatabaseDeliveryUpkeep } from './persistence/delivery/database-delivery-upkeep.js';
import { EventRetentionSweep, type Retention } from './sweeps/event-retention.sweep.js';
import { WebhookReconciliationSweep } from './sweeps/webhook-reconciliation.sweep.js';

/** The sweeps of events and webhooks, for workers and for the operator's command line. Needs PlatformStateModule. */
@Module({})
export class EventUpkeepModule {
  /** @param retention days; 90 and 30 unless given (R5). */
  static forRoot({ events = 90, attempts = 30 }: Partial<Retention> = {}): DynamicModule {
    const retention: Retention = { events, attempts };
    return {
      module: EventUpkeepModule,
      providers: [
        provide(DeliveryUpkeep, [Database], DatabaseDeliveryUpkeep),
        provide(WebhookReconciliationSweep, [DeliveryUpkeep, WorkSignal]),
        {
          provide: EventRetentionSweep,
          useFactory: (database: Database) => new EventRetentionSweep(database, retention),
          inject: [Database],
        },
      ],
    };
  }
}
