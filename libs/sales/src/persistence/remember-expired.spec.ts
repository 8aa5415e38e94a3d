import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, rowsRead, type TestDatabase } from '@partner/testing';
import { raw } from 'sql-template-tag';
import { rememberExpired } from './database-quotes.js';

describe('recording expired quotes among many (R27)', () => {
  const company = newId() as CompanyId;
  let testDatabase: TestDatabase;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    const database = new Database({ url: testDatabase.url });
    await database.query(
      raw(`insert into customers (company_id, id, version, created_at, updated_at, active)
      values ('${company}', '${company}', 1, now(), now(), true)`),
    );
    await database.query(
      raw(`insert into quotes (company_id, id, version, created_at, updated_at, number, status, status_changed_at,
        customer_id, valid_until, converted)
      select '${company}', lpad(n::text, 24, '0'), 1, now(), now(), n, 'Open', now(), '${company}', now(), false
      from generate_series(1, 2000) n`),
    );
    await database.query(raw('vacuum analyze quotes'));
    await database.close();
  });
  afterAll(() => testDatabase.drop());

  it('reads only those quotes', async () => {
    const ids = ['7', '77', '777'].map((id) => id.padStart(24, '0') as Id);
    const { row, read } = await rowsRead<{ id: Id }>(testDatabase.url, company, rememberExpired(company, ids));
    expect(row.id).toBe(ids[0]);
    expect(read).toBeLessThan(20);
  });
});
