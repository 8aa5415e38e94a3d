/** Rate limit that `/me` reports (§2.24). */
export abstract class ReportedRateLimit {
  abstract readonly requestsPerSecond: number;
  abstract readonly burst: number;
}
