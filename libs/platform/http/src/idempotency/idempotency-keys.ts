import { createHash, randomUUID } from 'node:crypto';
import { type CompanyId, type ResourceType, unavailable } from '@partner/kernel';
import { type Database, refusal, workScope, WorkScope } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { StoredResponse } from './stored-response.js';
import type { Operation } from './operation.js';

/** The right to carry out one operation. */
export interface Claim {
  readonly company: CompanyId;
  /** The operation's place in the table. */
  readonly operation: Buffer;
  readonly token: string;
}

/** What a key says when it comes in. */
export type Lookup =
  | { readonly state: 'claimed'; readonly claim: Claim }
  | { readonly state: 'running' }
  | { readonly state: 'otherBody' }
  | { readonly state: 'finished'; readonly answer: StoredResponse; readonly kinds: readonly ResourceType[] };

interface Row {
  readonly state: 'running' | 'finished' | 'expired';
  readonly body_hash: Buffer;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly kinds: ResourceType[];
}

// The database's clock decides, and the time of the statement: a transaction's own stands still (I3).
const claimIsOver = raw(`finished_at is null and claimed_at <= clock_timestamp() - interval '35 seconds'`);
const answerIsOver = raw(`finished_at <= clock_timestamp() - interval '24 hours'`);

const isStillClaimed = refusal('lost_claim', 'PA003', () =>
  unavailable('timeout', 'the request took too long and was not carried out, try again'),
);

/** The idempotency keys of all companies (§4.17). Which of several requests runs is decided by the database alone. */
export class IdempotencyKeys {
  constructor(private readonly database: Database) {}

  /** Claims the operation, or says why not. Never waits for a lock. */
  async claim(operation: Operation): Promise<Lookup> {
    const claim = { company: operation.company, operation: placeOf(operation), token: randomUUID() };
    for (;;) {
      if (await this.#insert(claim, operation)) return { state: 'claimed', claim };
      const [row] = await this.database.outside<Row>(this.#find(claim));
      if (row && row.state !== 'expired') return known(row, operation);
      if (row && (await this.#takeOver(claim, operation))) return { state: 'claimed', claim };
      // It was released, or taken over by somebody else, in between.
    }
  }

  /**
   * A statement that stores the answer, to be committed with the change it tells of (I3). It fails, and with it the
   * commit behind it, when the claim is no longer ours or too old.
   */
  finishing(claim: Claim, answer: StoredResponse, kinds: readonly ResourceType[]): Sql {
    return sql`with finished as (${this.#finish(claim, answer, kinds)})
      select ${isStillClaimed(sql`count(*) = 1`)} from finished`;
  }

  /**
   * The same for an answer whose body is a record that the statement reads. @returns its row.
   * @param item a statement of one row, as those of {@link ItemAnswer}.
   */
  finishingWith(claim: Claim, { status, headers }: StoredResponse, item: Sql, kinds: readonly ResourceType[]): Sql {
    const etag = sql`jsonb_build_object('etag', format('"%s"', a.version))`;
    return sql`with answer as materialized (${item}), finished as (
        update idempotency_keys k
           set finished_at = clock_timestamp(), status = ${status}, kinds = ${kinds}::text[],
               headers = ${JSON.stringify(headers)}::jsonb || ${etag}, body = a.json
          from answer a where ${this.#isOurs(claim)} returning 1)
      select a.found, a.json, a.version, 
        ${isStillClaimed(sql`(select count(*) from finished) = 1`)} as finished from answer a`;
  }

  /** Stores the answer of an operation that changed nothing. */
  async finishAlone(claim: Claim, answer: StoredResponse): Promise<void> {
    await this.#apart(claim.company, this.#finish(claim, answer, []));
  }

  /** Lets the next request with this key run (§4.17). No effect after a commit, even if the caller got an error. */
  async release({ company, operation, token }: Claim): Promise<void> {
    await this.#apart(
      company,
      sql`delete from idempotency_keys
        where company_id = ${company} and operation = ${operation} and claim = ${token} and finished_at is null`,
    );
  }

  async #insert({ company, operation, token }: Claim, { endpoint, key, bodyHash }: Operation): Promise<boolean> {
    // A claim that a crash of the server forgets is one that the crash has ended: its commit need not reach the disk.
    // The look before the insert is for a row that is being finished: a conflict with it would wait for that commit.
    const rows = await this.database.outside(sql`
      insert into idempotency_keys (company_id, operation, endpoint, key, body_hash, claim, claimed_at)
      select ${company}, ${operation}::bytea, ${endpoint}, ${key}, ${bodyHash}::bytea, ${token}::uuid, clock_timestamp()
       where set_config('synchronous_commit', 'off', true) = 'off'
         and not exists (select from idempotency_keys where company_id = ${company} and operation = ${operation})
      on conflict (company_id, operation) do nothing returning 1`);
    return rows.length > 0;
  }

  #find({ company, operation }: Claim): Sql {
    return sql`
      select case when ${claimIsOver} or ${answerIsOver} then 'expired'
                  when finished_at is null then 'running' else 'finished' end as state,
             body_hash, status, headers, body, kinds
        from idempotency_keys where company_id = ${company} and operation = ${operation}`;
  }

  async #takeOver({ company, operation, token }: Claim, { bodyHash }: Operation): Promise<boolean> {
    const rows = await this.database.outside(sql`
      update idempotency_keys
         set body_hash = ${bodyHash}, claim = ${token}, claimed_at = clock_timestamp(),
             finished_at = null, status = null, headers = null, body = null, kinds = null
       where company_id = ${company} and operation = ${operation} and (${claimIsOver} or ${answerIsOver}) returning 1`);
    return rows.length > 0;
  }

  #finish(claim: Claim, answer: StoredResponse, kinds: readonly ResourceType[]): Sql {
    return sql`
      update idempotency_keys
         set finished_at = clock_timestamp(), status = ${answer.status},
           headers = ${JSON.stringify(answer.headers)}::jsonb,
             body = ${answer.body ?? null}, kinds = ${kinds}::text[]
       where ${this.#isOurs(claim)} returning 1`;
  }

  #isOurs({ company, operation, token }: Claim): Sql {
    return sql`company_id = ${company} and operation = ${operation} and claim = ${token}
      and finished_at is null and not (${claimIsOver})`;
  }

  /** In a scope of its own: the request it is for may have been cancelled. A claim that stays expires (I3). */
  async #apart(company: CompanyId, statement: Sql): Promise<void> {
    await workScope
      .run(new WorkScope(undefined, company), () => this.database.outside(statement))
      .catch(() => undefined);
  }
}

/** Paths and keys may be longer than an index entry. */
function placeOf({ endpoint, key }: Operation): Buffer {
  return createHash('sha256').update(`${endpoint}\n${key}`).digest();
}

function known(row: Row, operation: Operation): Lookup {
  if (!row.body_hash.equals(operation.bodyHash)) return { state: 'otherBody' };
  if (row.state === 'running') return { state: 'running' };
  const { status, headers, body, kinds } = row;
  return { state: 'finished', answer: { status, headers, ...(body !== null && { body }) }, kinds };
}
