import { randomBytes } from 'node:crypto';
import type pg from 'pg';

interface Event {
  readonly event_type: string;
  readonly occurred_at?: string;
  readonly page?: string;
  readonly product_id?: string;
  readonly product_name?: string;
  readonly payload?: object;
}

/** Events of a visit as sent by a website. */
export interface Visit {
  readonly session_id: string;
  readonly visitor_id?: string;
  readonly site_host?: string;
  readonly events: readonly Event[];
}

const newId = (): string => Math.floor(Date.now() / 1000).toString(16) + randomBytes(8).toString('hex');

/** The sending credential, which is part of each row. */
const credential = 'c'.repeat(24);

/** Inserts the rows of a call in one statement with an array for each column. */
export async function storeSiteEvents(pool: pg.Pool, company: string, visit: Visit): Promise<object> {
  const { session_id: session, visitor_id: visitor, site_host: host, events } = visit;
  await pool.query({
    name: 'site events',
    text: `insert into site_events (company_id, credential_id, session_id, visitor_id, source, site_host, id,
        event_type, occurred_at, page, product_id, product_name, payload)
      select $1, $12, $2, $3, 'marketing', $4, e.* from unnest($5::text[], $6::text[], $7::timestamptz[], $8::text[],
        $9::text[], $10::text[], $11::jsonb[]) e`,
    values: [
      company,
      session,
      visitor,
      host,
      events.map(newId),
      events.map((event) => event.event_type),
      events.map((event) => event.occurred_at ?? new Date()),
      events.map((event) => event.page),
      events.map((event) => event.product_id),
      events.map((event) => event.product_name),
      events.map((event) => JSON.stringify(event.payload)),
      credential,
    ],
  });
  return { success: true, accepted: events.length };
}

/** Returns the newest two hundred events. */
export async function siteEventsPage(pool: pg.Pool, company: string): Promise<object> {
  const { rows } = await pool.query<Record<string, never>>({
    name: 'site events page',
    text: `select id, event_type, occurred_at, session_id, visitor_id, source, site_host, page from site_events
      where company_id = $1 order by occurred_at desc, id desc limit 201`,
    values: [company],
  });
  const data = rows.slice(0, 200).map((row) => ({
    eventId: row['id'],
    eventType: row['event_type'],
    occurredAt: row['occurred_at'],
    sessionId: row['session_id'],
    visitorId: row['visitor_id'],
    source: row['source'],
    siteHost: row['site_host'],
    page: row['page'],
  }));
  return { data, nextCursor: data.at(-1)?.eventId, hasMore: rows.length > 200 };
}
