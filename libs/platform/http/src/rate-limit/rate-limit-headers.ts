import type { TokenResult } from './token-buckets.js';

/** Returns the headers that show a caller its bucket (W11). */
export const rateLimitHeaders = ({ limit, remaining }: TokenResult): [name: string, value: string][] => [
  ['x-ratelimit-limit', String(limit)],
  ['x-ratelimit-remaining', String(remaining)],
];
