import { type CompanyId, conflict, type Id } from '@partner/kernel';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import type { DocumentLinks, Documents } from '../ports/documents.js';

/**
 * Locks the record that a quote or an order links to, before the document itself. Every use case locks customers first,
 * then units, then documents, so that no two deadlock. The link is read again under the lock because it may have
 * changed while this transaction waited.
 * @returns the result of `lock`; undefined when there is no such document, or it has no such link.
 */
export async function lockLinked<T>(
  documents: Pick<Documents, 'links'>,
  company: CompanyId,
  document: Id,
  link: keyof DocumentLinks,
  lock: (linked: Id) => Promise<T | undefined>,
): Promise<T | undefined> {
  let linked = (await documents.links(company, document))?.[link];
  while (linked) {
    const locked = await lock(linked);
    const now = (await documents.links(company, document))?.[link];
    if (now === linked) return locked;
    linked = now;
  }
  return undefined;
}

/**
 * Rejects a locked document whose link differs from the record that was locked before it: a link added since then is
 * not locked.
 * @throws DomainError `conflict`
 */
export function checkLinked(
  { resource, state }: AnyDocument,
  link: keyof DocumentLinks,
  locked: { readonly id: Id } | undefined,
): void {
  if (state[link] !== (locked?.id ?? null))
    throw conflict('changed_meanwhile', `the ${resource} was changed by another request; retry the request`);
}
