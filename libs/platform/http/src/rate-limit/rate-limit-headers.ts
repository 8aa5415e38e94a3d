import type { TokenResult } from './token-buckets.js';

/** What a caller is told of its bucket (W11). */
export const rateLimitHeaders = ({ limit, remaining }: TokenResult): [name: string, value: string][] => [
  ['x-ratelimit-limit', String(limit)],
  ['x-ratelimit-remaining', String(remaining)],
];
