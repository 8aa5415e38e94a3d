import type { CompanyId, Id, JsonResponse } from '@partner/kernel';

/** Which part of the feed is added up (R83). */
export interface ChecksumCriteria {
  /** Behind this event; from the oldest retained when absent. */
  readonly from?: Id;
  /** Up to this event, itself included; up to the newest when absent. */
  readonly to?: Id;
  /** Only these types; all when absent. */
  readonly types?: readonly string[];
}

/** What an integrator compares its copy of the feed with (R83). */
export abstract class EventChecksum {
  /**
   * `{count, digest, nextCursor, hasMore}` over a bounded number of events; the next part begins at `nextCursor`.
   * @throws DomainError `invalid` for a cursor that is unknown or past retention, or a range that ends before it begins.
   */
  abstract read(company: CompanyId, criteria: ChecksumCriteria): Promise<JsonResponse>;
}
