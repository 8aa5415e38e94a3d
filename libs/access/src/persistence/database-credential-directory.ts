import { type CompanyId, type Id, unavailable } from '@partner/kernel';
import { type CrossCompanyDatabase, workScope, WorkScope } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { CredentialDirectory, CredentialList } from '../application/ports/credential-directory.js';
import type { CredentialState } from '../domain/credential/credential.js';
import { credentialTable } from './credential.entity.js';
import { serialBatchLoader } from './serial-batch-loader.js';

/** Look-ups that may wait; each belongs to a request that is being answered. */
const maxWaiting = 10_000;

/**
 * Credentials as they are stored; never what a transaction under way would make of them. All look-ups of a moment are
 * one
 * statement, and one is made at a time: whoever guesses keys takes one connection of the process at most (A6).
 */
export class DatabaseCredentialDirectory implements CredentialDirectory, CredentialList {
  readonly #lookUps = serialBatchLoader((ids: readonly Id[]) => this.#all(ids));
  #waiting = 0;

  constructor(private readonly database: CrossCompanyDatabase) {}

  /** @throws DomainError `unavailable` when too many wait already. */
  async find(id: Id): Promise<CredentialState | undefined> {
    if (this.#waiting >= maxWaiting)
      throw unavailable('overloaded', 'too many callers have to be authenticated, try again');
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

  /** In a scope of its own: many wait for the statement, and none of their cancellations may stop it. */
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
