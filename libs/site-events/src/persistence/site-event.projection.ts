import sql, { type Sql } from 'sql-template-tag';

/** What a statement answers of many site events at once. */
export interface SiteEventTexts {
  /** The words of each event, which have no blanks, with blanks between them, and the events with commas. */
  readonly words: string | null;
  /** An array of arrays: what visitors and websites wrote, in which anything may be. */
  readonly texts: string | null;
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

/**
 * Site events over the ordered rows `t`, made JSON here: escaping each text takes PostgreSQL longer than reading its
 * row, and the columns of 200 rows take Node longer than two texts.
 * @param mark a word of the statement's own for each row.
 */
export const siteEventTexts = (mark: Sql): Sql => sql`
  string_agg(t.id || ' ' || t.event_type || ' ' || t.source || ' ' || ${mark} || ' '
    || (t.occurred_at at time zone 'UTC')::text, ',') as words,
  to_json(array_agg(array[t.session_id, t.visitor_id, t.site_host, t.page]))::text as texts`;

/** The events of an answer, in its order: the only place that knows their wire names. */
export function siteEventsOf({ words, texts }: SiteEventTexts): ReadSiteEvent[] {
  if (words === null || texts === null) return [];
  const written = JSON.parse(texts) as [string, string | null, string | null, string | null][];
  return words.split(',').map((event, index) => {
    const [id, type, source, mark, day, time] = event.split(' ') as [string, string, string, string, string, string];
    const [session, visitor, host, page] = written[index]!;
    // PostgreSQL leaves out zeros at the end.
    const occurredAt = `${day}T${time.slice(0, 8)}.${time.slice(9).padEnd(3, '0')}Z`;
    const json =
      `{"eventId":"${id}","eventType":"${type}","occurredAt":"${occurredAt}","sessionId":${JSON.stringify(session)}` +
      `${member('visitorId', visitor)},"source":"${source}"${member('siteHost', host)}${member('page', page)}}`;
    return { id, occurredAt, mark, json };
  });
}

/** A member that is absent when it is unset (W1). */
const member = (name: string, text: string | null): string =>
  text === null ? '' : `,"${name}":${JSON.stringify(text)}`;
