/** A subscription that nothing could be delivered to for so long is disabled, in milliseconds (E11). */
export const maxFailingMs = 5 * 86_400_000;

/** Said to whoever asks why a subscription was disabled. */
export const failedTooLong = 'all deliveries failed for 5 days';

/** What became of an attempt, as far as the health of its subscription is concerned. */
export interface AttemptOutcome {
  readonly ok: boolean;
  readonly at: Date;
}

/** What a batch of outcomes says about a subscription. */
export interface HealthChange {
  /** Whether anything was delivered. */
  readonly recovered: boolean;
  /** The first failure after the last success of the batch; null without one. */
  readonly failingSince: Date | null;
  /** The last outcome of the batch. */
  readonly at: Date;
}

/** Sums up outcomes of one subscription, in any order; there is at least one. */
export function healthChange(outcomes: readonly AttemptOutcome[]): HealthChange {
  const inOrder = [...outcomes].sort((left, right) => left.at.getTime() - right.at.getTime());
  const lastSuccess = inOrder.findLastIndex(({ ok }) => ok);
  const [firstFailure] = inOrder.slice(lastSuccess + 1);
  return { recovered: lastSuccess >= 0, failingSince: firstFailure?.at ?? null, at: inOrder.at(-1)?.at ?? new Date(0) };
}

/** Whether a subscription that fails again at `at` has failed for long enough to be disabled (E11). */
export function isGivenUp(failingSince: Date | null, at: Date): boolean {
  return failingSince !== null && at.getTime() - failingSince.getTime() >= maxFailingMs;
}
