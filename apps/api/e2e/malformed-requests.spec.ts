import { beforeAll, describe, expect, it } from '@jest/globals';
import { malformedRequests, sendRaw } from '@partner/testing';
import { TestApi } from './support/test-api.js';

describe('malformed requests', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.shared();
  });

  it.each(Object.entries(malformedRequests))('return a standard error (§7, W12, W17): %s', async (_, request) => {
    const answer = await sendRaw(api.url, request);
    expect(answer?.status).toBeGreaterThanOrEqual(400);
    expect(answer?.status).toBeLessThan(500);
    expect(answer?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'server-timing': expect.stringMatching(/^db;dur=/),
      'x-request-id': expect.stringMatching(/^[0-9a-f]{24}$/),
    });
    expect(answer?.headers).not.toHaveProperty('server');
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({
      error: expect.any(String),
      code: expect.stringMatching(/^[a-z_]+$/),
    });
  });
});
