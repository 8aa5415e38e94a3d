import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { companyData, discoverContexts } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import { everyTableIsBounded } from './rules/growth.js';
import { keysContainCompany, type CompanyKeyExceptions, companyKeyExceptionsAreUsed } from './rules/company-keys.js';
import type { Table } from './rules/tables.js';
import { everyTextIsDeclared } from './rules/texts.js';
import { isTest } from './source.js';
import { readTables, readTextColumns } from './tables.js';
import { readSources } from './workspace.js';

/** Tables of `partner migrate` itself, which belong to no context. */
const own = new Set(['migrations']);

const token = 'its 256 random bits are unique in every deployment';

/** Tables and keys without the company, each with the reason why a company can still be moved. */
const exceptions: CompanyKeyExceptions = {
  shared: {
    accounts: 'a person is one account of the deployment (R34)',
    company_deletions: 'a certificate outlives its company',
    credentials: 'the company is only known from the credential (A1)',
    deployment: 'the id of the database (A13)',
    domains: 'a host name belongs to one company of the deployment (R40)',
    recovery_codes: 'of a person of the deployment (R34)',
    sandboxes: 'counts the sandboxes of the deployment, and outlives none of them',
    second_factor_attempts: 'of a person of the deployment (R34)',
    second_factors: 'of a person of the deployment (R34)',
    secret_keys: 'the keys of the deployment (R87)',
    workers: 'every worker works for all companies (E10)',
  },
  uniqueIndexes: {
    configurator_sessions_by_id: `the return URL names the session (R54): ${token}`,
    configurator_sessions_by_token: `a launch link (R54): ${token}`,
    payment_processors_by_id: 'a notice names the connection (R46): ids are unique in every deployment',
    portal_sessions_by_token: `a session of the portal (R91): ${token}`,
    sign_in_links_by_token: `a sign-in link (R90): ${token}`,
    webhook_subscriptions_by_id:
      'operators name a subscription without its company: ids are unique in every deployment',
  },
  foreignKeys: {
    agreement_parties_owner_id_id_fkey: 'an agreement belongs to two companies, which stay in one deployment',
  },
};

describe('the tables of the migrated database', () => {
  let database: TestDatabase;
  let tables: Table[];

  beforeAll(async () => {
    database = await freshDatabase();
    tables = (await readTables(database.url)).filter(({ name }) => !own.has(name));
  });

  afterAll(() => database.drop());

  it('are bounded, swept or permanent, as declared by their context', async () => {
    const contexts = await discoverContexts();
    const declared = {
      tables: contexts.all.flatMap((context) => Object.entries(context.tables ?? {})),
      partitioned: contexts.partitionedTables,
    };
    expect(everyTableIsBounded(tables, declared, sweeps())).toEqual([]);
  });

  it('declare for each text column whether it may contain data about a customer (R110)', async () => {
    const declared = (await discoverContexts()).all.flatMap(({ texts = {} }) => Object.entries(texts));
    const columns = await readTextColumns(database.url);
    expect(columns.length).toBeGreaterThan(200);
    expect(everyTextIsDeclared(columns, declared)).toEqual([]);
    const undeclared = [...columns, { table: 'leads', column: 'nickname' }];
    expect(everyTextIsDeclared(undeclared, declared)).toEqual([expect.stringContaining('leads.nickname')]);
  });

  it('have the company in every unique and foreign key, so that a company can be moved', () => {
    expect(tables.flatMap(({ foreignKeys = [] }) => foreignKeys).length).toBeGreaterThan(30);
    expect(keysContainCompany(tables, exceptions)).toEqual([]);
  });

  it('must declare whether their rows travel with an exported company', async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    try {
      const contexts = await discoverContexts();
      const { tables: found, shared } = await companyData.dataOfCompanies(client, contexts);
      expect(found.length).toBeGreaterThan(40);
      expect(shared.map(({ name }) => name)).toEqual(['accounts']);
      await client.query('create table clicks (company_id char(24), id char(24), primary key (company_id, id))');
      await expect(companyData.dataOfCompanies(client, contexts)).rejects.toThrow(
        'no context declares whether the rows of clicks travel',
      );
      await client.query('drop table clicks; create table nicknames (account_id char(24) references accounts (id))');
      await expect(companyData.dataOfCompanies(client, contexts)).rejects.toThrow(
        'no context declares that the rows of nicknames are parts of accounts',
      );
    } finally {
      await client.end();
    }
  });

  it('need every exception to that', () => {
    expect(companyKeyExceptionsAreUsed(tables, exceptions)).toEqual([]);
  });
});

/** The names of all sweeps, read from their classes. */
function sweeps(): string[] {
  return readSources()
    .filter((source) => !isTest(source) && source.path.endsWith('.sweep.ts'))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}(?:override )?readonly name = '([\w-]+)';/gm)])
    .map(([, name]) => name!);
}
