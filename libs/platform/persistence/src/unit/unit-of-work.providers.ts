import type { ClassProvider, ExistingProvider, FactoryProvider, InjectionToken } from '@nestjs/common';
import { AuditQueries, AuditTrail, type Clock, Numbers, Outbox, UnitOfWork } from '@partner/kernel';
import { DatabaseAuditQueries } from '../audit/audit.queries.js';
import { Database } from '../database.js';
import { DatabaseNumbers } from '../numbers.js';
import { DatabaseOutbox } from '../outbox/database-outbox.js';
import { OutboxJobs } from '../outbox/outbox-jobs.js';
import { SecretKeyRegister, SecretRotation } from '../secret-keys/index.js';
import type { SealedColumns } from '../secret-keys/sealed-column.js';
import { CrossCompanyDatabase, CrossCompanyUnitOfWork } from '../tenancy/index.js';
import { WorkerSession } from '../worker-session/worker-session.js';
import type { CommitDeclarations } from './commit-declarations.js';
import { DatabaseAuditTrail } from './database-audit-trail.js';
import { DatabaseUnitOfWork } from './database-unit-of-work.js';

/** Units of work of a process, and what is written and read beside their records. @param contexts what they declare. */
export const unitOfWorkProviders = (
  contexts: InjectionToken<CommitDeclarations & SealedColumns>,
  clock: Clock,
): (ClassProvider | ExistingProvider | FactoryProvider)[] => [
  {
    provide: DatabaseUnitOfWork,
    useFactory: (database: Database, declared: CommitDeclarations) => new DatabaseUnitOfWork(database, declared),
    inject: [Database, contexts],
  },
  {
    provide: CrossCompanyUnitOfWork,
    useFactory: (database: CrossCompanyDatabase, declared: CommitDeclarations) =>
      new CrossCompanyUnitOfWork(database, declared),
    inject: [CrossCompanyDatabase, contexts],
  },
  { provide: UnitOfWork, useExisting: DatabaseUnitOfWork },
  { provide: AuditTrail, useClass: DatabaseAuditTrail },
  {
    provide: AuditQueries,
    useFactory: (database: Database) => new DatabaseAuditQueries(database),
    inject: [Database],
  },
  { provide: Numbers, useFactory: (database: Database) => new DatabaseNumbers(database), inject: [Database] },
  { provide: Outbox, useFactory: () => new DatabaseOutbox(clock) },
  {
    provide: OutboxJobs,
    useFactory: (database: CrossCompanyDatabase, session: WorkerSession) => new OutboxJobs(database, session),
    inject: [CrossCompanyDatabase, WorkerSession],
  },
  ...[SecretKeyRegister, SecretRotation].map((type) => ({
    provide: type,
    useFactory: (database: CrossCompanyDatabase, declared: SealedColumns) => new type(database, declared),
    inject: [CrossCompanyDatabase, contexts],
  })),
];
