import type { CompanyId, Id, JsonResponse } from '@partner/kernel';

/** Parameters of a poll of the feed (§4.14). */
export interface FeedCriteria {
  /** The last consumed event; the oldest retained event when absent. */
  readonly cursor?: Id;
  /** Only these types; all types when absent. */
  readonly types?: readonly string[];
  /** Only events of this record. */
  readonly resourceId?: Id;
  /** Maximum number of events in the response. */
  readonly limit: number;
}

/** Page of the feed, as its reader gets it. */
export interface FeedPage {
  /** `{data, nextCursor, hasMore}` */
  readonly response: JsonResponse;
  /** Sequence number up to which the reader has the feed. */
  readonly position: string;
  /** True if the page has no event. */
  readonly isEmpty: boolean;
}

/** Events of a company in the order in which their changes became visible (§6.2, E1). */
export abstract class EventFeed {
  /**
   * Returns the page after the cursor. @throws DomainError `invalid` for a cursor that is unknown or past retention.
   */
  abstract read(company: CompanyId, criteria: FeedCriteria): Promise<FeedPage>;
}

/** A reader that waits for the next event. */
export interface WaitingReader {
  readonly company: CompanyId;
  /** The credential, of which a few requests may wait at once. */
  readonly credential: Id;
  /** Milliseconds to wait at most. */
  readonly limitMs: number;
  /** Aborted when the reader is gone. */
  readonly gone: AbortSignal;
}

/** Lets readers of the feed wait until there is something to read (§4.14). */
export abstract class FeedFollowers {
  /**
   * Returns the first page that has an event. Returns an empty one after the time, at shutdown, and when too many wait.
   * @param read reads the page from the same cursor each time.
   */
  abstract firstPage(reader: WaitingReader, read: () => Promise<FeedPage>): Promise<FeedPage>;
}

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

/** A company's records as of one moment (R84). The caller must call `end`; further calls have no effect. */
export interface Snapshot {
  /** Feed cursor; exactly the changes behind it are not in the snapshot. */
  readonly cursor: Id;
  readonly at: Date;
  /** Runs `read` against the records as of that moment. */
  run<T>(read: () => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/** Creates snapshots, at most two of a company at once over all processes (R84). */
export abstract class Snapshots {
  /** @throws DomainError `unavailable` while the company has two snapshots in progress */
  abstract begin(company: CompanyId): Promise<Snapshot>;
}
