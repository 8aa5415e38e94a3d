import type { CompanyId, Id, JsonResponse } from '@partner/kernel';

/** Parameters of a poll of the feed (§4.14). */
export interface FeedCriteria {
  /** The last consumed event; the oldest retained event when absent. */
  readonly cursor?: Id;
  /** Only these types; all types when absent. */
  readonly types?: readonly string[];
  /** Maximum number of events in the response. */
  readonly limit: number;
}

/** Events of a company in the order in which their changes became visible (§6.2, E1). */
export abstract class EventFeed {
  /**
   * Returns the page after the cursor: `{data, nextCursor, hasMore}`. @throws DomainError `invalid` for a cursor that
   * is unknown or past retention.
   */
  abstract read(company: CompanyId, criteria: FeedCriteria): Promise<JsonResponse>;
}
