import { type CompanyId, conflict, type Id, settleAll } from '@partner/kernel';
import type { DocumentLinks } from '../ports/documents.js';

/** Reads the links of a record without locks; undefined when the record does not exist. */
interface Linking<Links> {
  links(company: CompanyId, id: Id): Promise<Links | undefined>;
}

const names = { customerId: 'customer', workOrderId: 'unit' } as const satisfies Record<keyof DocumentLinks, string>;

/**
 * Locks the records that a lead, a quote or an order links to, before the record itself. Every use case locks customers
 * first, then units, then documents, so that no two deadlock. The links are read again under the locks because they may
 * have changed while this transaction waited.
 * @param locked the links that `lock` follows, customers first.
 * @param lock sends its statements at once, so that the links are read after them in the same round trip; undefined if
 * there is nothing to lock.
 * @returns the result of `lock`; undefined when there is no such record, or it has no such link.
 * @throws DomainError `conflict` when the record got another customer or unit that should have been locked before one
 * that is locked already: customers come before units, and both are locked in the order of their ids.
 */
export async function lockLinked<T, Links extends Partial<DocumentLinks>>(
  records: Linking<Links>,
  { company, id }: { readonly company: CompanyId; readonly id: Id },
  locked: readonly (keyof DocumentLinks & keyof Links)[],
  lock: (links: Links) => Promise<T> | undefined,
): Promise<T | undefined> {
  let links = await records.links(company, id);
  for (;;) {
    const locking = links && lock(links);
    if (!locking) return undefined;
    const before = links;
    const [found, now] = await settleAll([locking, records.links(company, id)]);
    const moved = locked.filter((link) => now?.[link] !== before?.[link]);
    if (moved.length === 0) return found;
    const late = moved.find((link) => {
      const hasLater = locked.slice(locked.indexOf(link) + 1).some((later) => before?.[later]);
      return now?.[link] && (hasLater || now[link] < (before?.[link] ?? ''));
    });
    if (late) throw changed(`${names[late]} of this record`);
    links = now;
  }
}

/**
 * Rejects a locked record whose link differs from the record that was locked before it: a link added since then is not
 * locked.
 * @throws DomainError `conflict`
 */
export function checkLinked<Link extends keyof DocumentLinks>(
  { resource, state }: { readonly resource: string; readonly state: Readonly<Pick<DocumentLinks, Link>> },
  link: Link,
  locked: { readonly id: Id } | undefined,
): void {
  if (state[link] !== (locked?.id ?? null)) throw changed(resource);
}

const changed = (what: string): Error =>
  conflict('changed_meanwhile', `the ${what} was changed by another request; retry the request`);
