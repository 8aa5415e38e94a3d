import { post } from '../listen/forward.js';
import type { Case } from './cases.js';

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
    const response = await post(url, attempt, signal);
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - started));
    responses.push(response);
    passed &&= typeof response === 'number' && (accepts ? response < 300 : response >= 400);
  }
  return { name, passed, responses, slowestMs, ...(!passed && { remedy }) };
}
