import { type CompanyId, type Id, unavailable } from '@partner/kernel';
import { companyMoves, type CrossCompanyDatabase, WorkScope } from '@partner/postgres';
import sql, { empty } from 'sql-template-tag';
import type {
  CredentialDirectory,
  CredentialList,
  KnownCredential,
  UsedCredential,
} from '../application/ports/credentials.js';
import type { CredentialState } from '../domain/credential/credential.js';
import { credentialTable } from './credential.entity.js';
import { serialBatchLoader } from './serial-batch-loader.js';

interface CompanyFlags {
  readonly companyIsSuspended: boolean;
  readonly keepsBodies: boolean;
  readonly companyIsElsewhere: boolean;
}

/** Maximum number of revoked credentials in a list. */
const maxRevoked = 1_000;

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

  /** @throws DomainError `unavailable` when too many look-ups are waiting, or the company is in another cell. */
  async find(id: Id, company?: CompanyId): Promise<KnownCredential | undefined> {
    if (this.#waiting >= maxWaiting)
      throw unavailable('overloaded', 'too many requests are waiting for authentication; try again');
    this.#waiting += 1;
    try {
      const found = await this.#lookUps.load(id);
      if (company !== undefined && found?.companyId !== company) return undefined;
      if (found?.companyIsElsewhere) throw companyMoves();
      return found;
    } finally {
      this.#waiting -= 1;
    }
  }

  async of(company: CompanyId): Promise<readonly CredentialState[]> {
    const rows = await this.database.query<Record<string, unknown>>(
      sql`select ${credentialTable.selected} from credentials t where t.company_id = ${company}
        and (t.revoked_at is null or t.id = any(array(
          select r.id from credentials r where r.company_id = ${company} and r.revoked_at is not null
          order by r.revoked_at desc, r.id desc limit ${maxRevoked}::int))) order by t.id`,
      'outside',
    );
    return rows.map((row) => credentialTable.state(row));
  }

  async unused(since: Date, company?: CompanyId): Promise<readonly UsedCredential[]> {
    const rows = await this.database.query<Record<string, unknown> & { last_used_at: Date | null }>(
      sql`select ${credentialTable.selected}, u.last_used_at from credentials t
          left join credential_uses u on u.company_id = t.company_id and u.credential_id = t.id
        where t.revoked_at is null and coalesce(u.last_used_at, t.created_at) < ${since}
          ${company ? sql`and t.company_id = ${company}` : empty} order by t.id`,
      'outside',
    );
    return rows.map(({ last_used_at: lastUsedAt, ...row }) => ({
      ...credentialTable.state(row),
      ...(lastUsedAt && { lastUsedAt }),
    }));
  }

  /** Runs in its own work scope: many requests wait for the statement, and none of their cancellations may stop it. */
  async #all(ids: readonly Id[]): Promise<((KnownCredential & CompanyFlags) | undefined)[]> {
    const rows = await new WorkScope().run(() =>
      this.database.query<Record<string, unknown> & CompanyFlags>(
        sql`select ${credentialTable.selected},
            exists (select 1 from suspended_companies k where k.company_id = t.company_id)
            as "companyIsSuspended",
            exists (select 1 from request_body_keepers k where k.company_id = t.company_id) as "keepsBodies",
            exists (select 1 from moving_companies m where m.company_id = t.company_id and m.is_elsewhere)
            as "companyIsElsewhere"
          from credentials t where t.id = any(${[...new Set(ids)]}::char(24)[])`,
        'outside',
      ),
    );
    const found = new Map<string, KnownCredential & CompanyFlags>();
    for (const { companyIsSuspended, keepsBodies, companyIsElsewhere, ...row } of rows) {
      const state = credentialTable.state(row);
      found.set(state.id, { ...state, companyIsSuspended, keepsBodies, companyIsElsewhere });
    }
    return ids.map((id) => found.get(id));
  }
}
