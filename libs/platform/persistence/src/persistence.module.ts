import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { AuditQueries, AuditTrail, Clock, Numbers, Outbox, SystemClock, UnitOfWork } from '@partner/kernel';
import { DatabaseAuditQueries } from './audit/audit.queries.js';
import { Contexts, discoverContexts } from './contexts/index.js';
import { Database, type DatabaseOptions } from './database.js';
import { CrossCompanyDatabase, CrossCompanyUnitOfWork, crossCompanyRole, serverRole } from './tenancy/index.js';
import { DatabaseWithStandby } from './standby/database-with-standby.js';
import { DatabaseNumbers } from './numbers.js';
import { DatabaseOutbox } from './outbox/database-outbox.js';
import { OutboxJobs } from './outbox/outbox-jobs.js';
import { DatabaseAuditTrail } from './unit/database-audit-trail.js';
import { DatabaseUnitOfWork } from './unit/database-unit-of-work.js';
import { SecretKeyRegister, SecretRotation } from './secret-keys/index.js';
import { WorkerSession } from './worker-session/worker-session.js';

/** How a process uses the database. */
export interface PersistenceOptions extends Omit<DatabaseOptions, 'role'> {
  /** Whether all of it may see every company: operators' commands. Servers may where a use is listed (A7). */
  readonly acrossCompanies?: boolean;
  /** A standby that answers requests which only read (R94). */
  readonly readUrl?: string | undefined;
}

/**
 * The database of a process, for every module. Closed when the application has shut down. Processes that claim work
 * start the WorkerSession.
 */
@Global()
@Module({})
export class PersistenceModule implements OnApplicationShutdown {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CrossCompanyDatabase) private readonly acrossCompanies: CrossCompanyDatabase,
    @Inject(WorkerSession) private readonly session: WorkerSession,
  ) {}

  static forRoot(
    { acrossCompanies = false, readUrl, ...options }: PersistenceOptions,
    clock: Clock = new SystemClock(),
  ): DynamicModule {
    const providers = [
      {
        provide: Database,
        useFactory: () => {
          const own = { ...options, role: acrossCompanies ? crossCompanyRole : serverRole } as const;
          return readUrl === undefined ? new Database(own) : new DatabaseWithStandby(own, readUrl);
        },
      },
      { provide: CrossCompanyDatabase, useFactory: () => new CrossCompanyDatabase(options) },
      { provide: Contexts, useFactory: discoverContexts },
      {
        provide: DatabaseUnitOfWork,
        useFactory: (database: Database, contexts: Contexts) => new DatabaseUnitOfWork(database, contexts),
        inject: [Database, Contexts],
      },
      {
        provide: CrossCompanyUnitOfWork,
        useFactory: (database: CrossCompanyDatabase, contexts: Contexts) =>
          new CrossCompanyUnitOfWork(database, contexts),
        inject: [CrossCompanyDatabase, Contexts],
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
        provide: WorkerSession,
        useFactory: (database: CrossCompanyDatabase) => new WorkerSession(database),
        inject: [CrossCompanyDatabase],
      },
      {
        provide: OutboxJobs,
        useFactory: (database: CrossCompanyDatabase, session: WorkerSession) => new OutboxJobs(database, session),
        inject: [CrossCompanyDatabase, WorkerSession],
      },
      ...[SecretKeyRegister, SecretRotation].map((type) => ({
        provide: type,
        useFactory: (database: CrossCompanyDatabase, contexts: Contexts) => new type(database, contexts),
        inject: [CrossCompanyDatabase, Contexts],
      })),
      { provide: Clock, useValue: clock },
    ];
    return { module: PersistenceModule, providers, exports: providers.map(({ provide }) => provide) };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.session.stop();
    await Promise.all([this.database.close(), this.acrossCompanies.close()]);
  }
}
