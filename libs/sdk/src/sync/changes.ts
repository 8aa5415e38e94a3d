import { PartnerApiError } from '../errors.js';
import type { Connection } from '../http/connection.js';
import type { RequestOptions } from '../http/options.js';
import type { PartnerEvent } from '../records.js';
import { asListed, kindOf, readerOf } from './kinds.js';
import type { SyncKind, SyncRecord, SyncStore } from './store.js';

/** Records to write after some events. */
export interface Changes {
  readonly put: SyncRecord[];
  readonly remove: Pick<SyncRecord, 'kind' | 'id'>[];
  /** Orders that are gone, with their payments: a payment itself causes no event then. */
  readonly removePaymentsOf: string[];
}

interface Touched {
  readonly kind: SyncKind;
  readonly id: string;
  readonly version?: number;
  readonly isDeleted: boolean;
}

/** Reads the records that events are about, each once, unless the store has that version or a newer one. */
export async function changesOf(
  events: readonly PartnerEvent[],
  kinds: readonly SyncKind[],
  { connection, store, options }: { connection: Connection; store: SyncStore; options: RequestOptions },
): Promise<Changes> {
  const touched = new Map<string, Touched>();
  const changes: Changes = { put: [], remove: [], removePaymentsOf: [] };
  for (const event of events) {
    const kind = kindOf(event);
    if (event.type === 'order.deleted') changes.removePaymentsOf.push(event.resourceId);
    if (!kind || !kinds.includes(kind)) continue;
    const { resourceId: id, resourceVersion: version, type } = event;
    touched.set(`${kind} ${id}`, { kind, id, version, isDeleted: type.endsWith('.deleted') });
  }
  await Promise.all(
    (await outdated([...touched.values()], store)).map(async ({ kind, id, isDeleted }) => {
      const record = isDeleted ? undefined : await read(connection, kind, id, options);
      if (record) changes.put.push(record);
      else {
        changes.remove.push({ kind, id });
        // An order without a record is hidden.
        if (kind === 'orders' && !isDeleted) changes.removePaymentsOf.push(id);
      }
    }),
  );
  return changes;
}

/** Returns the records of which the store has no version, or an older one. */
async function outdated(touched: readonly Touched[], store: SyncStore): Promise<Touched[]> {
  const all: Touched[] = [];
  for (const kind of new Set(touched.map((one) => one.kind))) {
    const some = touched.filter((one) => one.kind === kind);
    const ids = some.map(({ id }) => id);
    const stored = await store.versions(kind, ids);
    const isCurrent = ({ id, version = Infinity }: Touched): boolean => (stored.get(id) ?? 0) >= version;
    all.push(...some.filter((one) => one.isDeleted || !isCurrent(one)));
  }
  return all;
}

/** Reads a record. @returns undefined if it is deleted, hidden or not in lists */
async function read(
  connection: Connection,
  kind: SyncKind,
  id: string,
  options: RequestOptions,
): Promise<SyncRecord | undefined> {
  try {
    const { data: found } = await connection.request(readerOf(kind), { id }, options);
    const data = asListed(found as Record<string, unknown>);
    return data && recordOf(kind, data);
  } catch (error) {
    if (error instanceof PartnerApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Returns an item of a list or snapshot as a record of the copy. */
export function recordOf(kind: SyncKind, data: object): SyncRecord {
  const { id, version } = data as { id: string; version?: number };
  return { kind, id, version, data };
}
