import { Module } from '@nestjs/common';
import { WorkOrdersModule } from '@partner/work-orders';
import { WorkOrdersController } from './work-orders.controller.js';

/** Work orders over HTTP. */
@Module({ imports: [WorkOrdersModule], controllers: [WorkOrdersController] })
export class WorkOrdersApiModule {}
