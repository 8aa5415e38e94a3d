import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, rowsRead, type TestDatabase } from '@partner/testing';
import { raw, type Sql } from 'sql-template-tag';
import type { Quote } from '../domain/quote/quote.js';
import { nextExpired, rememberExpired } from './database-quotes.js';

describe('expired quotes among many (R27)', () => {
  const validUntil = new Date('2026-03-01T23:59:59.999Z');
  const idOf = (n: number): Id => String(n).padStart(24, '0') as Id;
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
      select '${company}', lpad(n::text, 24, '0'), 1, now(), now(), n, 'Open', now(), '${company}',
        '${validUntil.toISOString()}', false
      from generate_series(1, 2000) n`),
    );
    await database.query(raw('vacuum analyze quotes'));
    await database.close();
  });
  afterAll(() => testDatabase.drop());

  const read = (statement: Sql): Promise<{ row: { id: Id }; read: number }> =>
    rowsRead<{ id: Id }>(testDatabase.url, company, statement);

  it('are recorded without reading others', async () => {
    const found = await read(rememberExpired(company, [7, 77, 777].map(idOf)));
    expect(found.row.id).toBe(idOf(7));
    expect(found.read).toBeLessThan(20);
  });

  it('are found without reading those of earlier batches, also of the same day', async () => {
    const last = { id: idOf(1500), state: { validUntil } } as Quote;
    const found = await read(nextExpired(company, new Date('2026-03-02'), 3, last));
    expect(found.row.id).toBe(idOf(1501));
    expect(found.read).toBeLessThan(20);
  });
});
