import { reasonOf } from '../listen/forward.js';
import type { Attempt, Case } from './cases.js';

/** Result of a test. */
export interface Result {
  readonly name: string;
  readonly passed: boolean;
  /** Responses: a status or the reason for its absence. */
  readonly responses: readonly (number | string)[];
  /** Time of the slowest response in milliseconds. */
  readonly slowestMs: number;
  /** Remedy; undefined if the test passed. */
  readonly remedy?: string;
}

const timeoutMs = 10_000;

/** Sends the requests of a test, one after another. @throws the signal's reason when it is aborted. */
export async function certify(
  url: string,
  { name, attempts, accepts, remedy }: Case,
  signal: AbortSignal,
): Promise<Result> {
  const responses: (number | string)[] = [];
  let [slowestMs, passed] = [0, true];
  for (const attempt of attempts) {
    const started = performance.now();
    const response = await send(url, attempt, signal);
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - started));
    responses.push(response);
    passed &&= typeof response === 'number' && (accepts ? response < 300 : response >= 400);
  }
  return { name, passed, responses, slowestMs, ...(!passed && { remedy }) };
}

async function send(url: string, { body, headers }: Attempt, signal: AbortSignal): Promise<number | string> {
  try {
    const signals = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: signals });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    signal.throwIfAborted();
    return reasonOf(error);
  }
}
