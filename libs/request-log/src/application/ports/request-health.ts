import type { CompanyId, Id } from '@partner/kernel';

/** Failed requests with the same cause. */
export interface FailureGroup {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly code: string | null;
  readonly field: string | null;
  readonly requests: number;
  /** Newest of them. */
  readonly at: Date;
  readonly requestId: string;
  readonly message: string | null;
}

/** Pace of a company's requests. Sampled requests count as many as they represent. */
export interface RequestPace {
  readonly requests: number;
  readonly peakPerMinute: number;
  /** Median and 95th percentile of the duration in milliseconds; null without requests. */
  readonly p50: number | null;
  readonly p95: number | null;
}

/** Failed requests with the same response. */
export interface ErrorCount {
  readonly status: number;
  readonly code: string | null;
  readonly requests: number;
}

/** Requests of the busiest minute of a credential. */
export interface PeakOfCredential {
  readonly credentialId: Id;
  readonly peakPerMinute: number;
}

/** Health of a company's requests for its users (R100). */
export abstract class RequestHealth {
  /** Returns the most frequent causes among the newest 5,000 failures, at most 20. */
  abstract failures(company: CompanyId, since: Date): Promise<readonly FailureGroup[]>;
  /** Returns the most frequent responses among the newest 5,000 failures, at most 20. */
  abstract errors(company: CompanyId, since: Date, credentialId?: Id): Promise<readonly ErrorCount[]>;
  /** Reads the newest 20,000 requests at most. */
  abstract pace(company: CompanyId, since: Date, credentialId?: Id): Promise<RequestPace>;
  /** Reads the newest 20,000 requests at most. */
  abstract peaks(company: CompanyId, since: Date): Promise<readonly PeakOfCredential[]>;
}
