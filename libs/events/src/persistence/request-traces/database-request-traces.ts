import { type Clock, type CompanyId, firstIdAt, type Id, isId, dayMs } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { isHiddenDocument } from '@partner/sales';
import sql, { type Sql } from 'sql-template-tag';
import type { EventSummary } from '../../application/ports/event-queries.js';
import type {
  RecordTrace,
  RequestTrace,
  RequestTraces,
  TracedChange,
  TracedDelivery,
  TracedEvent,
  TracedJob,
  TracedRecord,
  TracedVersion,
  TraceView,
} from '../../application/ports/request-traces.js';
import type { EventProjection } from '../event.projection.js';
import { withoutHidden } from '../hidden-links.js';
import { type IdSpan, spanAround, spanOfRequest } from './id-span.js';
import {
  change,
  changesOf,
  deliveriesOf,
  eventsOf,
  eventsOfRecord,
  jobsOf,
  maxDeliveries,
  maxItems,
} from './trace.statements.js';

/** Maximum number of versions. One more is read to detect that there are more. */
const maxVersions = 50;

/** Selects the newest changes of a record with the values before and after. */
const versionsOf = (company: CompanyId, { resourceType, resourceId }: TracedRecord): Sql => sql`
  select ${change}, a.request_id as "requestId", a.changes from audit_entries a
  where a.company_id = ${company} and a.resource_type = ${resourceType} and a.resource_id = ${resourceId}
  order by a.at desc, a.id desc limit ${maxVersions + 1}::int`;

/** Selects the ids that are hidden locations, or quotes and orders at one (A5). */
const hiddenAmong = (company: CompanyId, ids: readonly Id[]): Sql => sql`
  select i.id from unnest(${[...ids]}::char(24)[]) i(id) where exists (select 1 from hidden_locations h
    where h.company_id = ${company} and h.id = i.id) or ${isHiddenDocument(sql`${company}`, sql`i.id`)}`;

type EventRow = EventSummary & { readonly isVisible: boolean };

/** Retention of the traced data, in days (R5). */
export interface TraceRetention {
  readonly events: number;
  /** Retention of deliveries and their attempts. */
  readonly log: number;
}

/**
 * Reads request traces from PostgreSQL. Events are found by an index on the request. Other tables have no such index
 * and are searched by a range of ids, because a request writes everything within its deadline.
 */
export class DatabaseRequestTraces implements RequestTraces {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly projection: EventProjection,
    private readonly retention: TraceRetention,
  ) {}

  async of(company: CompanyId, requestId: string, { withHidden }: TraceView): Promise<RequestTrace> {
    const { database, projection, retention } = this;
    const events = await database.query<EventRow>(
      eventsOf(company, requestId, this.#oldest(retention.events), projection),
    );
    const changes = await this.#changes(company, requestId, spanAround(idsOf(events)));
    const span = spanAround(idsOf([...events, ...changes]));
    const jobs = span ? await database.query<TracedJob>(jobsOf(company, requestId, span)) : [];
    const isShown = ({ isVisible }: EventRow): boolean => withHidden || isVisible;
    const shown = events.slice(0, maxItems).filter(isShown);
    const hidden = new Set(events.filter((event) => !isShown(event)).map(({ resourceId }) => resourceId));
    const deliveries = await this.#deliveries(company, idsOf(shown));
    return {
      changes: changes.slice(0, maxItems).filter(({ resourceId }) => !hidden.has(resourceId)),
      events: shown.map(({ isVisible: _isVisible, ...event }) => withDeliveries(event, deliveries)),
      jobs: jobs.slice(0, maxItems),
      isTruncated: [events, changes, jobs].some(({ length }) => length > maxItems) || deliveries.length > maxDeliveries,
    };
  }

  async ofRecord(company: CompanyId, record: TracedRecord): Promise<RecordTrace> {
    const { database, projection, retention } = this;
    const found = await database.query<TracedVersion>(versionsOf(company, record));
    const versions = await this.#withoutHidden(company, found.slice(0, maxVersions));
    const rows = await database.query<EventSummary>(
      eventsOfRecord(company, record, this.#oldest(retention.events), projection),
    );
    const deliveries = await this.#deliveries(company, idsOf(rows));
    return {
      versions,
      events: rows.slice(0, maxItems).map((event) => withDeliveries(event, deliveries)),
      isTruncated: found.length > maxVersions || rows.length > maxItems,
    };
  }

  /** Versions without what they reveal about documents and locations that are hidden now (A5). */
  async #withoutHidden(company: CompanyId, versions: readonly TracedVersion[]): Promise<TracedVersion[]> {
    const values = versions.flatMap(({ changes }) => Object.values(changes ?? {}).flat());
    const ids = [...new Set(values.filter((value) => typeof value === 'string').filter(isId))];
    const rows = ids.length === 0 ? [] : await this.database.query<{ id: Id }>(hiddenAmong(company, ids));
    const hidden = new Set<unknown>(rows.map(({ id }) => id));
    return versions.map((one) => ({
      ...one,
      changes: one.changes && withoutHidden(one.changes, (value) => hidden.has(value)),
    }));
  }

  /** Searches the newest changes when the range was only guessed and contains none. */
  async #changes(company: CompanyId, requestId: string, span: IdSpan | undefined): Promise<TracedChange[]> {
    const guess = span ?? spanOfRequest(requestId);
    const found = guess ? await this.database.query<TracedChange>(changesOf(company, requestId, guess)) : [];
    return span || found.length > 0 ? found : this.database.query(changesOf(company, requestId, undefined));
  }

  async #deliveries(company: CompanyId, events: readonly Id[]): Promise<readonly TracedDelivery[]> {
    if (events.length === 0) return [];
    const rows = await this.database.query<TracedDelivery>(
      deliveriesOf(company, events, this.#oldest(this.retention.log)),
    );
    return rows.map((row) => ({ ...row, made: row.made.map(withDate) }));
  }

  #oldest(days: number): Id {
    return firstIdAt(new Date(this.clock.now().getTime() - days * dayMs));
  }
}

const withDeliveries = (event: EventSummary, deliveries: readonly TracedDelivery[]): TracedEvent => ({
  ...event,
  deliveries: deliveries.slice(0, maxDeliveries).filter(({ eventId }) => eventId === event.id),
});

const idsOf = (rows: readonly { readonly id: Id }[]): Id[] => rows.map(({ id }) => id);

/** Converts times, which are strings inside JSON. */
const withDate = (attempt: TracedDelivery['made'][number]): TracedDelivery['made'][number] => ({
  ...attempt,
  attemptedAt: new Date(attempt.attemptedAt),
});
