import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { malformedRequests, sendRaw } from '@partner/testing';
import { TestPortal } from './support/test-portal.js';

let testPortal: TestPortal;

describe('the response of the portal to a malformed request', () => {
  beforeAll(async () => {
    testPortal = await TestPortal.start({ PARTNER_PORTAL_URL: 'https://portal.example.com' });
  });
  afterAll(() => testPortal.stop());

  it.each(Object.entries(malformedRequests))('has all security headers: %s', async (_, request) => {
    const response = await sendRaw(testPortal.url, request);
    expect(response?.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{24}$/),
    });
    // Every path that is not a file returns the page, because its views are routed in the browser.
    if (response!.status === 200) expect(response!.headers['content-type']).toBe('text/html; charset=utf-8');
    else
      expect(JSON.parse(response!.body)).toMatchObject({
        error: expect.any(String),
        code: expect.stringMatching(/^[a-z_]+$/),
      });
  });
});
