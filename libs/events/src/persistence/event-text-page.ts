import type { CompanyId, Id } from '@partner/kernel';
import { statementTemplate } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { FeedCriteria } from '../application/ports/event-feed.js';
import { eventText } from './event-text.js';
import { eventsFrom, type From, hidingOf, newestEvent } from './feed-range.js';

/** Maximum number of events that a poll with a filter scans; its cursor moves past them. */
export const maxScanned = 5_000;

/** A page of a company without hidden locations. */
export interface PageText {
  readonly text: string | null;
  /** Sequence number of the company's last event; numbers have no gaps (E1). */
  readonly newest: string;
  /** True if the company has hidden locations; then there is no text. */
  readonly hiding: boolean;
}

/** @param rows the ordered event rows `t`; they must be empty while `hides` reports hidden locations */
const pageOf = (company: CompanyId, rows: Sql): Sql => sql`
  with hides as materialized (select ${hidingOf(company).anyHidden} as hiding)
  select ${eventText} as text, ${newestEvent(company)} as newest, (select hiding from hides) as hiding
  from (${rows}) t`;
const next = (company: CompanyId, after: string, oldest: Id): Sql =>
  sql`select t.* ${eventsFrom(company, { after, oldest })} and not (select hiding from hides) order by t.seq`;

const nextEvents = statementTemplate((company: CompanyId, after: string, oldest: Id, limit: number) =>
  pageOf(company, sql`${next(company, after, oldest)} limit ${limit}::int`),
);
const nextEventsOf = statementTemplate(
  (company: CompanyId, after: string, oldest: Id, limit: number, types: readonly string[]) =>
    pageOf(
      company,
      sql`select t.* from (${next(company, after, oldest)} limit ${maxScanned}::int) t
        where t.type = any(${types}) order by t.seq limit ${limit}::int`,
    ),
);

/** Returns a page as text, or only the flag that the company has hidden locations. */
export const pageText = (company: CompanyId, { after, oldest }: From, { types, limit }: FeedCriteria): Sql =>
  types ? nextEventsOf(company, after, oldest, limit, [...types]) : nextEvents(company, after, oldest, limit);
