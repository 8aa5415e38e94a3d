import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCompany, KnownIds, recordId } from '@partner/fuzz';
import { newId } from '@partner/kernel';
import { Database, WorkScope } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { type Sql } from 'sql-template-tag';
import { forgetCompanies } from './support/forgetting.js';
import { commonEnvironment } from './support/processes.js';
import { TestApi, type TestCompany } from './support/test-api.js';

const queries: Readonly<Record<string, string>> = {
  'revenue-forecast': '?period=currentYear',
  'lot-stock': '?limit=200',
  documents: `?entityType=order&entityId=${recordId(0, 'order', 1)}`,
};

/** Routes without records in the fixture: a forgotten company condition shows nothing there, even without policies. */
const empty = ['domains', 'idempotency-keys/{key}', 'revenue-forecast?period=currentYear'];

describe('row-level security for statements without a company condition (A7)', () => {
  let database: TestDatabase;
  let folder: string;
  let api: TestApi;
  let forgetful: TestApi;
  let read: Sql[];
  let company: TestCompany;
  let stranger: TestCompany;
  const paths: string[] = [];

  beforeAll(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'partner-forgotten-'));
    api = await TestApi.start({}, database);
    forgetful = await TestApi.start({}, database);
    company = await api.company();
    stranger = await api.company('Strangers');
    const env = {
      ...commonEnvironment,
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: database.serverUrl,
      PARTNER_DATA_DIR: folder,
    };
    await fillCompany({ company: 0, id: company.id, ids: new KnownIds(), folder, env });
    const visit = { session_id: 'a', events: [{ event_type: 'page.view', page: '/' }] };
    expect((await company.post('site-events', visit)).status).toBe(202);
    // Without a worker, nothing else attempts a delivery.
    await api.database.query(sql`insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id,
        url, attempt, status_code, ok, duration_ms, attempted_at)
      select company_id, ${newId()}, id, type, ${newId()}, 'https://example.com/', 1, 200, true, 12, now()
      from events where company_id = ${company.id} limit 1`);
    read = forgetCompanies(forgetful.application.get(Database));
    await findPaths();
  });
  afterAll(async () => {
    await forgetful.stop();
    await api.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = async (from: TestApi, path: string, { key }: TestCompany): Promise<{ status: number; text: string }> => {
    const response = await fetch(from.url + path, { headers: { authorization: `Bearer ${key}` } });
    const text = await response.text();
    // The address of the API and the id of the request differ.
    return { status: response.status, text: response.ok ? text : text.replace(/,"docs":.*/, '}') };
  };

  /** Collects every read route, with ids of records of the company in the path. */
  async function findPaths(): Promise<void> {
    const document = (await (await fetch(`${api.url}/openapi.json`)).json()) as { paths: Record<string, object> };
    const ids = new Map<string, string>();
    for (const [path, operations] of Object.entries(document.paths)) {
      if (!('get' in operations) || !path.startsWith('/partner/v1/')) continue;
      const [, , , resource = ''] = path.split('/');
      const list =
        ids.get(resource) ?? (await ask(api, `/partner/v1/${resource}${queries[resource] ?? ''}`, company)).text;
      ids.set(resource, list);
      const { data } = JSON.parse(list) as { data?: { id: string }[] };
      const filled = path.replace('{id}', data?.[0]?.id ?? 'none').replace('{state}', 'PA');
      paths.push(path === `/partner/v1/${resource}` ? filled + (queries[resource] ?? '') : filled);
    }
  }

  /** True if a statement shows the table owner, who is exempt from policies, more than another company. */
  async function wouldShow(statement: Sql): Promise<boolean> {
    const { id } = stranger;
    const bound = await WorkScope.forCompany(id, () => api.application.get(Database).query(statement));
    return JSON.stringify(await api.database.query(statement)) !== JSON.stringify(bound);
  }

  it('shows another company nothing on any read route', async () => {
    expect(paths.length).toBeGreaterThan(40);
    const harmless: string[] = [];
    for (const path of paths) {
      const expected = await ask(api, path, stranger);
      read.length = 0;
      expect({ path, ...(await ask(forgetful, path, stranger)) }).toEqual({ path, ...expected });
      const shown = await Promise.all(read.map(wouldShow));
      if (!shown.includes(true)) harmless.push(path.replace(/[0-9a-f]{24}/, '{id}'));
    }
    // Without policies, the statements of all other routes would have shown records of the company.
    expect(harmless).toEqual(empty.map((name) => `/partner/v1/${name}`));
  });
});
