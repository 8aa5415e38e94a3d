import { Module } from '@nestjs/common';

/** Binds the ports of the work orders to their adapters: the only file of this library that knows both, and Nest. */
@Module({ providers: [], exports: [] })
export class WorkOrdersModule {}
