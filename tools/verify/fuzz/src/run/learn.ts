import { kindOfPath } from '../generate/kinds.js';
import type { Operation } from '../document/api-document.js';
import type { KnownIds } from './known-ids.js';

/** Makes the records that an answer tells of ones that later requests ask for. */
export function learn(ids: KnownIds, operation: Operation, company: 0 | 1, body: unknown): void {
  const kind = kindOfPath(operation.path);
  const { id, data } = (body ?? {}) as { id?: unknown; data?: unknown };
  const items: unknown[] = Array.isArray(data) ? data : [];
  for (const one of [id, ...items.map((item) => (item as { id?: unknown } | null)?.id)]) {
    if (kind !== '' && typeof one === 'string' && /^[0-9a-f]{24}$/.test(one)) ids.offer(one, kind, company);
  }
}
