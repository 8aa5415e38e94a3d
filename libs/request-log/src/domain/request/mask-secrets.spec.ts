import { describe, expect, it } from '@jest/globals';
import { maskBody, maskSecrets } from './mask-secrets.js';

describe('secrets in logged requests (R100)', () => {
  it.each([
    ['/partner/v1/leads?search=ada%40example.com&page=2', '/partner/v1/leads?search=ada%40example.com&page=2'],
    ['/a?token=abc&page=2', '/a?token=…&page=2'],
    ['/a?page=2&client_secret=a%20b', '/a?page=2&client_secret=…'],
    ['/a?X-Api-Key=1', '/a?X-Api-Key=…'],
    ['/a?apiKey=1&ApiKey=', '/a?apiKey=…&ApiKey='],
    ['/a?q=pk_live_0123456789_abc', '/a?q=…'],
    ['/a?q=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', '/a?q=…'],
    [`/a/${'x'.repeat(43)}/b`, '/a/…/b'],
    ['/a?signature=t%3D1', '/a?signature=…'],
  ])('%s is kept as %s', (text, kept) => {
    expect(maskSecrets(text, 200)).toBe(kept);
  });

  it.each([
    ['{"name":"Ada","clientSecret":"a\\"b","n":1}', '{"name":"Ada","clientSecret":"…","n":1}'],
    ['{"a":[{"Password": 1,"b":2}],"token":null}', '{"a":[{"Password":"…","b":2}],"token":"…"}'],
    ['{"secrets":{"a":{"b":["x"]},"c":"y"},"d":3}', '{"secrets":"…","d":3}'],
    ['{"pass\\u0077ord":"x"}', '{"pass\\u0077ord":"…"}'],
    ['{"note":"my \\"token\\": is pk_live_0123_abc"}', '{"note":"my \\"token\\": is …"}'],
    ['{"note":"whsec_ab+cd/ef\\/gh= is ours"}', '{"note":"… is ours"}'],
    ['{"url":"https://a.example/?token=abc&x=1","b":2}', '{"url":"https://a.example/?token=…&x=1","b":2}'],
    [`{"url":"https://a.example/${'x'.repeat(43)}"}`, '{"url":"https://a.example/…"}'],
    ['grant_type=client_credentials&client_secret=abc', 'grant_type=client_credentials&client_secret=…'],
    ['{"token":"cut', '{"token":"…"'],
    ['{"a":"\0\ud800"}', '{"a":"\ufffd"}'],
    ['not json', 'not json'],
  ])('in the body %s are kept as %s', (text, kept) => {
    expect(maskBody(text, 1_000)).toBe(kept);
    expect(maskBody(Buffer.from(text.toWellFormed()), 1_000)).toBe(kept);
  });

  it('are masked in linear time, and a long body ends with a mark', () => {
    for (const part of ['token', '"token', '\\"', '?token', '{"secret":', 'é']) {
      const masked = maskBody(part.repeat(100_000), 65_536);
      expect(Buffer.byteLength(masked)).toBeLessThanOrEqual(65_536);
      expect(masked).toMatch(part === '{"secret":' ? /^\{"secret":"…"$/ : /…$/);
    }
  });

  it('are not cut into parts that no longer look like one', () => {
    expect(maskSecrets(`${'x'.repeat(95)}?token=secret`, 100)).toBe(`${'x'.repeat(95)}?toke…`);
    expect(maskSecrets('y'.repeat(500), 100)).toBe(`${'y'.repeat(100)}…`);
  });
});
