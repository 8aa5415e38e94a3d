import type { ExistingProvider, FactoryProvider, InjectionToken } from '@nestjs/common';
import { AuditQueries, AuditTrail, type Clock, Numbers, Outbox, UnitOfWork } from '@partner/kernel';
import { DatabaseAuditQueries } from './audit.queries.js';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { DatabaseNumbers } from './numbers.js';
import { OutboxJobs } from './outbox-jobs.js';
import { SecretKeyRegister } from './secret-keys/secret-key-register.js';
import { SecretRotation } from './secret-keys/secret-rotation.js';
import type { SealedColumns } from './secret-keys/sealed-texts.js';
import { DatabaseUnitOfWork } from './database-unit-of-work.js';
import type { CommitDeclarations } from './commit-declarations.js';

/** Unit of work across companies, on a {@link CrossCompanyDatabase} (A7). */
export class CrossCompanyUnitOfWork extends DatabaseUnitOfWork {}

/**
 * Providers of units of work and of the journal, outbox and secret keys. @param contexts declarations of the contexts.
 */
export const unitOfWorkProviders = (
  contexts: InjectionToken<CommitDeclarations & SealedColumns>,
  clock: Clock,
): (ExistingProvider | FactoryProvider)[] => [
  {
    provide: DatabaseUnitOfWork,
    useFactory: (database: Database, declared: CommitDeclarations) => new DatabaseUnitOfWork(database, declared, clock),
    inject: [Database, contexts],
  },
  {
    provide: CrossCompanyUnitOfWork,
    useFactory: (database: CrossCompanyDatabase, declared: CommitDeclarations) =>
      new CrossCompanyUnitOfWork(database, declared, clock),
    inject: [CrossCompanyDatabase, contexts],
  },
  { provide: UnitOfWork, useExisting: DatabaseUnitOfWork },
  { provide: AuditTrail, useFactory: (units: DatabaseUnitOfWork) => units.auditTrail, inject: [DatabaseUnitOfWork] },
  {
    provide: AuditQueries,
    useFactory: (database: Database) => new DatabaseAuditQueries(database),
    inject: [Database],
  },
  { provide: Numbers, useFactory: (database: Database) => new DatabaseNumbers(database), inject: [Database] },
  { provide: Outbox, useFactory: (units: DatabaseUnitOfWork) => units.outbox, inject: [DatabaseUnitOfWork] },
  {
    provide: OutboxJobs,
    useFactory: (database: CrossCompanyDatabase) => new OutboxJobs(database),
    inject: [CrossCompanyDatabase],
  },
  ...[SecretKeyRegister, SecretRotation].map((type) => ({
    provide: type,
    useFactory: (database: CrossCompanyDatabase, declared: SealedColumns) => new type(database, declared),
    inject: [CrossCompanyDatabase, contexts],
  })),
];
