import { describe, expect, it } from '@jest/globals';
import { allowedReturnUrl } from './return-url.js';

const allowlist = ['https://shop.example.com', 'http://localhost:8080'];

describe('allowedReturnUrl', () => {
  it.each([
    ['https://shop.example.com', 'https://shop.example.com/'],
    ['https://shop.example.com:443/a?b=%20c#d', 'https://shop.example.com/a?b=%20c#d'],
    ['HTTPS://Shop.Example.Com/A', 'https://shop.example.com/A'],
    ['http://localhost:8080/@a', 'http://localhost:8080/@a'],
  ])('normalizes %s as browsers do (R54, R76)', (returnUrl, href) => {
    expect(allowedReturnUrl(returnUrl, allowlist)).toBe(href);
  });

  it.each([
    'https://shop.example.com.evil.io',
    'https://shop.example.com.',
    'https://shop.example.com:444',
    'http://shop.example.com',
    'https://localhost:8080',
    'http://localhost:8081',
    'https://shop%2eexample.com.evil.io',
    'https://sh\u043ep.example.com',
  ])('rejects another origin: %s (R54)', (returnUrl) => {
    expect(() => allowedReturnUrl(returnUrl, allowlist)).toThrow('is not on the configurator launch allowlist');
  });

  it.each([
    'https://me@shop.example.com',
    'https://@shop.example.com',
    'https://shop.example.com\\@evil.io',
    'https:shop.example.com',
    'https:///shop.example.com',
    '//shop.example.com',
    'https://shop.example.com/ a',
    'https://shop.exa\nmple.com',
    'https://shop.example.com:99999',
    'https://[::1',
    'blob:https://shop.example.com/1',
    'javascript:alert(1)//https://shop.example.com',
    '',
  ])('rejects %p, which is not an absolute http URL (R54)', (returnUrl) => {
    expect(() => allowedReturnUrl(returnUrl, allowlist)).toThrow('returnUrl must be an absolute http or https URL');
  });

  it('rejects every URL while the allowlist is empty', () => {
    expect(() => allowedReturnUrl('https://shop.example.com', [])).toThrow('not on the');
  });
});
