import { setTimeout } from 'node:timers/promises';
import type { PartnerEvent } from '../../records.js';
import { testDelivery } from '../../webhooks/signature.js';
import { causeOf } from '../failure.js';

/** Request to a receiver. */
export interface Attempt {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Target of forwarded events. */
export interface Forwarding {
  readonly url: string;
  readonly secret: string;
  /** Beginning of the names of the headers; `X-Service` by default. */
  readonly headerPrefix: string | undefined;
  /** True for an example of an event, which a header tells the receiver. */
  readonly isExample?: boolean;
  readonly signal: AbortSignal;
  /** Called for every failed attempt with the milliseconds until the next one. */
  readonly failed: (event: PartnerEvent, reason: string, waitMs: number) => void;
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
export async function forward(
  event: PartnerEvent,
  { url, secret, headerPrefix = 'X-Service', isExample, signal, failed }: Forwarding,
): Promise<number> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    const { body, headers: usual } = await testDelivery(event, secret, new Date(), headerPrefix);
    const headers = { ...usual, ...(isExample && { [`${headerPrefix}-Example`]: 'true' }) };
    const answer = await post(url, { body, headers }, signal);
    if (typeof answer === 'number' && answer >= 200 && answer < 300) return answer;
    failed(event, typeof answer === 'number' ? `responded with ${answer}` : answer, waitMs);
    await setTimeout(waitMs, undefined, { signal });
  }
}

/**
 * Sends a request to a receiver.
 * @returns the response status, or the reason for its absence.
 * @throws the signal's reason when it is aborted.
 */
export async function post(url: string, { body, headers }: Attempt, signal: AbortSignal): Promise<number | string> {
  try {
    const signals = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: signals });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    signal.throwIfAborted();
    const { name, message } = error as Error;
    return name === 'TimeoutError' ? `did not respond within ${timeoutMs / 1_000} s` : (causeOf(error) ?? message);
  }
}
