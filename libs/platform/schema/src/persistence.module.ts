import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
  type FactoryProvider,
} from '@nestjs/common';
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

/** Class as a value; abstract classes are ports and serve as injection tokens. */
type Token<T> = abstract new (...args: never[]) => T;

type Instances<Tokens extends readonly Token<unknown>[]> = {
  [K in keyof Tokens]: Tokens[K] extends Token<infer T> ? T : never;
};

/**
 * Creates a provider for a plain class without framework decorators; the compiler checks the constructor parameters.
 */
export function provide<T, const Tokens extends readonly Token<unknown>[]>(
  token: Token<T> & (new (...args: Instances<Tokens>) => T),
  inject: Tokens,
): FactoryProvider<T> & { provide: Token<T> };
export function provide<T, const Tokens extends readonly Token<unknown>[]>(
  port: Token<T>,
  inject: Tokens,
  adapter: new (...args: Instances<Tokens>) => T,
): FactoryProvider<T> & { provide: Token<T> };
export function provide<T>(
  token: Token<T>,
  inject: readonly Token<unknown>[],
  adapter: new (...args: never[]) => T = token as new (...args: never[]) => T,
): FactoryProvider<T> & { provide: Token<T> } {
  const useFactory = ((...args: never[]) => new adapter(...args)) as FactoryProvider<T>['useFactory'];
  return { provide: token, inject: [...inject], useFactory };
}

/** As `provide`, for an instance that also needs values from outside of the container, such as settings. */
export function provideFactory<T, const Tokens extends readonly Token<unknown>[]>(
  token: Token<T>,
  inject: Tokens,
  useFactory: (...args: Instances<Tokens>) => T,
): FactoryProvider<T> & { provide: Token<T> } {
  return { provide: token, inject: [...inject], useFactory: useFactory as FactoryProvider<T>['useFactory'] };
}
