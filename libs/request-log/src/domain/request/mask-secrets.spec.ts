import { describe, expect, it } from '@jest/globals';
import { maskSecrets } from './mask-secrets.js';

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

  it('are not cut into parts that no longer look like one', () => {
    expect(maskSecrets(`${'x'.repeat(95)}?token=secret`, 100)).toBe(`${'x'.repeat(95)}?toke…`);
    expect(maskSecrets('y'.repeat(500), 100)).toBe(`${'y'.repeat(100)}…`);
  });
});
