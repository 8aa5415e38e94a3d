import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from './support/test-api.js';

describe('the names of the webhook headers (E12)', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start({ PARTNER_WEBHOOK_HEADER_PREFIX: 'Acme-2' });
  });
  afterAll(() => api.stop());

  it.each(['openapi.json', 'asyncapi.json', 'docs/guides/webhooks', 'docs/guides/webhooks.md'])(
    'are in %s as the deployment sends them',
    async (path) => {
      const text = await (await fetch(`${api.url}/${path}`)).text();
      expect(text).toContain('Acme-2-Signature');
      expect(text).not.toMatch(/X-Service-/i);
    },
  );
});
