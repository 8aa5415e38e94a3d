import { type DynamicModule, Module } from '@nestjs/common';
import { CrossCompanyDatabase } from '@partner/postgres';
import { provide, provideFactory } from '@partner/schema';
import type { Settings } from '@partner/runtime';
import { WorkerNotifier, CrossCompanyUnitOfWork } from '@partner/unit-of-work';
import { DeliveryMaintenance } from './application/ports/due-deliveries.js';
import { DatabaseDeliveryMaintenance } from './persistence/delivery/database-delivery-maintenance.js';
import { EventRetentionSweep } from './sweeps/event-retention.sweep.js';
import { WebhookReconciliationSweep } from './sweeps/webhook-reconciliation.sweep.js';

/** Sweeps of events and webhooks, for workers and the operator CLI. Requires PlatformStateModule. */
@Module({})
export class EventMaintenanceModule {
  static forRoot({ eventRetentionDays: events, deliveryLogRetentionDays: attempts }: Settings): DynamicModule {
    return {
      module: EventMaintenanceModule,
      providers: [
        provide(DeliveryMaintenance, [CrossCompanyDatabase, CrossCompanyUnitOfWork], DatabaseDeliveryMaintenance),
        provide(WebhookReconciliationSweep, [DeliveryMaintenance, WorkerNotifier]),
        provideFactory(
          EventRetentionSweep,
          [CrossCompanyDatabase],
          (database) => new EventRetentionSweep(database, { events, attempts }),
        ),
      ],
    };
  }
}
