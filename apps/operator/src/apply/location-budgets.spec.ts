import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('partner apply: location budgets', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: CompanyId;
  const [lot, hidden] = [newId(), newId()];
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl });
    company = ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: CompanyId }).id;
    await apply(
      { put: 'location', id: lot, name: 'Lot', address: '1' },
      { put: 'location', id: hidden, name: 'Backlot', address: '2', hideFromPartnerApi: true },
    );
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const apply = async (...lines: object[]): Promise<unknown[]> => {
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    return (await partner.with(text, 'apply', '--company', company, '-', '--keep-going')).printed;
  };
  const failed = (line: number, error: string): object => ({ ok: false, line, error: expect.stringContaining(error) });
  const ok = (line: number, id: unknown = expect.any(String)): object => ({ ok: true, line, id });
  const row = async (id: Id): Promise<Record<string, unknown>> => {
    const [row] = await database.query<
      Record<string, unknown>
    >(sql`select year, january, january_week, february, deleted_at is not null as deleted, created_at
      from location_budgets where id = ${id}`);
    return row!;
  };

  it('creates budgets with a past creation time, changes single fields and deletes them (§2.22)', async () => {
    const id = newId();
    const createdAt = '2025-01-02T03:04:05.678Z';
    expect(
      await apply(
        {
          put: 'location-budget',
          id,
          locationId: lot,
          year: 2026,
          january: 43,
          januaryWeek: 1,
          february: 1,
          createdAt,
        },
        { put: 'location-budget', id, january: 86, february: null },
      ),
    ).toEqual([ok(1, id), ok(2, id)]);
    const stored = { year: 2026, january: '86.00', january_week: '20.00', february: null, deleted: false };
    expect(await row(id)).toEqual({ ...stored, created_at: new Date(createdAt) });
    expect(
      await apply(
        { put: 'location-budget', locationId: lot, year: 2026 },
        { do: 'delete', kind: 'location-budget', id },
        { do: 'delete', kind: 'location-budget', id },
        { put: 'location-budget', id, january: 1 },
        { put: 'location-budget', locationId: lot, year: 2026 },
      ),
    ).toEqual([
      failed(1, 'the location already has a budget for this year'),
      ok(2, id),
      failed(3, 'location budget not found'),
      failed(4, 'location budget not found'),
      ok(5),
    ]);
    expect(await row(id)).toMatchObject({ deleted: true });
  });

  it('accepts hidden locations, rejects missing ones and enforces ranges (R41)', async () => {
    expect(
      await apply(
        { put: 'location-budget', locationId: hidden, year: 2026 },
        { put: 'location-budget', locationId: newId(), year: 2026 },
        { put: 'location-budget', year: 2026 },
        { put: 'location-budget', locationId: lot },
        { put: 'location-budget', locationId: lot, year: 1999 },
        { put: 'location-budget', locationId: lot, year: 2030, julyPct: 101 },
        { put: 'location-budget', locationId: lot, year: 2030, july: 0.001 },
      ),
    ).toEqual([
      ok(1),
      failed(2, 'locationId: there is no such record among the locations of the company'),
      failed(3, 'locationId is required for a new location budget'),
      failed(4, 'year is required for a new location budget'),
      failed(5, 'year must be a whole number between 2000 and 2100'),
      failed(6, 'julyPct must be between 0 and 100'),
      failed(7, 'july must have at most 2 decimals'),
    ]);
  });
});
