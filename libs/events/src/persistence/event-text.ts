import type { Id } from '@partner/kernel';
import { Json } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { Resources } from '../sql/event-visibility.js';

/**
 * Separators of events and of the fields of an event. No field contains one: the values are identifiers and ids, and
 * JSON escapes control characters.
 */
const separators = { event: '\x1e', field: '\x1f' } as const;

/**
 * The ordered event rows `t` as one text, for companies without hidden locations. The code converts it to JSON at half
 * the cost of doing so in PostgreSQL.
 */
export const eventText: Sql = sql`string_agg(concat_ws(${separators.field}, t.seq, t.id, t.type,
    ${Json.instantText(sql`t.occurred_at`)}, t.resource_type, t.resource_id, coalesce(t.resource_version::text, ''),
    coalesce(t.external_references::text, ''), coalesce(t.data::text, '{}')), ${separators.event})`;

export interface ReadEvent {
  /** Sequence number, an integer that may exceed the precision of a double. */
  readonly seq: string;
  readonly id: Id;
  /** The event as partners see it (§2.25). */
  readonly json: string;
}

/** Fields in the order of {@link eventText}. */
type EventParts = [string, Id, string, string, string, Id, string, string, string];

/**
 * Returns a parser of the result of {@link eventText}, with the events in the order of their rows. Its output equals
 * the output of `EventProjection`.
 */
export function eventTextReader(resources: Resources): (text: string | null) => ReadEvent[] {
  const urls = new Map([...resources].flatMap(([type, { url }]) => (url === undefined ? [] : [[type, urlOf(url)]])));
  const read = ([seq, id, type, at, resourceType, resourceId, version, references, data]: EventParts): ReadEvent => {
    const isDeletion = type.endsWith('.deleted');
    const url = isDeletion ? undefined : urls.get(resourceType)?.(resourceId, data);
    const json =
      `{"id":"${id}","type":"${type}","occurredAt":"${Json.instantOf(at)}","resourceType":"${resourceType}",` +
      `"resourceId":"${resourceId}"${version && `,"resourceVersion":${version}`}` +
      `${url === undefined ? '' : `,"resourceUrl":"/partner/v1/${url}"`}` +
      `${references && `,"externalReferences":${references}`}${isDeletion ? '' : `,"data":${data}`}}`;
    return { seq, id, json };
  };
  return (text) =>
    text === null ? [] : text.split(separators.event).map((row) => read(row.split(separators.field) as EventParts));
}

/** Returns the path of the full item, without `/partner/v1/`; undefined when the snapshot lacks the id in the path. */
type ResourceUrl = (id: Id, data: string) => string | undefined;

/** @param url path declared by the context, such as `orders/{orderId}/contract` (E3) */
function urlOf(url: string): ResourceUrl {
  const parts = /^(.*)\{(\w+)\}(.*)$/.exec(url);
  if (!parts) return () => url;
  const [, before = '', member = '', after = ''] = parts;
  if (member === 'id') return (id) => before + id + after;
  return (_, data) => {
    const named = (JSON.parse(data) as Readonly<Record<string, unknown>>)[member];
    return typeof named === 'string' ? before + named + after : undefined;
  };
}
