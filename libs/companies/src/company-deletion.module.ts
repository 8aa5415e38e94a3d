import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { ExternalData } from '@partner/kernel';
import { CrossCompanyDatabase } from '@partner/postgres';
import { Contexts, provide } from '@partner/schema';
import { CompanyDeletions } from './application/ports/company-deletions.js';
import { DatabaseCompanyDeletions } from './persistence/database-company-deletions.js';
import { CompanyDeletionSweep } from './sweeps/company-deletion.sweep.js';

/** Deletion of companies, for the worker and the operator's command line. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    {
      provide: CompanyDeletions,
      inject: [CrossCompanyDatabase, Contexts, DiscoveryService],
      useFactory: (database: CrossCompanyDatabase, contexts: Contexts, discovery: DiscoveryService) =>
        new DatabaseCompanyDeletions(database, contexts, () =>
          discovery.getProviders().flatMap(({ instance }) => (instance instanceof ExternalData ? [instance] : [])),
        ),
    },
    provide(CompanyDeletionSweep, [CompanyDeletions]),
  ],
  exports: [CompanyDeletions],
})
export class CompanyDeletionModule {}
