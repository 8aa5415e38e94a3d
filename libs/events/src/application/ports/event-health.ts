import type { CompanyId, Id } from '@partner/kernel';

/** Events of a day. The checksum of the API over the same cursors has the same count and digest (R83). */
export interface FeedPart {
  /** Day in UTC, as `YYYY-MM-DD`. */
  readonly day: string;
  /** Exclusive start; null for the oldest retained event. */
  readonly from: Id | null;
  /** Inclusive end. */
  readonly to: Id;
  readonly count: number;
  readonly digest: string;
}

/** Time from events to their first attempts, in milliseconds; null without attempts. */
export interface FirstAttempts {
  readonly attempts: number;
  readonly p50: number | null;
  readonly p95: number | null;
}

/** Attempts of a span of time. */
export interface AttemptCounts {
  readonly succeeded: number;
  readonly failed: number;
  /** Median and 95th percentile of the duration in milliseconds; null without attempts. */
  readonly p50: number | null;
  readonly p95: number | null;
}

export interface AttemptsOfEndpoint {
  readonly since: Date;
  readonly total: AttemptCounts;
  /** Hours or days (UTC) with attempts, in order. */
  readonly parts: readonly (AttemptCounts & { readonly at: Date })[];
  /** True if there were more attempts than were read, which are the newest. */
  readonly isTruncated: boolean;
}

export interface AttemptCriteria {
  readonly subscriptionId: Id;
  readonly since: Date;
  readonly by: 'hour' | 'day';
}

/** Health of a company's feed and deliveries for its users (R92). */
export abstract class EventHealth {
  /** Returns the last seven days with events, newest first. Covers the newest 10,000 events. */
  abstract feedByDay(company: CompanyId): Promise<readonly FeedPart[]>;
  /** Reads the newest 5,000 attempts, and ignores events from before `since`. */
  abstract firstAttempts(company: CompanyId, since: Date): Promise<FirstAttempts>;
  /** Reads the newest 20,000 attempts of an endpoint. */
  abstract attempts(company: CompanyId, criteria: AttemptCriteria): Promise<AttemptsOfEndpoint>;
}
