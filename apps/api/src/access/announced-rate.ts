/** Rate limit that `/me` reports (§2.24). */
export abstract class AnnouncedRate {
  abstract readonly requestsPerSecond: number;
  abstract readonly burst: number;
}
