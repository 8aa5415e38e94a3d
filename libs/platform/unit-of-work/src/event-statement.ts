import { type CompanyId, newId, type Aggregate, type RecordState } from '@partner/kernel';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type EventRow, eventTable } from './journal.entity.js';
import { advisoryLock } from './numbers.js';
import type { CommitDeclarations } from './commit-declarations.js';

const columns = raw([...eventTable.columns.values()].filter((name) => name !== 'seq').join(', '));

/** Event of a record without a sequence number. */
export type DomainEvent = Aggregate<RecordState>['events'][number];

/** Parts of the statement from the contexts' event readers; the same for every change. */
interface Readers {
  readonly expressions: Sql;
  /** Number of rows that each reader created, by kind of work. */
  readonly counts: Sql;
  /** The same by receiver, as JSON. */
  readonly countsByReceiver: Sql;
}

interface EventOrigin {
  readonly company: CompanyId;
  readonly requestId: string | undefined;
  readonly traceparent: string | undefined;
}

const readersOf = new WeakMap<CommitDeclarations, Readers>();

/**
 * Builds one statement that numbers and writes events together with the rows that contexts derive from them, so that
 * none are lost. The company's counter row stays locked until the commit, so events become visible in the order of
 * their numbers, without gaps (E1).
 * @param counted whether the statement's row has the number of created rows per kind of work, or also per receiver.
 * @throws Error for an event type that no context declares.
 */
export function eventStatement(
  origin: EventOrigin,
  events: readonly DomainEvent[],
  contexts: CommitDeclarations,
  counted: 'counts' | 'countsByReceiver' = 'counts',
): Sql {
  const { company } = origin;
  const unknown = events.find(({ type }) => !contexts.declaresEvent(type));
  if (unknown) throw new Error(`no context declares the event ${unknown.type}`);
  const rows = events.map((event, index) => eventTable.row(eventRow(origin, event, index + 1)));
  const { expressions, [counted]: counts } = readers(contexts);
  return sql`with ${advisoryLock(company, 'event')},
    counter as (
      insert into company_counters (company_id, name, value) select ${company}, 'event', ${events.length}::int
        from counter_lock
      on conflict (company_id, name) do update set value = company_counters.value + excluded.value
      returning company_id, value - ${events.length}::int as before),
    written as (insert into events (seq, ${columns})
      select counter.before + r.seq, ${raw('r.' + columns.sql.replaceAll(', ', ', r.'))}
      from counter, json_populate_recordset(null::events, ${JSON.stringify(rows)}::json) r
      returning id, seq, type, occurred_at, resource_type, resource_id, location_id, data)${expressions}
    select ${counts}`;
}

function readers(contexts: CommitDeclarations): Readers {
  const known = readersOf.get(contexts);
  if (known) return known;
  const all = contexts.eventReaders.map(({ leaves, statement }, index) => {
    const [reader, name] = [raw(`reader${index}`), raw(`"${leaves}"`)];
    return {
      expression: sql`, ${reader} as (${statement(contexts.resources)})`,
      count: sql`(select count(*)::int from ${reader}) as ${name}`,
      byReceiver: sql`(select coalesce(json_object_agg(receiver, rows), '{}')
        from (select receiver, count(*) as rows from ${reader} group by receiver) r) as ${name}`,
    };
  });
  const made: Readers = {
    expressions: join([sql``, ...all.map(({ expression }) => expression)], ''),
    counts: join([sql`1 as written`, ...all.map(({ count }) => count)]),
    countsByReceiver: join([sql`1 as written`, ...all.map(({ byReceiver }) => byReceiver)]),
  };
  readersOf.set(contexts, made);
  return made;
}

function eventRow(origin: EventOrigin, event: DomainEvent, position: number): EventRow {
  const { company, requestId, traceparent } = origin;
  return {
    companyId: company,
    id: newId(),
    seq: position,
    type: event.type,
    occurredAt: event.occurredAt,
    resourceType: event.resourceType,
    resourceId: event.resourceId,
    resourceVersion: event.resourceVersion ?? null,
    externalReferences: event.externalReferences ?? null,
    data: event.data ?? null,
    locationId: event.locationId ?? null,
    requestId: requestId ?? null,
    traceparent: traceparent ?? null,
  };
}
