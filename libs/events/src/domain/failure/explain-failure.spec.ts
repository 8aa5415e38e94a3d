import { describe, expect, it } from '@jest/globals';
import { explainFailure } from './explain-failure.js';

describe('explainFailure (R92)', () => {
  it.each([
    [302, null, 'a redirect'],
    [401, null, 'unauthorized'],
    [404, null, 'has no route'],
    [405, null, 'does not accept POST'],
    [422, null, 'as invalid'],
    [429, null, 'a pause'],
    [500, null, 'Your server failed'],
    [503, null, 'A proxy'],
    [null, 'no answer within 10 seconds', 'within 10 seconds'],
    [null, 'the connection was refused', 'no server listens'],
    [null, 'the connection was reset', 'closed the connection'],
    [null, 'the connection was closed before a response arrived', 'closed the connection'],
    [null, 'the connection could not be made in time', 'could not be reached'],
    [null, 'the host cannot be reached', 'could not be reached'],
    [null, 'the host name cannot be found', 'cannot be resolved'],
    [null, 'the certificate has expired', 'certificate'],
    [null, 'the host leads to an address that is not public', 'public https'],
  ])('explains status %p and error %p with "%s"', (statusCode, error, words) => {
    const explained = explainFailure({ statusCode, error });
    expect(explained.reason).toContain(words);
    expect(explained.advice).toMatch(/\.$/);
  });

  it('quotes an unknown error in the advice', () => {
    expect(explainFailure({ statusCode: null, error: 'the connection failed (EPROTO)' }).advice).toContain('EPROTO');
  });
});
