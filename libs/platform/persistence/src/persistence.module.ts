import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { AuditTrail, Clock, Numbers, Outbox, SystemClock, UnitOfWork } from '@partner/kernel';
import { Contexts, discoverContexts } from './contexts/index.js';
import { Database, type DatabaseOptions } from './database.js';
import { DatabaseNumbers } from './numbers.js';
import { DatabaseOutbox } from './outbox/database-outbox.js';
import { OutboxJobs } from './outbox/outbox-jobs.js';
import { DatabaseAuditTrail } from './unit/database-audit-trail.js';
import { DatabaseUnitOfWork } from './unit/database-unit-of-work.js';
import { WorkerSession } from './worker-session/worker-session.js';

/**
 * The database of a process, for every module. Closed when the application has shut down. Processes that claim work
 * start the WorkerSession.
 */
@Global()
@Module({})
export class PersistenceModule implements OnApplicationShutdown {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WorkerSession) private readonly session: WorkerSession,
  ) {}

  static forRoot(options: DatabaseOptions, clock: Clock = new SystemClock()): DynamicModule {
    const providers = [
      { provide: Database, useFactory: () => new Database(options) },
      { provide: Contexts, useFactory: discoverContexts },
      {
        provide: DatabaseUnitOfWork,
        useFactory: (database: Database, contexts: Contexts) => new DatabaseUnitOfWork(database, contexts),
        inject: [Database, Contexts],
      },
      { provide: UnitOfWork, useExisting: DatabaseUnitOfWork },
      { provide: AuditTrail, useClass: DatabaseAuditTrail },
      { provide: Numbers, useFactory: (database: Database) => new DatabaseNumbers(database), inject: [Database] },
      { provide: Outbox, useFactory: () => new DatabaseOutbox(clock) },
      { provide: WorkerSession, useFactory: (database: Database) => new WorkerSession(database), inject: [Database] },
      {
        provide: OutboxJobs,
        useFactory: (database: Database, session: WorkerSession) => new OutboxJobs(database, session),
        inject: [Database, WorkerSession],
      },
      { provide: Clock, useValue: clock },
    ];
    return { module: PersistenceModule, providers, exports: providers.map(({ provide }) => provide) };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.session.stop();
    await this.database.close();
  }
}
