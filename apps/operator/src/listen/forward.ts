import { setTimeout } from 'node:timers/promises';
import { type PartnerEvent, testDelivery } from '@partner/sdk';

/** Target of forwarded events. */
export interface Forwarding {
  readonly url: string;
  readonly secret: string;
  readonly signal: AbortSignal;
  /** Called for every failed attempt. */
  readonly failed: (event: PartnerEvent, reason: string) => void;
}

/** Timeout of an attempt, as for every endpoint (§6.3), and bounds of the wait between attempts, in milliseconds. */
const timeoutMs = 10_000;
const firstWaitMs = 250;
const longestWaitMs = 10_000;

/**
 * Sends an event until the endpoint accepts it, with a new signature each time.
 * @returns the response status.
 * @throws the signal's reason when it is aborted.
 */
export async function forward(event: PartnerEvent, { url, secret, signal, failed }: Forwarding): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const { body, headers } = testDelivery(event, secret);
    try {
      const signals = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: signals });
      await response.body?.cancel();
      if (response.ok) return response.status;
      failed(event, `responded with ${response.status}`);
    } catch (error) {
      signal.throwIfAborted();
      failed(event, reasonOf(error));
    }
    await setTimeout(Math.min(firstWaitMs * 2 ** attempt, longestWaitMs), undefined, { signal });
  }
}

/** Returns the cause of a failed `fetch`, whose own message is generic. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { message: string; cause?: { message?: string; code?: string } };
  return cause?.message || cause?.code || message;
};
