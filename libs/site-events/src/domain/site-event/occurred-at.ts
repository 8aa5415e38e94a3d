const day = 86_400_000;

/** Where the time of an event may lie: a day is what clocks of visitors may be ahead, in milliseconds. */
const ahead = day;

/**
 * What is wrong with the time of an event that arrives at `arrival` (R53); undefined when nothing is. What is older
 * than the retention would be removed at once if it had arrived in time.
 * @param retentionDays how long site events are kept (R5).
 */
export function occurredAtProblem(occurredAt: Date, arrival: Date, retentionDays: number): string | undefined {
  const age = arrival.getTime() - occurredAt.getTime();
  if (age < -ahead) return 'must not be more than a day ahead';
  if (age > retentionDays * day) return `must not be more than ${retentionDays} days ago`;
  return undefined;
}
