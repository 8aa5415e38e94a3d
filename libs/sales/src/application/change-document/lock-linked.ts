import { type CompanyId, conflict, type Id, settleAll } from '@partner/kernel';
import type { DocumentLinks } from '../ports/documents.js';

/** Reads a link of a record without locks; undefined when the record does not exist. */
interface Linking<Link extends keyof DocumentLinks> {
  links(company: CompanyId, id: Id): Promise<{ readonly [name in Link]: Id | null } | undefined>;
}

/**
 * Locks the record that a lead, a quote or an order links to, before the record itself. Every use case locks customers
 * first, then units, then documents, so that no two deadlock. The link is read again under the lock because it may have
 * changed while this transaction waited.
 * @param lock sends its statements at once, so that the link is read after them in the same round trip.
 * @returns the result of `lock`; undefined when there is no such record, or it has no such link.
 * @throws DomainError `conflict` when the record got another unit that must be locked before the locked one: units are
 * locked in the order of their ids.
 */
export async function lockLinked<T, Link extends keyof DocumentLinks>(
  records: Linking<Link>,
  { company, id }: { readonly company: CompanyId; readonly id: Id },
  link: Link,
  lock: (linked: Id) => Promise<T>,
): Promise<T | undefined> {
  let linked: Id | null | undefined = (await records.links(company, id))?.[link];
  while (linked) {
    const [locked, links] = await settleAll([lock(linked), records.links(company, id)]);
    const now = links?.[link];
    if (now === linked) return locked;
    if (link === 'workOrderId' && now && now < linked) throw changed('unit of this record');
    linked = now;
  }
  return undefined;
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
