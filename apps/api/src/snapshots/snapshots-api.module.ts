import { type DynamicModule, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CatalogModule } from '@partner/catalog';
import { CompaniesModule } from '@partner/companies';
import { CustomersModule } from '@partner/customers';
import { EventsModule, type EventsOptions, Snapshots } from '@partner/events';
import { type ApiAdapter, RunningCalls } from '@partner/http';
import { InventoryModule } from '@partner/inventory';
import { LocationsModule } from '@partner/locations';
import { PaymentsModule } from '@partner/payments';
import { SalesModule } from '@partner/sales';
import { WorkOrdersModule } from '@partner/work-orders';
import { SnapshotSender } from './snapshot-sender.js';
import { snapshotControllers } from './snapshots.controllers.js';

/** Snapshots of all records of a kind, over HTTP (R84). */
@Module({})
export class SnapshotsApiModule {
  static forRoot(access: DynamicModule, options: EventsOptions): DynamicModule {
    return {
      module: SnapshotsApiModule,
      imports: [
        access,
        CatalogModule,
        CompaniesModule,
        CustomersModule,
        EventsModule.forRoot(options),
        InventoryModule,
        LocationsModule,
        PaymentsModule,
        SalesModule,
        WorkOrdersModule,
      ],
      controllers: [...snapshotControllers],
      providers: [
        RunningCalls,
        {
          provide: SnapshotSender,
          inject: [Snapshots, HttpAdapterHost, RunningCalls],
          useFactory: (snapshots: Snapshots, host: HttpAdapterHost<ApiAdapter>, calls: RunningCalls) =>
            new SnapshotSender(snapshots, host, calls),
        },
      ],
    };
  }
}
