import { kindOfPath } from '../generate/kinds.js';
import type { Operation } from '../document/api-document.js';
import type { KnownIds } from './known-ids.js';

/** Adds the IDs of the records in a response to those that later requests use. */
export function collectIds(ids: KnownIds, operation: Operation, company: 0 | 1, body: unknown): void {
  const kind = kindOfPath(operation.path);
  const { id, data } = (body ?? {}) as { id?: unknown; data?: unknown };
  const items: unknown[] = Array.isArray(data) ? data : [];
  for (const one of [id, ...items.map((item) => (item as { id?: unknown } | null)?.id)]) {
    if (kind !== '' && typeof one === 'string' && /^[0-9a-f]{24}$/.test(one)) ids.addToPool(one, kind, company);
  }
}
