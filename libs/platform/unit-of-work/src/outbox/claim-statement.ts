import type { Id } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { WorkerSession } from '@partner/postgres';

/** The jobs of one kind of one company: what is slow in one group holds up no other. */
export interface JobGroup {
  readonly companyId: string;
  readonly kind: string;
}

export interface Claim {
  /** Kinds that this worker knows: a release that knows more leaves them to its own workers. */
  readonly kinds: readonly string[];
  /** Groups that have enough under way here. */
  readonly busy: readonly JobGroup[];
  /** At most so many jobs, and so many of one group. */
  readonly limit: number;
  readonly perGroup: number;
  readonly lease: Id;
  /** Whose claim it is: it ends with the session of the worker. */
  readonly worker: number;
  readonly now: Date;
  readonly until: Date;
}

/**
 * From one group that waits for something to the next in the index: the backlog of one is never read for the others.
 */
const groups: Sql = sql`job_groups as (
    (select j.company_id, j.kind from outbox_jobs j where j.state = 'pending' order by j.company_id, j.kind limit 1)
    union all
    select n.company_id, n.kind from job_groups l cross join lateral (
      select j.company_id, j.kind from outbox_jobs j
      where j.state = 'pending' and (j.company_id, j.kind) > (l.company_id, l.kind)
      order by j.company_id, j.kind limit 1) n)`;

const open = ({ kinds, busy }: Pick<Claim, 'kinds' | 'busy'>): Sql => sql`open as materialized (
    select l.company_id, l.kind from job_groups l
    where l.kind = any(${kinds}::text[]) and not exists (
      select 1 from unnest(${busy.map(({ companyId }) => companyId)}::text[],
        ${busy.map(({ kind }) => kind)}::text[]) b (company_id, kind)
      where b.company_id = l.company_id and b.kind = l.kind))`;

/** Leases jobs that are due, oldest first, and counts the attempt: one that its worker does not survive counts too. */
export function claimStatement({ limit, perGroup, lease, worker, now, until, ...which }: Claim): Sql {
  return sql`with recursive ${groups}, ${open(which)},
    picked as materialized (
      select d.* from open o cross join lateral (
        select j.company_id, j.id, j.next_attempt_at from outbox_jobs j
        where j.state = 'pending' and j.company_id = o.company_id and j.kind = o.kind
          and j.next_attempt_at <= ${now}::timestamptz
        order by j.next_attempt_at limit ${perGroup}::int for update skip locked) d
      order by d.next_attempt_at limit ${limit}::int)
    update outbox_jobs j
    set lease_id = ${lease}, worker_id = ${worker}::int, next_attempt_at = ${until}::timestamptz,
       attempts = j.attempts + 1,
      updated_at = ${now}::timestamptz
    from picked p where j.company_id = p.company_id and j.id = p.id
    returning j.company_id as "companyId", j.id, j.kind, j.payload, j.created_at as "createdAt", j.traceparent,
      j.lease_id as "leaseId",
      j.attempts - j.attempts_before as attempt`;
}

/** Frees what workers had claimed whose sessions have ended (E10): it is due at once. */
export function freeStatement(now: Date): Sql {
  return sql`with freed as materialized (
      select company_id, id from outbox_jobs where worker_id in (${WorkerSession.ended}) for update skip locked)
    update outbox_jobs j
    set lease_id = null, worker_id = null, next_attempt_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
    from freed f where j.company_id = f.company_id and j.id = f.id`;
}

/** When the next job of these groups is due, as `at`; null when none waits. */
export function nextDueStatement(which: Pick<Claim, 'kinds' | 'busy'>): Sql {
  return sql`with recursive ${groups}, ${open(which)}
    select min(d.next_attempt_at) as at from open o cross join lateral (
      select j.next_attempt_at from outbox_jobs j
      where j.state = 'pending' and j.company_id = o.company_id and j.kind = o.kind
      order by j.next_attempt_at limit 1) d`;
}
