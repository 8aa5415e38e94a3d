import { createHash, randomUUID } from 'node:crypto';
import { type CompanyId, type Id, type ResourceType, unavailable, dayMs } from '@partner/kernel';
import { type Database, refusal, WorkScope } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { StoredResponse } from './stored-response.js';
import { type Operation, recordsOf } from './operation.js';

export interface Claim {
  readonly company: CompanyId;
  readonly operation: Buffer;
  readonly token: string;
}

/** A request with a key, as callers may see it: never with its response (§4.17). */
export interface UsedKey {
  readonly method: string;
  readonly path: string;
  readonly status: 'running' | 'finished';
  /** RFC 3339 time, like all others. */
  readonly since: string;
  readonly httpStatus?: number;
  readonly finishedAt?: string;
  readonly expiresAt?: string;
  /** True if the response was erased with its customer (I5). */
  readonly erased: boolean;
}

/** A used key with the scope of its operation, and the records that must be visible to see it. */
export interface FoundKey {
  readonly used: UsedKey;
  readonly scope: string;
  /** Id of the record that the request created. */
  readonly created?: Id | undefined;
  readonly records: readonly Id[];
}

export type Lookup =
  | { readonly state: 'claimed'; readonly claim: Claim }
  | { readonly state: 'running' }
  | { readonly state: 'otherBody' }
  | { readonly state: 'finished'; readonly answer: StoredResponse; readonly kinds: readonly ResourceType[] };

interface UsedRow {
  readonly endpoint: string;
  readonly scope: string;
  readonly since: Date;
  readonly finishedAt: Date | null;
  readonly status: number | null;
  readonly body: string | null;
}

interface Row {
  readonly state: 'running' | 'finished' | 'expired';
  readonly body_hash: Buffer;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly kinds: ResourceType[];
}

// Uses the database's clock and the time of the statement, because a transaction's time stands still (I3).
const claimExpired = raw(`finished_at is null and claimed_at <= clock_timestamp() - interval '35 seconds'`);
const keyExpired = raw(`finished_at <= clock_timestamp() - interval '24 hours'`);

const requireClaim = refusal('lost_claim', 'PA003', () =>
  unavailable('timeout', 'the request took too long and made no changes, retry it'),
);

/** The idempotency keys of all companies (§4.17). Only the database decides which of several requests runs. */
export class IdempotencyKeys {
  constructor(private readonly database: Database) {}

  /** Returns the reason why the operation cannot be claimed; undefined if it can. */
  async look(operation: Operation): Promise<Exclude<Lookup, { state: 'claimed' }> | undefined> {
    const [row] = await this.database.query<Row>(this.#find(operation.company, operationHash(operation)), 'outside');
    return row && row.state !== 'expired' ? lookupOf(row, operation) : undefined;
  }

  /** Claims the operation, or returns the reason why it cannot. Never waits for a lock. */
  async claim(operation: Operation): Promise<Lookup> {
    const claim = { company: operation.company, operation: operationHash(operation), token: randomUUID() };
    for (;;) {
      if (await this.#insert(claim, operation)) return { state: 'claimed', claim };
      const [row] = await this.database.query<Row>(this.#find(claim.company, claim.operation), 'outside');
      if (row && row.state !== 'expired') return lookupOf(row, operation);
      if (row && (await this.#takeOver(claim, operation))) return { state: 'claimed', claim };
      // The key was released or taken over by another request in the meantime.
    }
  }

  /** Returns the requests with a key that run or whose response is stored, the latest first. */
  async find(company: CompanyId, key: string): Promise<FoundKey[]> {
    // Node reads the bytes of a header as Latin-1, and a path as UTF-8.
    const received = Buffer.from(key).toString('latin1');
    const rows = await this.database.query<UsedRow>(sql`
      select endpoint, scope, claimed_at as since, finished_at as "finishedAt", status, body
        from idempotency_keys
       where company_id = ${company} and key in (${key}, ${received}) and scope is not null
         and not coalesce((${claimExpired}) or ${keyExpired}, false)
       order by claimed_at desc limit 100`);
    return rows.map(foundKey);
  }

  /**
   * Returns the statement that stores the response, committed with the change (I3). It fails, and with it the commit,
   * when the claim is lost or expired.
   */
  finishStatement(claim: Claim, answer: StoredResponse, kinds: readonly ResourceType[]): Sql {
    return sql`with finished as (${this.#finish(claim, answer, kinds)})
      select ${requireClaim(sql`count(*) = 1`)} from finished`;
  }

  /**
   * Like {@link finishStatement}, for a response whose body is a record that the statement reads.
   * @returns a statement that returns the record's row.
   * @param item a statement with one row, with the columns `json` and `version`.
   */
  finishItemStatement(
    claim: Claim,
    { status, headers }: StoredResponse,
    item: Sql,
    kinds: readonly ResourceType[],
  ): Sql {
    const etag = sql`jsonb_build_object('etag', format('"%s"', a.version))`;
    return sql`with answer as materialized (${item}), finished as (
        update idempotency_keys k
           set finished_at = clock_timestamp(), status = ${status}, kinds = ${kinds}::text[],
               headers = ${JSON.stringify(headers)}::jsonb || ${etag}, body = a.json
          from answer a where ${this.#ownsClaim(claim)} returning 1)
      select a.found, a.json, a.version, 
        ${requireClaim(sql`(select count(*) from finished) = 1`)} as finished from answer a`;
  }

  /** Stores the response of an operation that changed nothing. */
  async finishUnchanged(claim: Claim, answer: StoredResponse): Promise<void> {
    await this.#runSeparately(claim.company, this.#finish(claim, answer, []));
  }

  /** Lets the next request with this key run (§4.17). No effect after a commit, even if the caller got an error. */
  async release({ company, operation, token }: Claim): Promise<void> {
    await this.#runSeparately(
      company,
      sql`delete from idempotency_keys
        where company_id = ${company} and operation = ${operation} and claim = ${token} and finished_at is null`,
    );
  }

  async #insert({ company, operation, token }: Claim, { endpoint, key, scope, bodyHash }: Operation): Promise<boolean> {
    // A crash that loses the claim also ends the request, so this commit need not reach the disk. The check before the
    // insert avoids waiting for another transaction that is finishing the same row.
    const rows = await this.database.query(
      sql`
      insert into idempotency_keys (company_id, operation, endpoint, key, scope, body_hash, claim, claimed_at)
      select ${company}, ${operation}::bytea, ${endpoint}, ${key}, ${scope ?? null}, ${bodyHash}::bytea,
             ${token}::uuid, clock_timestamp()
       where set_config('synchronous_commit', 'off', true) = 'off'
         and not exists (select from idempotency_keys where company_id = ${company} and operation = ${operation})
      on conflict (company_id, operation) do nothing returning 1`,
      'outside',
    );
    return rows.length > 0;
  }

  #find(company: CompanyId, operation: Buffer): Sql {
    return sql`
      select case when ${claimExpired} or ${keyExpired} then 'expired'
                  when finished_at is null then 'running' else 'finished' end as state,
             body_hash, status, headers, body, kinds
        from idempotency_keys where company_id = ${company} and operation = ${operation}`;
  }

  async #takeOver({ company, operation, token }: Claim, { scope, bodyHash }: Operation): Promise<boolean> {
    const rows = await this.database.query(
      sql`
      update idempotency_keys
         set scope = ${scope ?? null}, body_hash = ${bodyHash}, claim = ${token}, claimed_at = clock_timestamp(),
             finished_at = null, status = null, headers = null, body = null, kinds = null
       where company_id = ${company} and operation = ${operation} and (${claimExpired} or ${keyExpired}) returning 1`,
      'outside',
    );
    return rows.length > 0;
  }

  #finish(claim: Claim, answer: StoredResponse, kinds: readonly ResourceType[]): Sql {
    return sql`
      update idempotency_keys
         set finished_at = clock_timestamp(), status = ${answer.status},
           headers = ${JSON.stringify(answer.headers)}::jsonb,
             body = ${answer.body ?? null}, kinds = ${kinds}::text[]
       where ${this.#ownsClaim(claim)} returning 1`;
  }

  #ownsClaim({ company, operation, token }: Claim): Sql {
    return sql`company_id = ${company} and operation = ${operation} and claim = ${token}
      and finished_at is null and not (${claimExpired})`;
  }

  /** Runs outside the request's scope, which may have been cancelled. If it fails, the claim expires (I3). */
  async #runSeparately(company: CompanyId, statement: Sql): Promise<void> {
    await new WorkScope(undefined, company).run(() => this.database.query(statement, 'outside')).catch(() => undefined);
  }
}

/** Hashes the path and the key, because they may exceed the size of an index entry. */
function operationHash({ endpoint, key }: Operation): Buffer {
  return createHash('sha256').update(`${endpoint}\n${key}`).digest();
}

function lookupOf(row: Row, operation: Operation): Exclude<Lookup, { state: 'claimed' }> {
  if (!row.body_hash.equals(operation.bodyHash)) return { state: 'otherBody' };
  if (row.state === 'running') return { state: 'running' };
  const { status, headers, body, kinds } = row;
  return { state: 'finished', answer: { status, headers, ...(body !== null && { body }) }, kinds };
}

function foundKey({ endpoint, scope, since, finishedAt, status, body }: UsedRow): FoundKey {
  const [method, path] = endpoint.split(' ') as [string, string];
  const started = { method, path, since: since.toISOString() };
  const { id: created, records } = recordsOf(endpoint, body);
  if (!finishedAt || status === null) return { scope, records, used: { ...started, status: 'running', erased: false } };
  const finished = {
    ...started,
    status: 'finished',
    httpStatus: status,
    finishedAt: finishedAt.toISOString(),
    expiresAt: new Date(finishedAt.getTime() + dayMs).toISOString(),
    erased: status === 410 && body === null,
  } as const;
  return { scope, records, used: finished, ...(status === 201 && { created }) };
}
