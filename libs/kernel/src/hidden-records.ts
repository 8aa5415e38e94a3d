import type { CompanyId, Id } from './id.js';

/** Looks up the records that a hidden location hides (A5), for responses that are stored and sent again. */
export abstract class HiddenRecords {
  /** Returns the hidden ones of these records, with their kind in lower case. */
  abstract among(
    company: CompanyId,
    ids: readonly Id[],
  ): Promise<readonly { readonly kind: string; readonly id: Id }[]>;
}
