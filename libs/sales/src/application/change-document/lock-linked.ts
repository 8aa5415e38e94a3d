import { type CompanyId, conflict, type Id } from '@partner/kernel';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import type { DocumentLinks, Documents } from '../ports/documents.js';

/**
 * Locks what a quote or an order is linked to, before the quote or order itself: everybody locks customers first, then
 * units, then documents, so that no two wait for each other. The link is read again behind the lock, since it may have
 * moved on while this waited.
 * @returns what `lock` found; undefined when there is no such document, or it has no such link.
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
 * Refuses a document, once it is locked, that is linked to something else than what was locked before it: a link it did
 * not have until now was nobody's to lock. @throws DomainError `conflict`
 */
export function checkLinked(
  { resource, state }: AnyDocument,
  link: keyof DocumentLinks,
  locked: { readonly id: Id } | undefined,
): void {
  if (state[link] !== (locked?.id ?? null))
    throw conflict('changed_meanwhile', `the ${resource} was changed meanwhile, try again`);
}
