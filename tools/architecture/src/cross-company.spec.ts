import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import { crossCompanyUses, ownersFunctions } from './cross-company.js';
import { isTest } from './source.js';
import { readSources } from './workspace.js';

const marks =
  /\bCrossCompany(Database|UnitOfWork)\b|\bacrossCompanies: true\b|\bpartner_cross_company\b|\broles\.crossCompany\b/;
const defined = /^libs\/platform\/[^/]+\/src\/(tenancy\/|policies\/|index\.ts$)|^tools\/architecture\//;

const uses = readSources()
  .filter((source) => !isTest(source) && !/\.fixture\.ts$/.test(source.path) && !defined.test(source.path))
  .filter(({ text }) => marks.test(text))
  .map(({ path }) => path);

describe('cross-company access (A7)', () => {
  let home: TestDatabase;
  beforeAll(async () => {
    home = await freshDatabase();
  });
  afterAll(() => home.drop());

  it('is listed with a reason for each use, and no listed use is missing', () => {
    expect([...uses].sort()).toEqual(Object.keys(crossCompanyUses).sort());
  });

  it('uses no function that is not listed', async () => {
    const client = new pg.Client(home.url);
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select proname as name from pg_proc where prosecdef and pronamespace = 'public'::regnamespace`,
    );
    await client.end();
    const ends = Object.keys(ownersFunctions);
    expect(rows.map(({ name }) => name).filter((name) => !ends.some((end) => name.endsWith(end)))).toEqual([]);
    expect(ends.filter((end) => !rows.some(({ name }) => name.endsWith(end)))).toEqual([]);
  });
});
