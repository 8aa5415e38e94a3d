import type { Id } from '@partner/kernel';
import { json } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { Resources } from '../sql/event-visibility.js';

/**
 * What stands between events, and between the fields of each. No field holds one of them: the texts are words of the
 * code and ids, and JSON escapes control characters.
 */
const separators = { event: '\x1e', field: '\x1f' } as const;

/**
 * The ordered event rows `t` as one text, for companies that hide nothing: they are made JSON in the code, at half of
 * what it takes PostgreSQL.
 */
export const eventText: Sql = sql`string_agg(concat_ws(${separators.field}, t.seq, t.id, t.type,
    ${json.instantText(sql`t.occurred_at`)}, t.resource_type, t.resource_id, coalesce(t.resource_version::text, ''),
    coalesce(t.external_references::text, ''), coalesce(t.data::text, '{}')), ${separators.event})`;

/** An event that was read as text. */
export interface ReadEvent {
  /** Its number, a whole one that may be longer than a double holds. */
  readonly seq: string;
  readonly id: Id;
  /** As partners see it (§2.25). */
  readonly json: string;
}

/** In the order of {@link eventText}. */
type EventParts = [string, Id, string, string, string, Id, string, string, string];

/** Reads what {@link eventText} answers. What it makes of an event equals what `EventProjection` says of it. */
export class EventTextReader {
  readonly #urls: ReadonlyMap<string, ResourceUrl>;

  constructor(resources: Resources) {
    this.#urls = new Map([...resources].flatMap(([type, { url }]) => (url === undefined ? [] : [[type, urlOf(url)]])));
  }

  /** The events in the order of their rows. */
  read(text: string | null): ReadEvent[] {
    if (text === null) return [];
    return text.split(separators.event).map((row) => this.#event(row.split(separators.field) as EventParts));
  }

  #event([seq, id, type, at, resourceType, resourceId, version, references, data]: EventParts): ReadEvent {
    const isDeletion = type.endsWith('.deleted');
    const url = isDeletion ? undefined : this.#urls.get(resourceType)?.(resourceId, data);
    const text =
      `{"id":"${id}","type":"${type}","occurredAt":"${json.instantOf(at)}","resourceType":"${resourceType}",` +
      `"resourceId":"${resourceId}"${version && `,"resourceVersion":${version}`}` +
      `${url === undefined ? '' : `,"resourceUrl":"/partner/v1/${url}"`}` +
      `${references && `,"externalReferences":${references}`}${isDeletion ? '' : `,"data":${data}`}}`;
    return { seq, id, json: text };
  }
}

/** Where the full item of a record is, without `/partner/v1/`; undefined when its snapshot does not name it. */
type ResourceUrl = (id: Id, data: string) => string | undefined;

/** @param url as its context declares it, such as `orders/{orderId}/contract` (E3). */
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
