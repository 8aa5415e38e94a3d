import { Module } from '@nestjs/common';
import { LocationsModule } from '@partner/locations';
import { WorkOrdersModule } from '@partner/work-orders';
import { WorkOrdersController } from './work-orders.controller.js';

/** Work orders over HTTP. */
@Module({ imports: [LocationsModule, WorkOrdersModule], controllers: [WorkOrdersController] })
export class WorkOrdersApiModule {}
