import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from './support/test-api.js';

const script = fileURLToPath(new URL('../../../tools/verify/year/main.mjs', import.meta.url));

describe('npm run verify -- year', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it('names missing requirements in one line', async () => {
    const env = { ...process.env, NODE_OPTIONS: '', PARTNER_BASE_URL: api.url, PARTNER_API_KEY: 'none' };
    await expect(promisify(execFile)(process.execPath, [script], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^year: 401: .*\n$/),
    });
  });
});
