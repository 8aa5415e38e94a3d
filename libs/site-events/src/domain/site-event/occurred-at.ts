import { dayMs } from '@partner/kernel';

/** Tolerance for fast clocks of visitors: one day, in milliseconds. */
const maxAhead = dayMs;

/**
 * Returns what is wrong with the time of an event that arrives at `arrival` (R53), or undefined. An event older than
 * the retention is rejected, because it would already have been deleted.
 * @param retentionDays retention of site events in days (R5).
 */
export function occurredAtProblem(occurredAt: Date, arrival: Date, retentionDays: number): string | undefined {
  const age = arrival.getTime() - occurredAt.getTime();
  if (age < -maxAhead) return 'must not be more than a day ahead';
  if (age > retentionDays * dayMs) return `must not be more than ${retentionDays} days ago`;
  return undefined;
}
