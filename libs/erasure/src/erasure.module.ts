import { type DynamicModule, Module } from '@nestjs/common';
import { Customers, CustomersModule } from '@partner/customers';
import { Outbox, UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import type { Settings } from '@partner/runtime';
import { Contexts, ErasedRecords, provide } from '@partner/schema';
import { EraseCustomer } from './application/erase-customer/erase-customer.js';
import { ErasureList } from './application/ports/erasure-list.js';
import { Erasures } from './application/ports/erasures.js';
import { PersonalData } from './application/ports/personal-data.js';
import { openErasureList } from './list/open-erasure-list.js';
import { DatabaseErasures } from './persistence/database-erasures.js';

/** Begins erasures of customers (R110). */
@Module({})
export class ErasureModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: ErasureModule,
      imports: [CustomersModule],
      providers: [
        { provide: ErasureList, useFactory: () => openErasureList(settings) },
        provide(PersonalData, [Database, Contexts], ErasedRecords),
        provide(Erasures, [Database], DatabaseErasures),
        provide(EraseCustomer, [UnitOfWork, Customers, PersonalData, Erasures, ErasureList, Outbox]),
      ],
      exports: [EraseCustomer, PersonalData, ErasureList, Erasures],
    };
  }
}
