import { Module } from '@nestjs/common';
import { CustomersModule } from '@partner/customers';
import { CustomersController } from './customers.controller.js';

/** Customers over HTTP. */
@Module({ imports: [CustomersModule], controllers: [CustomersController] })
export class CustomersApiModule {}
