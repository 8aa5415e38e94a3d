/** The rate limit that `/me` tells (§2.24). */
export abstract class AnnouncedRate {
  abstract readonly requestsPerSecond: number;
  abstract readonly burst: number;
}
