import { setTimeout as pause } from 'node:timers/promises';
import { stopSignal } from '../../lib/stop-signal.mjs';

/** Seconds within which deliveries go on after a fault is over (E10). */
export const maxRecoverySeconds = 2;

/** Looks until `condition` holds, at most so many seconds. @returns whether it does, and how many seconds it took. */
export async function until(condition, seconds) {
  const started = performance.now();
  for (;;) {
    stopSignal.throwIfAborted();
    const took = (performance.now() - started) / 1_000;
    if (await condition()) return { held: true, took };
    if (took > seconds) return { held: false, took };
    await pause(100);
  }
}

/** Those of `ids` that did not arrive, over all receivers. */
export const missing = (ids, receivers) =>
  receivers.reduce((sum, receiver) => sum + ids.filter((id) => !receiver.has(id)).length, 0);

/** Arrivals beyond the first of each event, over all receivers. */
export const duplicates = (receivers) => receivers.reduce((sum, receiver) => sum + receiver.duplicates, 0);

/** The value that `part` of all values do not exceed. */
export function percentile(values, part) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
