import type { FactoryProvider } from '@nestjs/common';
import { Database, type DatabaseOptions } from './database.js';
import { DatabaseWithStandby } from './standby/database-with-standby.js';
import { CrossCompanyDatabase } from './tenancy/cross-company-database.js';
import * as roles from './tenancy/roles.js';
import { WorkerSession } from './worker-session/worker-session.js';

/** Database of a process. */
export interface ProcessDatabaseOptions extends Omit<DatabaseOptions, 'role'> {
  /** Whether all of it may see every company: operators' commands. Servers may where a use is listed (A7). */
  readonly acrossCompanies?: boolean;
  /** A standby that answers requests which only read (R94). */
  readonly readUrl?: string | undefined;
}

/** Connections of a process, and its session as a worker. */
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
