import type { Clock, CompanyId, Id } from '@partner/kernel';
import { type CrossCompanyDatabase, type Database, WorkScope } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { CredentialUse, CredentialUseRecorder, CredentialUses } from '../application/ports/credentials.js';

/** Interval between writes in milliseconds. */
const intervalMs = 5_000;
/** Maximum number of credentials waiting to be written. Further uses are dropped. */
const maxWaiting = 10_000;

interface Use {
  readonly company: CompanyId;
  readonly at: Date;
  /** Sequence number of the last event read from the feed, with the time; absent without a read. */
  readonly read?: { readonly position: string; readonly at: Date };
}

/**
 * Writes the last use of each credential, and its position in the feed, every few seconds, for all companies together.
 * A killed process loses the uses of one interval. If the database is unavailable, they are retried with the next
 * batch.
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
    this.#add(credential, { company, at: this.clock.now() });
  }

  recordRead(company: CompanyId, credential: Id, position: string): void {
    const at = this.clock.now();
    this.#add(credential, { company, at, read: { position, at } });
  }

  #add(credential: Id, use: Use): void {
    const before = this.#waiting.get(credential);
    if (!before && this.#waiting.size >= maxWaiting) return;
    this.#waiting.set(credential, { ...before, ...use });
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
      await new WorkScope().run(() =>
        this.database.query(
          sql`insert into credential_uses as u
            (company_id, credential_id, last_used_at, feed_seq, feed_read_at)
          select g.company_id, g.credential_id, g.at, g.feed_seq, g.feed_read_at
          from unnest(${column((_, { company }) => company)}::char(24)[], ${column((id) => id)}::char(24)[],
            ${column((_, { at }) => at)}::timestamptz[], ${column((_, { read }) => read?.position)}::bigint[],
            ${column((_, { read }) => read?.at)}::timestamptz[])
            as g(company_id, credential_id, at, feed_seq, feed_read_at)
          where not exists (select from moving_companies m where m.company_id = g.company_id and m.is_elsewhere)
          order by g.company_id, g.credential_id
          on conflict (company_id, credential_id) do update
          set last_used_at = greatest(u.last_used_at, excluded.last_used_at),
            feed_seq = case when ${isLaterRead} then excluded.feed_seq else u.feed_seq end,
            feed_read_at = greatest(u.feed_read_at, excluded.feed_read_at)
          where u.last_used_at < excluded.last_used_at or ${isLaterRead}`,
          'outside',
        ),
      );
    } catch {
      for (const [id, use] of batch) this.#add(id, { ...use, ...this.#waiting.get(id) });
    }
  }
}

/** A position changes only with a later read: a reader may start again from an earlier event. */
const isLaterRead = sql`coalesce(excluded.feed_read_at > u.feed_read_at, excluded.feed_read_at is not null)`;

export class DatabaseCredentialUses implements CredentialUses {
  constructor(private readonly database: Database) {}

  async of(company: CompanyId): Promise<ReadonlyMap<Id, CredentialUse>> {
    const rows = await this.database.query<{ id: Id; at: Date; position: number; behind: number; readAt: Date | null }>(
      sql`select u.credential_id as id, u.last_used_at as at, u.feed_seq::float8 as position,
          greatest(coalesce(c.value, 0) - u.feed_seq, 0)::float8 as behind, u.feed_read_at as "readAt"
        from credential_uses u
        left join company_counters c on c.company_id = u.company_id and c.name = 'event'
        where u.company_id = ${company}`,
    );
    return new Map(
      rows.map(({ id, at, position, behind, readAt }) => [
        id,
        { lastUsedAt: at, ...(readAt && { feed: { position, behind, readAt } }) },
      ]),
    );
  }
}
