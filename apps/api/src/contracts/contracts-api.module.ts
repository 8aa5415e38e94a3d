import { Module } from '@nestjs/common';
import { ContractsModule } from '@partner/contracts';
import { ContractsController } from './contracts.controller.js';

/** Contracts of orders over HTTP (§2.18). */
@Module({ imports: [ContractsModule], controllers: [ContractsController] })
export class ContractsApiModule {}
