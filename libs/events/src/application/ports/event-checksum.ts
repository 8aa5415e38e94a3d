import type { CompanyId, Id, JsonResponse } from '@partner/kernel';

/** Range of the feed that the checksum covers (R83). */
export interface ChecksumCriteria {
  /** Exclusive start; the oldest retained event when absent. */
  readonly from?: Id;
  /** Inclusive end; the newest event when absent. */
  readonly to?: Id;
  /** Only these types; all types when absent. */
  readonly types?: readonly string[];
}

/** Checksum against which integrators compare their copy of the feed (R83). */
export abstract class EventChecksum {
  /**
   * Returns `{count, digest, nextCursor, hasMore}` over a bounded number of events; the next part begins at
   * `nextCursor`.
   * @throws DomainError `invalid` for a cursor that is unknown or past retention, or a range that ends before it
   * begins.
   */
  abstract read(company: CompanyId, criteria: ChecksumCriteria): Promise<JsonResponse>;
}
