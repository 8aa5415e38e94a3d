import type { HourlyUsage, RequestsByStatus, StatusClass, UsageSpan } from '../api/types';
import { partStart } from '../ui/day-bounds';
import type { TimeZone } from '../ui/time';

const hourMs = 3_600_000;

/** Width of a bar, in hours. */
export const bucketHours: Readonly<Record<UsageSpan, number>> = { day: 1, week: 6, month: 24 };

/** Requests of one bar. */
export interface Bucket {
  /** Start, in milliseconds since 1970. */
  readonly at: number;
  readonly requests: RequestsByStatus;
}

/** Returns every bar from `since` to `now`, including empty ones, which begin with the days of the time zone. */
export function bucketsOf(
  hours: readonly HourlyUsage[],
  { span, zone, since, now }: { span: UsageSpan; zone: TimeZone; since: Date; now: Date },
): readonly Bucket[] {
  const width = bucketHours[span];
  const startOf = (at: number): number => partStart(at, width, zone);
  const buckets = new Map<number, Record<string, number>>();
  // The middle of the next bar is in it, even if the clock is changed before.
  for (let at = startOf(since.getTime()); at <= now.getTime(); at = startOf(at + 1.5 * width * hourMs))
    buckets.set(at, {});
  for (const { at, requests } of hours) {
    const bucket = buckets.get(startOf(Date.parse(at)));
    if (!bucket) continue;
    for (const [status, count] of Object.entries(requests)) bucket[status] = (bucket[status] ?? 0) + count;
  }
  return [...buckets].map(([at, requests]) => ({ at, requests }));
}

/** Number of requests in these status classes. */
export const sumOf = (requests: RequestsByStatus, classes: readonly StatusClass[]): number =>
  classes.reduce((sum, one) => sum + (requests[one] ?? 0), 0);

/** Series of the chart, in stacking order. */
export const outcomes = [
  { key: 'good', label: 'Succeeded', classes: ['2xx', '3xx'] },
  { key: 'warn', label: 'Rejected (4xx)', classes: ['4xx'] },
  { key: 'info', label: 'Rate limited (429)', classes: ['429'] },
  { key: 'bad', label: 'Failed (5xx)', classes: ['5xx'] },
] as const satisfies readonly {
  readonly key: string;
  readonly label: string;
  readonly classes: readonly StatusClass[];
}[];
