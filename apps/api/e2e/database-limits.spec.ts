import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { raw } from 'sql-template-tag';
import { TestApi, type TestCompany } from './support/test-api.js';

const customers = '/partner/v1/customers';

/** PostgreSQL failures during a write, by their cause. A trigger on the table executes `before`. */
const conditions: readonly [name: string, before: string, code: string][] = [
  ['can no longer write to disk', 'perform g from generate_series(1, 500000) g order by -g', 'database_unavailable'],
  [
    'has a full disk',
    `raise 'could not extend file: No space left on device' using errcode = '53100'`,
    'database_unavailable',
  ],
  ['is out of memory', `raise 'out of memory' using errcode = '53200'`, 'database_unavailable'],
  ['stops', `raise 'terminating connection' using errcode = '57P01'`, 'database_unavailable'],
  ['cancels a statement', `raise 'canceling statement due to statement timeout' using errcode = '57014'`, 'try_again'],
  ['waits too long for a lock', `raise 'canceling statement' using errcode = '55P03'`, 'try_again'],
];

describe('a request while PostgreSQL', () => {
  let api: TestApi;
  let company: TestCompany;

  beforeAll(async () => {
    api = await TestApi.start();
    company = await api.company();
    const { rows } = await api.database.pool.query('select current_database() as name');
    // A real disk limit: from now on, sessions cannot write temporary files.
    await api.database.query(raw(`alter database "${rows[0].name}" set temp_file_limit = '1kB'`));
    await api.database.query(raw(`alter database "${rows[0].name}" set work_mem = '64kB'`));
    await api.database.query(
      raw(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`),
    );
  });
  afterAll(() => api.stop());

  it.each(conditions)('%s returns 503, can be retried, and changes nothing', async (_name, before, code) => {
    await api.database.query(
      raw(`create or replace function unwell() returns trigger language plpgsql
      as $$ begin ${before}; return new; end $$`),
    );
    await api.database.query(
      raw(`create trigger unwell before insert on customers
      for each row execute function unwell()`),
    );
    const refused = await api.call('POST', customers, { name: 'Ada', email: 'ada@example.com' }, company);
    await api.database.query(raw('drop trigger unwell on customers'));
    expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code })]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { body } = await api.call('GET', customers, undefined, company);
    expect(body).toMatchObject({ total: 0 });
  });
});
