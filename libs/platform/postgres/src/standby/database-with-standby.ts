import type { Sql } from 'sql-template-tag';
import { currentTransaction } from '../transaction/current-transaction.js';
import type { DatabaseOptions } from '../connection/connection-pool.js';
import { type CompanyStatement, Database } from '../database.js';
import { currentCompany } from '../tenancy/current-company.js';
import { WorkScope } from '../work-scope.js';
import { ReadStandby } from './read-standby.js';

/** Timeout for connecting to the standby in milliseconds; the primary can serve the read instead. */
const connectTimeoutMs = 2_000;

/** Database that serves read-only requests from a standby, as long as it is not behind (R94). */
export class DatabaseWithStandby extends Database {
  readonly #standby: Database;
  readonly #reads: ReadStandby;

  /** @param readUrl URL of the standby. */
  constructor(options: DatabaseOptions, readUrl: string) {
    super(options);
    this.#standby = new Database({ ...options, url: readUrl, connectTimeoutMs });
    this.#reads = new ReadStandby({ outside: (statement) => super.outside(statement) }, this.#standby);
  }

  override async query<Row>(statement: Sql): Promise<Row[]> {
    if (currentTransaction.getStore() || !WorkScope.current?.readsOnly) return super.query<Row>(statement);
    const [rows] = await this.read<Row>([{ company: currentCompany(), statement }]);
    return rows!;
  }

  override async read<Row>(statements: readonly CompanyStatement[]): Promise<Row[][]> {
    return (await this.#reads.read<Row>(statements)) ?? super.read<Row>(statements);
  }

  override async close(): Promise<void> {
    await Promise.all([super.close(), this.#standby.close()]);
  }
}
