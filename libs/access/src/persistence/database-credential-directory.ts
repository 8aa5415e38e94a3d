import { type CompanyId, type Id, unavailable } from '@partner/kernel';
import { type CrossCompanyDatabase, workScope, WorkScope } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { CredentialDirectory, CredentialList } from '../application/ports/credentials.js';
import type { CredentialState } from '../domain/credential/credential.js';
import { credentialTable } from './credential.entity.js';
import { serialBatchLoader } from './serial-batch-loader.js';

/** Maximum number of waiting look-ups; each belongs to a pending request. */
const maxWaiting = 10_000;

/**
 * Committed credentials in PostgreSQL. Concurrent look-ups share one statement, and only one statement runs at a time,
 * so that key guessing uses at most one connection per process (A6).
 */
export class DatabaseCredentialDirectory implements CredentialDirectory, CredentialList {
  readonly #lookUps = serialBatchLoader((ids: readonly Id[]) => this.#all(ids));
  #waiting = 0;

  constructor(private readonly database: CrossCompanyDatabase) {}

  /** @throws DomainError `unavailable` when too many look-ups are waiting. */
  async find(id: Id): Promise<CredentialState | undefined> {
    if (this.#waiting >= maxWaiting)
      throw unavailable('overloaded', 'too many requests are waiting for authentication; try again');
    this.#waiting += 1;
    try {
      return await this.#lookUps.load(id);
    } finally {
      this.#waiting -= 1;
    }
  }

  async of(company: CompanyId): Promise<readonly CredentialState[]> {
    const rows = await this.database.outside<Record<string, unknown>>(
      sql`select t.* from credentials t where t.company_id = ${company} order by t.id`,
    );
    return rows.map((row) => credentialTable.state(row));
  }

  /** Runs in its own work scope: many requests wait for the statement, and none of their cancellations may stop it. */
  async #all(ids: readonly Id[]): Promise<(CredentialState | undefined)[]> {
    const rows = await workScope.run(new WorkScope(), () =>
      this.database.outside<Record<string, unknown>>(
        sql`select t.* from credentials t where t.id = any(${[...new Set(ids)]}::char(24)[])`,
      ),
    );
    const found = new Map(rows.map((row) => credentialTable.state(row)).map((state) => [state.id, state] as const));
    return ids.map((id) => found.get(id));
  }
}
