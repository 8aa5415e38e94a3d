import type { CompanyId, Id } from './id.js';

/** Looks up the records that a hidden location hides (A5), for responses that are stored and sent again. */
export abstract class HiddenRecords {
  /** Returns the kind of one of these records that is hidden, in lower case; undefined if none is. */
  abstract kindOf(company: CompanyId, ids: readonly Id[]): Promise<string | undefined>;
}
