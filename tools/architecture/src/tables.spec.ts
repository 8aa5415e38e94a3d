import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase } from '@partner/testing';
import type { TestDatabase } from '@partner/testing';
import { exceptionsAreUsed, tablesBelongToACompany } from './rules/tables.js';
import type { Exceptions, Table } from './rules/tables.js';
import { readTables } from './tables.js';

/** What no company owns, each with the reason. */
const exceptions: Exceptions = {
  tables: {
    accounts: 'a person is one account of the deployment, whatever companies know them (R34)',
    companies: 'its own id is the tenant',
    migrations: 'says which migrations ran',
    secret_keys: 'the secrets of all companies are encrypted under the key of the deployment (R87)',
    workers: 'every worker works for all companies (E10)',
  },
  indexes: {
    configurator_sessions_by_id: 'the way back names the session, which is what tells the company (R54)',
    configurator_sessions_by_token: 'the token of a launch link is what tells the company (R54)',
    credentials_by_id: 'the credential is what tells the company (A1)',
    outbox_jobs_claimed: 'what a worker has claimed is freed at once, for all companies (E10)',
    domains_host: 'a name of a host belongs to one company of the deployment (R40)',
    invitations_by_token: 'the token of an invitation is what tells the company (R36)',
    payment_processors_by_id: 'a notice names the connection, which is what tells the company (R46)',
    portal_sessions_by_token: 'the token of a session is what tells the company (R91)',
    sign_in_links_by_token: 'the token of a link is what tells the company (R90)',
    users_of_account: 'a person who asks for a link names no company (R90)',
    webhook_subscriptions_by_id: 'operators name a subscription without its company',
  },
};

describe('the migrated database', () => {
  let database: TestDatabase;
  let tables: Table[];

  beforeAll(async () => {
    database = await freshDatabase();
    tables = await readTables(database.url);
  });

  afterAll(() => database.drop());

  it('has tables at all', () => {
    expect(tables.length).toBeGreaterThan(5);
  });

  it('puts the company first in every key and index', () => {
    expect(tablesBelongToACompany(tables, exceptions)).toEqual([]);
  });

  it('needs every exception', () => {
    expect(exceptionsAreUsed(tables, exceptions)).toEqual([]);
  });
});
