import { type CompanyId, conflict, type Id } from '@partner/kernel';
import type { DocumentLinks } from '../ports/documents.js';

/** Reads the links of a record without locks; undefined when the record does not exist. */
interface Linking<Links> {
  links(company: CompanyId, id: Id): Promise<Links | undefined>;
}

/**
 * Locks the record that a lead, a quote or an order links to, before the record itself. Every use case locks customers
 * first, then units, then documents, so that no two deadlock. The link is read again under the lock because it may
 * have changed while this transaction waited.
 * @returns the result of `lock`; undefined when there is no such record, or it has no such link.
 */
export async function lockLinked<T, Link extends keyof DocumentLinks>(
  records: Linking<Pick<DocumentLinks, Link>>,
  company: CompanyId,
  record: Id,
  link: Link,
  lock: (linked: Id) => Promise<T | undefined>,
): Promise<T | undefined> {
  let linked: Id | null | undefined = (await records.links(company, record))?.[link];
  while (linked) {
    const locked = await lock(linked);
    const now = (await records.links(company, record))?.[link];
    if (now === linked) return locked;
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
  if (state[link] !== (locked?.id ?? null))
    throw conflict('changed_meanwhile', `the ${resource} was changed by another request; retry the request`);
}
