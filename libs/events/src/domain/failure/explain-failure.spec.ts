import { describe, expect, it } from '@jest/globals';
import { explainFailure } from './explain-failure.js';

describe('why an attempt failed (R92)', () => {
  it.each([
    [302, null, 'redirects'],
    [401, null, 'not authorized'],
    [404, null, 'Nothing is at this address'],
    [405, null, 'no POST'],
    [422, null, 'a wrong one'],
    [429, null, 'left alone'],
    [500, null, 'Your server failed'],
    [503, null, 'A proxy'],
    [null, 'no answer within 10 seconds', 'within 10 seconds'],
    [null, 'the connection was refused', 'nothing listens'],
    [null, 'the connection was reset', 'ended the connection'],
    [null, 'the connection was closed before an answer came', 'ended the connection'],
    [null, 'the connection could not be made in time', 'could not be reached'],
    [null, 'the host cannot be reached', 'could not be reached'],
    [null, 'the host name cannot be found', 'leads nowhere'],
    [null, 'the certificate has expired', 'certificate'],
    [null, 'the host leads to an address that is not public', 'public https'],
  ])('says for status %p and error %p that %s', (statusCode, error, words) => {
    const explained = explainFailure({ statusCode, error });
    expect(explained.reason).toContain(words);
    expect(explained.advice).toMatch(/\.$/);
  });

  it('gives the error itself where it knows no better', () => {
    expect(explainFailure({ statusCode: null, error: 'the connection failed (EPROTO)' }).advice).toContain('EPROTO');
  });
});
