/** Time without a successful delivery after which a subscription is disabled, in milliseconds (E11). */
export const maxFailingMs = 5 * 86_400_000;

/** Reason shown for a subscription that the service disabled. */
export const failedTooLong = 'all deliveries failed for 5 days';

/** Result of an attempt, as it affects the health of its subscription. */
export interface AttemptOutcome {
  readonly ok: boolean;
  readonly at: Date;
}

export interface HealthChange {
  /** True if any delivery succeeded. */
  readonly recovered: boolean;
  /** Time of the first failure after the last success of the batch; null without one. */
  readonly failingSince: Date | null;
  /** Time of the last outcome of the batch. */
  readonly at: Date;
}

/** Summarizes outcomes of one subscription, at least one, in any order. */
export function healthChange(outcomes: readonly AttemptOutcome[]): HealthChange {
  const inOrder = [...outcomes].sort((left, right) => left.at.getTime() - right.at.getTime());
  const lastSuccess = inOrder.findLastIndex(({ ok }) => ok);
  const [firstFailure] = inOrder.slice(lastSuccess + 1);
  return { recovered: lastSuccess >= 0, failingSince: firstFailure?.at ?? null, at: inOrder.at(-1)?.at ?? new Date(0) };
}

/** True if a subscription that fails again at `at` has failed long enough to be disabled (E11). */
export function hasFailedTooLong(failingSince: Date | null, at: Date): boolean {
  return failingSince !== null && at.getTime() - failingSince.getTime() >= maxFailingMs;
}
