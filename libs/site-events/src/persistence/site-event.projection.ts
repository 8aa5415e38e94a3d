import { randomBytes } from 'node:crypto';
import { Json } from '@partner/postgres';
import sql, { join, raw, type Sql } from 'sql-template-tag';

/** Result of a statement for many site events. */
export interface SiteEventText {
  readonly events: string | null;
  readonly count: number;
}

/** Separators between events and between their fields. */
export interface Separators {
  readonly event: string;
  readonly field: string;
}

export interface ReadSiteEvent {
  readonly id: string;
  /** Wire format of the time. */
  readonly occurredAt: string;
  /** Marker that the statement added to the row. */
  readonly mark: string;
  /** JSON as partners see it (§2.26). */
  readonly json: string;
}

/** Control characters for this purpose, which rarely occur in texts of visitors and websites. */
export const usualSeparators: Separators = { event: '\x1e', field: '\x1f' };

/** Generates random separators that no author of an event can have known. */
export const unguessableSeparators = (): Separators => ({
  event: `\x1e${randomBytes(12).toString('base64url')}`,
  field: `\x1f${randomBytes(12).toString('base64url')}`,
});

const unset = `\x1d${randomBytes(12).toString('base64url')}`;

/** Optional texts of an event by wire name, with their columns. */
const texts = {
  page: 'page',
  step: 'step',
  menuItem: 'menu_item',
  productId: 'product_id',
  productName: 'product_name',
  quoteId: 'quote_id',
  configId: 'config_id',
} as const;

const columns = [
  ...['id', 'event_type', 'source', 'occurred_at', 'session_id', 'visitor_id', 'site_host', 'payload'],
  ...Object.values(texts),
];

const orUnset = (column: string): Sql => sql`coalesce(t.${raw(column)}, ${unset})`;

/** Columns of the row `alias` that its JSON needs. */
export const siteEventColumns = (alias: string): Sql => raw(columns.map((name) => `${alias}.${name}`).join(', '));

/**
 * SQL that joins the ordered rows `t` into one text, from which Node builds JSON: PostgreSQL takes longer to escape
 * texts than to read their rows, and Node takes longer to parse the columns of 200 rows than one text.
 * @param mark marker of the statement for each row.
 */
export const siteEventText = (mark: Sql, { event, field }: Separators): Sql => sql`
  string_agg(concat_ws(${field}, t.id, t.event_type, t.source, ${mark}, ${Json.instantText(sql`t.occurred_at`)},
    t.session_id, ${orUnset('visitor_id')}, ${orUnset('site_host')}, ${orUnset('payload::text')},
    ${join(Object.values(texts).map(orUnset))}), ${event}) as events,
  count(*)::int as count`;

/**
 * Decodes events in their order. Only this file knows the field names on the wire.
 * @returns undefined when an event contains a separator, which shows as too many parts.
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
    if (parts.length !== columns.length + 1) return undefined;
    read.push(siteEventOf(parts as SiteEventParts));
  }
  return read;
}

type SiteEventParts = [string, string, string, string, string, string, string, string, string, ...string[]];

function siteEventOf([
  id,
  type,
  source,
  mark,
  at,
  session,
  visitor,
  host,
  payload,
  ...others
]: SiteEventParts): ReadSiteEvent {
  const occurredAt = Json.instantOf(at);
  const shown = Object.keys(texts).map((name, index) => member(name, others[index]!));
  const text =
    `{"eventId":"${id}","eventType":"${type}","occurredAt":"${occurredAt}","sessionId":${JSON.stringify(session)}` +
    `${member('visitorId', visitor)},"source":"${source}"${member('siteHost', host)}${shown.join('')}` +
    `${payload === unset ? '' : `,"payload":${payload}`}}`;
  return { id, occurredAt, mark, json: text };
}

/** Renders a member, or nothing for an unset value (W1). */
const member = (name: string, text: string): string => (text === unset ? '' : `,"${name}":${JSON.stringify(text)}`);
