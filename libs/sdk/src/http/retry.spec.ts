import { describe, expect, it } from '@jest/globals';
import { PartnerApiError, PartnerConnectionError, PartnerTimeoutError } from '../errors.js';
import { delayBeforeRetry } from './retry.js';

const refusal = (status: number, retryAfter?: string): PartnerApiError =>
  new PartnerApiError(status, new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter }), {});

describe('the retry of a request (R85)', () => {
  it.each([408, 429, 503])('happens after %d for every request, because nothing was changed', (status) => {
    expect(delayBeforeRetry(refusal(status), 0, false)).toBeGreaterThanOrEqual(250);
  });

  it.each([
    ['a failure', refusal(500)],
    ['a gateway', refusal(502)],
    ['a broken connection', new PartnerConnectionError('x')],
    ['no answer in time', new PartnerTimeoutError('x')],
  ])('happens after %s if the request may be executed twice', (_, error) => {
    expect(delayBeforeRetry(error, 0, true)).toBeGreaterThan(0);
    expect(delayBeforeRetry(error, 0, false)).toBeUndefined();
  });

  it.each([400, 401, 403, 404, 409, 422, 423])('does not happen after %d', (status) => {
    expect(delayBeforeRetry(refusal(status), 0, true)).toBeUndefined();
  });

  it('happens after a 409 with Retry-After: the same key is running (I4)', () => {
    expect(delayBeforeRetry(refusal(409, '1'), 0, true)).toBe(1_000);
  });

  it('waits as long as Retry-After says, up to a minute', () => {
    expect(delayBeforeRetry(refusal(429, '7'), 0, false)).toBe(7_000);
    expect(delayBeforeRetry(refusal(429, '3600'), 0, false)).toBe(60_000);
    expect(delayBeforeRetry(refusal(503, 'Fri, 01 Jan 2100 00:00:00 GMT'), 0, false)).toBe(60_000);
    expect(delayBeforeRetry(refusal(503, 'soon'), 0, false)).toBeGreaterThan(0);
  });

  it('waits longer after each failure, up to a maximum', () => {
    const delays = [0, 4, 30].map((failed) => delayBeforeRetry(refusal(503), failed, true)!);
    expect(delays[0]).toBeLessThanOrEqual(500);
    expect(delays[1]).toBeGreaterThanOrEqual(4_000);
    expect(delays[2]).toBeLessThanOrEqual(8_000);
  });

  it('does not happen after any other error', () => {
    expect(delayBeforeRetry(new TypeError('x'), 0, true)).toBeUndefined();
  });
});
