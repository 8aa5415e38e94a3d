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
    expect(delayBeforeRetry(refusal(409, '1'), 0, true)).toBeGreaterThanOrEqual(1_000);
  });

  it.each([
    [429, '7', 7_000],
    [429, '3600', 60_000],
    [503, 'Fri, 01 Jan 2100 00:00:00 GMT', 60_000],
  ])(
    'waits after %d as long as Retry-After %s says, up to a minute, and a random tenth more',
    (status, after, least) => {
      const delays = Array.from({ length: 20 }, () => delayBeforeRetry(refusal(status, after), 0, false)!);
      expect(Math.min(...delays)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...delays)).toBeLessThanOrEqual(least * 1.1);
      expect(new Set(delays).size).toBeGreaterThan(1);
    },
  );

  it('ignores a Retry-After that is neither a number nor a date', () => {
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
