import type { FactoryProvider } from '@nestjs/common';
import type { DatabaseOptions } from './connection/connection-pool.js';
import { Database } from './database.js';
import { DatabaseWithStandby } from './standby/read-standby.js';
import { CrossCompanyDatabase } from './tenancy/cross-company-database.js';
import { roles } from './servers/roles.js';
import { WorkerSession } from './worker-session/worker-session.js';

export interface ProcessDatabaseOptions extends Omit<DatabaseOptions, 'role'> {
  /** True if all statements may see every company, as operators' commands do. In servers only listed uses may (A7). */
  readonly acrossCompanies?: boolean;
  /** URL of a standby that serves read-only requests (R94). */
  readonly readUrl?: string | undefined;
}

/** Providers of the connections of a process and its worker session. */
export const databaseProviders = ({
  acrossCompanies = false,
  readUrl,
  ...options
}: ProcessDatabaseOptions): FactoryProvider[] => [
  {
    provide: Database,
    useFactory: () => {
      const own = { ...options, role: acrossCompanies ? roles.crossCompany : roles.server } as const;
      return readUrl === undefined ? new Database(own) : new DatabaseWithStandby(own, readUrl);
    },
  },
  { provide: CrossCompanyDatabase, useFactory: () => new CrossCompanyDatabase(options) },
  {
    provide: WorkerSession,
    useFactory: (database: CrossCompanyDatabase) => new WorkerSession(database),
    inject: [CrossCompanyDatabase],
  },
];
