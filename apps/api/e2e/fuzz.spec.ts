import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreateCredential } from '@partner/access';
import { ApiDocument, fillCompany, type Keys, KnownIds, type RawDocument, report, run } from '@partner/fuzz';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { commonEnvironment, partner } from './support/processes.js';
import { TestApi } from './support/test-api.js';

/**
 * Operations that cannot succeed with the fixture: they need a payment processor, a configured state, a launch link
 * (which redirects), a document link or an idempotency key, which no response lists.
 */
const needMore = [
  'POST /partner/v1/orders/{id}/payment-links',
  'GET /partner/v1/agreements/{id}/state-legal/{state}',
  'GET /configurator/launch/{token}',
  'GET /configurator/return/{sessionId}',
  'GET /document-downloads/{token}',
  'GET /partner/v1/idempotency-keys/{key}',
  // One in thirty valid requests has a period.
  'GET /partner/v1/revenue-forecast',
];

describe('requests generated from the OpenAPI document', () => {
  const ids = new KnownIds();
  let database: TestDatabase;
  let folder: string;
  let api: TestApi;
  let keys: [Keys, Keys];

  beforeAll(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'partner-fuzz-'));
    const files = { PARTNER_DATA_DIR: folder };
    await partner(['demo', '--template'], { ...files, DATABASE_URL: database.serverUrl });
    api = await TestApi.start({ ...files, PARTNER_SANDBOXES_PER_HOUR: '1000' }, database);
    keys = await Promise.all([company(0), company(1)]);
  });

  afterAll(async () => {
    await api.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function company(number: 0 | 1): Promise<Keys> {
    const made = await api.company(`Sheds ${number}`);
    const env = {
      ...commonEnvironment,
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: database.serverUrl,
      PARTNER_DATA_DIR: folder,
    };
    await fillCompany({ company: number, id: made.id, ids, folder, env });
    const { clientId = '', clientSecret = '' } = await api.application
      .get(CreateCredential)
      .execute(made.portal, { type: 'oauth_client', name: 'Test client', scopes: 'all' });
    return { apiKey: made.key, clientId, clientSecret };
  }

  it('are answered as documented, valid or not, and never show records of another company', async () => {
    const document = new ApiDocument((await (await fetch(`${api.url}/openapi.json`)).json()) as RawDocument);
    const target = { url: api.url, keys, ids };
    // Sequential, so that every run finds the same records.
    const result = await run({ document, target, seed: 2027, requests: 3_000, concurrency: 1 });
    expect(report(result)).toMatch(/3000 requests, 0 findings$/);
    const idle = document.operations.filter(({ name }) => result.tally.successes(name) === 0);
    expect(idle.map(({ name }) => name).filter((name) => !needMore.includes(name))).toEqual([]);
  });
});
