import type { CompanyId, Id, JsonResponse } from '@partner/kernel';

/** What a poll of the feed asks for (§4.14). */
export interface FeedCriteria {
  /** The last event consumed; from the oldest retained when absent. */
  readonly cursor?: Id;
  /** Only these types; all when absent. */
  readonly types?: readonly string[];
  /** At most so many events are answered. */
  readonly limit: number;
}

/** A company's events in the order in which their changes became visible (§6.2, E1). */
export abstract class EventFeed {
  /**
   * The page after the cursor: `{data, nextCursor, hasMore}`. @throws DomainError `invalid` for a cursor that is
   * unknown or past retention.
   */
  abstract read(company: CompanyId, criteria: FeedCriteria): Promise<JsonResponse>;
}
