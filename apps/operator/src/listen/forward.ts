import { setTimeout } from 'node:timers/promises';
import { type PartnerEvent, testDelivery } from '@partner/sdk';

/** Where events go, and what is said about it. */
export interface Forwarding {
  readonly url: string;
  readonly secret: string;
  readonly signal: AbortSignal;
  /** Told of every attempt that failed. */
  readonly failed: (event: PartnerEvent, reason: string) => void;
}

/** Milliseconds: what one attempt may take, as for every endpoint (§6.3), and how long it waits between two. */
const timeoutMs = 10_000;
const firstWaitMs = 250;
const longestWaitMs = 10_000;

/** Sends an event until the address takes it, signed anew each time. @returns the status. @throws once it is stopped. */
export async function forward(event: PartnerEvent, { url, secret, signal, failed }: Forwarding): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const { body, headers } = testDelivery(event, secret);
    try {
      const signals = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: signals });
      await response.body?.cancel();
      if (response.ok) return response.status;
      failed(event, `answered ${response.status}`);
    } catch (error) {
      signal.throwIfAborted();
      failed(event, reasonOf(error));
    }
    await setTimeout(Math.min(firstWaitMs * 2 ** attempt, longestWaitMs), undefined, { signal });
  }
}

/** `fetch` says what happened in the cause. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { message: string; cause?: { message?: string; code?: string } };
  return cause?.message || cause?.code || message;
};
