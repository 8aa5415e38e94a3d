import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../lib/failure.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';

/** Maximum seconds until deliveries resume after a fault is over (E10). */
export const maxRecoverySeconds = 2;

/** Waits until `condition` holds, at most `seconds`. @returns whether it holds, and the seconds it took */
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

/** Waits like `until`. @returns the seconds it took @throws Failure with `message` if the condition does not hold */
export async function untilHeld(condition, seconds, message) {
  const { held, took } = await until(condition, seconds);
  if (!held) throw new Failure(message);
  return took;
}

/** True if a URL responds with success. */
export async function responds(url, options) {
  const response = await fetch(url, options).catch(() => undefined);
  return response?.ok === true;
}

export const isZero = (value) => value === 0;

/** Returns the number of `ids` that did not arrive, over all receivers. */
export const missing = (ids, receivers) =>
  receivers.reduce((sum, receiver) => sum + ids.filter((id) => !receiver.has(id)).length, 0);

/** Returns the number of arrivals beyond the first of each event, over all receivers. */
export const duplicates = (receivers) => receivers.reduce((sum, receiver) => sum + receiver.duplicates, 0);

/** Returns the value that `part` of all values do not exceed. */
export function percentile(values, part) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
