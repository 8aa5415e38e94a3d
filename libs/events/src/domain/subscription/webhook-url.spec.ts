import { describe, expect, it } from '@jest/globals';
import { webhookUrl } from './webhook-url.js';

const inProduction = { allowPrivate: false };
const inTheSandbox = { allowPrivate: true };

describe('webhookUrl (E7)', () => {
  it.each(['https://example.com', 'https://example.com:8443/hooks?tenant=1', 'https://xn--bcher-kva.example/h%20k'])(
    'accepts %s',
    (url) => {
      expect(webhookUrl(url, inProduction)).toBe(url);
    },
  );

  it('accepts http only where private addresses are allowed', () => {
    expect(webhookUrl('http://127.0.0.1:9000/', inTheSandbox)).toBe('http://127.0.0.1:9000/');
    expect(() => webhookUrl('http://example.com/', inProduction)).toThrow('the URL must begin with https://');
  });

  it.each([
    ['nothing', ''],
    ['a relative address', '/hooks'],
    ['another protocol', 'ftp://example.com/'],
    ['a script', 'javascript:alert(1)'],
    ['no host', 'https://'],
    ['a space', 'https://example.com/a b'],
    ['a line break that a parser would drop', 'https://exa\nmple.com/'],
    ['letters outside ASCII', 'https://bücher.example/'],
    ['a user name', 'https://user@example.com/'],
    ['a password', 'https://user:secret@example.com/'],
    ['a fragment', 'https://example.com/#here'],
    ['more than 2048 characters', `https://example.com/${'a'.repeat(2_048)}`],
  ])('rejects %s', (_what, url) => {
    expect(() => webhookUrl(url, inTheSandbox)).toThrow(/^the URL must/);
  });
});
