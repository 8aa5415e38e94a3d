import { describe, expect, it } from '@jest/globals';
import { parseHttpUrl } from './http-url.js';

describe('a stored URL (A14)', () => {
  it.each([
    ['https://example.com/logo.png', 'https://example.com'],
    ['HTTP://EXAMPLE.com:8080', 'http://example.com:8080'],
    ['https://bücher.example/a?b#c', 'https://xn--bcher-kva.example'],
    ['http://127.0.0.1/x', 'http://127.0.0.1'],
    ['https://[2001:db8::1]/x', 'https://[2001:db8::1]'],
    ['https://my_bucket.s3.example', 'https://my_bucket.s3.example'],
  ])('may be %s', (text, origin) => {
    expect(parseHttpUrl(text)?.origin).toBe(origin);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    '//example.com/x',
    '/logo.png',
    'https://a.example;script-src x/',
    "https://a.example'/",
    'https://*.example/',
    'https://a,b.example/',
    'https://user:password@example.com/',
    'https://exa mple.com/',
    'https:\\\\example.com',
    'https:///x',
    '',
  ])('may not be %j', (text) => {
    expect(parseHttpUrl(text)).toBeUndefined();
  });
});
