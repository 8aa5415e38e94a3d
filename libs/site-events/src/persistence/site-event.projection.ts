import { randomBytes } from 'node:crypto';
import { json } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

/** What a statement answers of many site events at once. */
export interface SiteEventText {
  readonly events: string | null;
  readonly count: number;
}

/** What stands between events, and between the fields of each. */
export interface Separators {
  readonly event: string;
  readonly field: string;
}

/** One of them. */
export interface ReadSiteEvent {
  readonly id: string;
  /** As it goes over the wire. */
  readonly occurredAt: string;
  /** What the statement says of it beside its own. */
  readonly mark: string;
  /** As partners see it (§2.26). */
  readonly json: string;
}

/** The control characters that are made for it, and hardly occur in what visitors and websites wrote. */
export const usualSeparators: Separators = { event: '\x1e', field: '\x1f' };

/** Some that nobody who wrote an event can have known. */
export const unguessableSeparators = (): Separators => ({
  event: `\x1e${randomBytes(12).toString('base64url')}`,
  field: `\x1f${randomBytes(12).toString('base64url')}`,
});

/** Stands for a field that is unset. */
const unset = `\x1d${randomBytes(12).toString('base64url')}`;
const fields = 9;

/** What is read of an event. */
export const siteEventColumns = sql`t.id, t.event_type, t.source, t.occurred_at, t.session_id, t.visitor_id,
  t.site_host, t.page`;

/**
 * Site events over the ordered rows `t`, made JSON here: escaping each text takes PostgreSQL longer than reading its
 * row, and the columns of 200 rows take Node longer than one text.
 * @param mark a word of the statement's own for each row.
 */
export const siteEventText = (mark: Sql, { event, field }: Separators): Sql => sql`
  string_agg(concat_ws(${field}, t.id, t.event_type, t.source, ${mark}, ${json.instantText(sql`t.occurred_at`)},
    t.session_id, coalesce(t.visitor_id, ${unset}), coalesce(t.site_host, ${unset}), coalesce(t.page, ${unset})),
    ${event}) as events,
  count(*)::int as count`;

/**
 * The events of an answer, in its order: the only place that knows their wire names.
 * @returns undefined when a separator occurs in one of them: there are more parts than there can be.
 */
export function siteEventsOf(
  { events, count }: SiteEventText,
  { event, field }: Separators,
): ReadSiteEvent[] | undefined {
  if (events === null) return [];
  const rows = events.split(event);
  if (rows.length !== count) return undefined;
  const read: ReadSiteEvent[] = [];
  for (const row of rows) {
    const parts = row.split(field);
    if (parts.length !== fields) return undefined;
    read.push(siteEventOf(parts as SiteEventParts));
  }
  return read;
}

type SiteEventParts = [string, string, string, string, string, string, string, string, string];

function siteEventOf([id, type, source, mark, at, session, visitor, host, page]: SiteEventParts): ReadSiteEvent {
  const occurredAt = json.instantOf(at);
  const text =
    `{"eventId":"${id}","eventType":"${type}","occurredAt":"${occurredAt}","sessionId":${JSON.stringify(session)}` +
    `${member('visitorId', visitor)},"source":"${source}"${member('siteHost', host)}${member('page', page)}}`;
  return { id, occurredAt, mark, json: text };
}

/** A member that is absent when it is unset (W1). */
const member = (name: string, text: string): string => (text === unset ? '' : `,"${name}":${JSON.stringify(text)}`);
