import type { Clock, CompanyId, Id } from '@partner/kernel';
import { type CrossCompanyDatabase, workScope, WorkScope, type Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { CredentialUseRecorder, CredentialUses } from '../application/ports/credentials.js';

/** Interval between writes in milliseconds. */
const intervalMs = 5_000;
/** Maximum number of credentials waiting to be written. Further uses are dropped. */
const maxWaiting = 10_000;

interface Use {
  readonly company: CompanyId;
  readonly at: Date;
}

/**
 * Writes the last use of each credential every few seconds, for all companies together. A killed process loses the uses
 * of one interval. If the database is unavailable, they are retried with the next batch.
 */
export class BatchedCredentialUses implements CredentialUseRecorder {
  #waiting = new Map<Id, Use>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly clock: Clock,
  ) {}

  record(company: CompanyId, credential: Id): void {
    if (this.#waiting.size >= maxWaiting && !this.#waiting.has(credential)) return;
    this.#waiting.set(credential, { company, at: this.clock.now() });
    this.#timer ??= setTimeout(() => void this.flush(), intervalMs).unref();
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const batch = this.#waiting;
    if (batch.size === 0) return;
    this.#waiting = new Map();
    const column = <T>(value: (id: Id, use: Use) => T): T[] => [...batch].map(([id, use]) => value(id, use));
    try {
      // Runs outside any request, so that no request's deadline can cancel it. Sorted, so that two processes cannot
      // deadlock.
      await workScope.run(new WorkScope(), () =>
        this.database.outside(sql`insert into credential_uses as u (company_id, credential_id, last_used_at)
          select g.company_id, g.credential_id, g.at from unnest(${column((_, { company }) => company)}::char(24)[],
            ${column((id) => id)}::char(24)[], ${column((_, { at }) => at)}::timestamptz[])
            as g(company_id, credential_id, at)
          order by g.company_id, g.credential_id
          on conflict (company_id, credential_id) do update set last_used_at = excluded.last_used_at
          where u.last_used_at < excluded.last_used_at`),
      );
    } catch {
      for (const [id, use] of batch)
        if (!this.#waiting.has(id) && this.#waiting.size < maxWaiting) this.#waiting.set(id, use);
      if (this.#waiting.size > 0) this.#timer ??= setTimeout(() => void this.flush(), intervalMs).unref();
    }
  }
}

export class DatabaseCredentialUses implements CredentialUses {
  constructor(private readonly database: Database) {}

  async of(company: CompanyId): Promise<ReadonlyMap<Id, Date>> {
    const rows = await this.database.query<{ id: Id; at: Date }>(
      sql`select credential_id as id, last_used_at as at from credential_uses where company_id = ${company}`,
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  }
}
