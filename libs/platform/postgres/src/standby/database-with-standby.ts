import type { Sql } from 'sql-template-tag';
import { currentTransaction } from '../transaction/current-transaction.js';
import type { DatabaseOptions } from '../connection/connection-pool.js';
import { type CompanyStatement, Database } from '../database.js';
import { currentCompany } from '../transaction/current-company.js';
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
    this.#reads = new ReadStandby({ query: (statement, outside) => super.query(statement, outside) }, this.#standby);
  }

  override async query<Row>(statement: Sql, outside?: 'outside'): Promise<Row[]> {
    if (outside || currentTransaction.getStore() || !WorkScope.current?.readsOnly)
      return super.query<Row>(statement, outside);
    const [rows] = await this.each<Row>([{ company: currentCompany(), statement }], 'read');
    return rows!;
  }

  override async each<Row>(statements: readonly CompanyStatement[], access?: 'read' | 'write'): Promise<Row[][]> {
    const read = access === 'read' ? await this.#reads.read<Row>(statements) : undefined;
    return read ?? super.each<Row>(statements, access);
  }

  override async close(): Promise<void> {
    await Promise.all([super.close(), this.#standby.close()]);
  }
}
