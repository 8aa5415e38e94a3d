// Health of the company's feed, deliveries and access. Times are RFC 3339, durations in milliseconds.

export interface Proofs {
  readonly feed: readonly {
    readonly day: string;
    readonly from: string | null;
    readonly to: string;
    readonly count: number;
    readonly digest: string;
  }[];
  readonly readers: readonly {
    readonly credentialId: string;
    readonly name: string;
    readonly behind: number;
    readonly readAt: string;
  }[];
  readonly firstAttempts: { readonly attempts: number; readonly p50: number | null; readonly p95: number | null };
}

export interface Company {
  /** `by` is null if the operator suspended the company. */
  readonly suspension: { readonly since: string; readonly by: string | null; readonly reason: string } | null;
}

export interface AttemptCounts {
  readonly succeeded: number;
  readonly failed: number;
  readonly p50: number | null;
  readonly p95: number | null;
}

export interface AttemptsOfEndpoint {
  readonly since: string;
  readonly total: AttemptCounts;
  readonly parts: readonly (AttemptCounts & { readonly at: string })[];
  readonly isTruncated: boolean;
}
