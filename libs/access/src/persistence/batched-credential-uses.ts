import type { Clock, CompanyId, Id } from '@partner/kernel';
import { type CrossCompanyDatabase, workScope, WorkScope } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { CredentialUseRecorder } from '../application/ports/credential-uses.js';

/** What was noted is written so often, in milliseconds. */
const intervalMs = 5_000;
/** So many credentials wait to be written at most; uses of more are not noted until the next time. */
const mostWaiting = 10_000;

interface Use {
  readonly company: CompanyId;
  readonly at: Date;
}

/**
 * Writes the last use of each credential, for all companies at once and every few seconds. A process that is killed
 * loses as much, and one whose database does not answer tries again with the next batch.
 */
export class BatchedCredentialUses implements CredentialUseRecorder {
  #waiting = new Map<Id, Use>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly clock: Clock,
  ) {}

  used(company: CompanyId, credential: Id): void {
    if (this.#waiting.size >= mostWaiting && !this.#waiting.has(credential)) return;
    this.#waiting.set(credential, { company, at: this.clock.now() });
    this.#timer ??= setTimeout(() => void this.flush(), intervalMs).unref();
  }

  /** Resolves when everything noted so far is written, or could not be. */
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
      // No request's own work: none of their deadlines may stop it. In one order, so that two processes never wait for
      // each other.
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
        if (!this.#waiting.has(id) && this.#waiting.size < mostWaiting) this.#waiting.set(id, use);
      if (this.#waiting.size > 0) this.#timer ??= setTimeout(() => void this.flush(), intervalMs).unref();
    }
  }
}
