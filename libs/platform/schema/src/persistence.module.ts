import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '@partner/kernel';
import { Contexts } from './contexts/contexts.js';
import { discoverContexts } from './contexts/discover-contexts.js';
import { CrossCompanyDatabase, Database, databaseProviders, WorkerSession } from '@partner/postgres';
import { unitOfWorkProviders } from '@partner/unit-of-work';

/**
 * Provides the database of a process to all modules, and closes it at shutdown. Processes that claim work start the
 * WorkerSession.
 */
@Global()
@Module({})
export class PersistenceModule implements OnApplicationShutdown {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CrossCompanyDatabase) private readonly acrossCompanies: CrossCompanyDatabase,
    @Inject(WorkerSession) private readonly session: WorkerSession,
  ) {}

  static forRoot(options: Parameters<typeof databaseProviders>[0], clock: Clock = new Clock()): DynamicModule {
    const providers = [
      ...databaseProviders(options),
      { provide: Contexts, useFactory: discoverContexts },
      ...unitOfWorkProviders(Contexts, clock),
      { provide: Clock, useValue: clock },
    ];
    return { module: PersistenceModule, providers, exports: providers.map(({ provide }) => provide) };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.session.stop();
    await Promise.all([this.database.close(), this.acrossCompanies.close()]);
  }
}
