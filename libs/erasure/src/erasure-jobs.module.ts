import { type DynamicModule, Module } from '@nestjs/common';
import { Customers, CustomersModule } from '@partner/customers';
import { DocumentFilesModule, EraseDocuments } from '@partner/documents';
import { ListCache } from '@partner/http';
import { Outbox, UnitOfWork } from '@partner/kernel';
import { MailModule, MailTransport } from '@partner/notifications';
import { EraseRequests, RequestLogModule } from '@partner/request-log';
import type { Settings } from '@partner/runtime';
import { EraseSales, SalesModule } from '@partner/sales';
import { provide, provideFactory } from '@partner/schema';
import { Erasures } from './application/ports/erasures.js';
import { PersonalData } from './application/ports/personal-data.js';
import { ErasureJob } from './application/run-erasure/erasure-job.js';
import { RunErasure } from './application/run-erasure/run-erasure.js';
import { ErasureModule } from './erasure.module.js';

/** Finishes erasures of customers, in workers and commands (R110). */
@Module({})
export class ErasureJobsModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: ErasureJobsModule,
      imports: [
        ErasureModule.forRoot(settings),
        CustomersModule,
        DocumentFilesModule.forRoot(settings),
        MailModule.forRoot(settings),
        RequestLogModule,
        SalesModule,
      ],
      providers: [
        provideFactory(
          RunErasure,
          [
            UnitOfWork,
            Erasures,
            Customers,
            PersonalData,
            EraseSales,
            EraseDocuments,
            MailTransport,
            EraseRequests,
            ListCache,
          ],
          (work, erasures, customers, records, sales, documents, mail, requests, lists) =>
            new RunErasure(work, erasures, { customers, records, sales, documents, mail, requests, lists }),
        ),
        provide(ErasureJob, [UnitOfWork, RunErasure, Outbox]),
      ],
      exports: [RunErasure, ErasureModule],
    };
  }
}
