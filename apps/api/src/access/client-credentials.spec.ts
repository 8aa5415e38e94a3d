import { describe, expect, it } from '@jest/globals';
import { isBasic, readClientCredentials } from './client-credentials.js';

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
const inForm = new Map([
  ['client_id', 'ci_x'],
  ['client_secret', 'cs_y'],
]);
const nothing = new Map<string, string>();

describe('client credentials (RFC 6749 §2.3.1)', () => {
  it('are read from the form', () => {
    expect(readClientCredentials([], inForm)).toEqual({ clientId: 'ci_x', clientSecret: 'cs_y' });
  });

  it('are read form-encoded from HTTP Basic, with any case of the scheme', () => {
    const expected = { clientId: 'a b:c', clientSecret: 'd+e:f' };
    expect(readClientCredentials([basic('a+b%3Ac:d%2Be:f')], nothing)).toEqual(expected);
    expect(readClientCredentials([basic('a+b%3Ac:d%2Be:f').replace('Basic', 'bASIC')], nothing)).toEqual(expected);
  });

  for (const [what, headers, form, message] of [
    ['when missing', [], nothing, /missing/],
    ['without a secret', [], new Map([['client_id', 'x']]), /missing/],
    ['without an id', [], new Map([['client_secret', 'x']]), /missing/],
    ['in both places', [basic('a:b')], inForm, /more than once/],
    ['in Basic with an id in the form', [basic('a:b')], new Map([['client_id', 'a']]), /more than once/],
    ['in two headers', [basic('a:b'), basic('a:b')], nothing, /more than once/],
    ['in Basic without a colon', [basic('ab')], nothing, /missing/],
    ['in Basic without an id', [basic(':b')], nothing, /missing/],
    ['in Basic without a secret', [basic('a:')], nothing, /missing/],
    ['in Basic that is not base64', ['Basic a:b'], nothing, /not valid/],
    ['in Basic that is not form-encoded', [basic('%zz:b')], nothing, /not valid/],
    ['in an empty Basic', ['Basic'], nothing, /not valid/],
    ['as a bearer token', ['Bearer abc'], nothing, /not valid/],
  ] as const) {
    it(`are rejected ${what}`, () => {
      expect(() => readClientCredentials(headers, form)).toThrow(
        expect.objectContaining({ code: 'invalid_request', message: expect.stringMatching(message) }),
      );
    });
  }

  it('report if Basic was used', () => {
    expect([basic('a:b'), 'basic', 'Basically x', 'Bearer x', undefined].map(isBasic)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
