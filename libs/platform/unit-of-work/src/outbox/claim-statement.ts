import type { Id } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { companyPlace, WorkerSession } from '@partner/postgres';

/** Jobs of one kind and company. A slow group does not delay other groups. */
export interface JobGroup {
  readonly companyId: string;
  readonly kind: string;
}

export interface Claim {
  /** Kinds that this worker supports; newer releases leave theirs to their own workers. */
  readonly kinds: readonly string[];
  /** Groups at this worker's concurrency limit. */
  readonly busy: readonly JobGroup[];
  /** Maximum number of jobs. */
  readonly limit: number;
  /** Maximum number of jobs of one group. */
  readonly perGroup: number;
  readonly lease: Id;
  /** Number of the claiming worker; the claim ends with its session. */
  readonly worker: number;
  readonly now: Date;
  readonly until: Date;
}

/**
 * Finds the groups with pending jobs by skipping from group to group in the index, without reading the backlog of each.
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
    where l.kind = any(${kinds}::text[]) and ${companyPlace.isSettled(sql`l.company_id`)} and not exists (
      select 1 from unnest(${busy.map(({ companyId }) => companyId)}::text[],
        ${busy.map(({ kind }) => kind)}::text[]) b (company_id, kind)
      where b.company_id = l.company_id and b.kind = l.kind))`;

/**
 * Leases due jobs, oldest first, and counts the attempt at once, so that an attempt which kills its worker counts, too.
 */
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

/** Releases the jobs of workers whose sessions have ended (E10); they are due at once. */
export function releaseStatement(now: Date): Sql {
  return sql`with freed as materialized (
      select company_id, id from outbox_jobs where worker_id in (${WorkerSession.ended})
        and ${companyPlace.isPresent(sql`company_id`)} for update skip locked)
    update outbox_jobs j
    set lease_id = null, worker_id = null, next_attempt_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
    from freed f where j.company_id = f.company_id and j.id = f.id`;
}

/** Selects the time at which the next job of these groups is due, as `at`; null if none is pending. */
export function nextDueStatement(which: Pick<Claim, 'kinds' | 'busy'>): Sql {
  return sql`with recursive ${groups}, ${open(which)}
    select min(d.next_attempt_at) as at from open o cross join lateral (
      select j.next_attempt_at from outbox_jobs j
      where j.state = 'pending' and j.company_id = o.company_id and j.kind = o.kind
      order by j.next_attempt_at limit 1) d`;
}
