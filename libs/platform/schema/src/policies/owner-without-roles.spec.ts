import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { causeText, type CompanyId, newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import sql from 'sql-template-tag';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { CrossCompanyDatabase, Database, roles, WorkScope } from '@partner/postgres';
import { migrate } from '../upgrade/migrate.js';

const contexts = await discoverContexts();
const [mine, other] = [newId() as CompanyId, newId() as CompanyId];
const counted = sql`select count(*)::int as n from customers`;

describe('an owner of the tables without the right to create roles (A7)', () => {
  const name = `plain_${newId()}`;
  let home: TestDatabase;
  let administrator: pg.Client;
  let url: string;

  beforeAll(async () => {
    home = await freshDatabase();
    administrator = new pg.Client(home.url);
    await administrator.connect();
    await administrator.query(`create role ${name} login password 'secret'`);
    await administrator.query(`create database ${name} owner ${name}`);
    url = Object.assign(new URL(home.url), { username: name, password: 'secret', pathname: name }).href;
  });
  afterAll(async () => {
    for (const database of [name, `${name}_other`])
      await administrator.query(`drop database if exists ${database} with (force)`);
    await administrator.query(`drop role ${name}`);
    await administrator.end();
    await home.drop();
  });

  const warnings = async (): Promise<string[]> => {
    const lines: string[] = [];
    await migrate(url, contexts, { warn: (line) => lines.push(line) });
    return lines;
  };
  const seen = async (database: Database): Promise<number> => {
    try {
      return (await WorkScope.forCompany(mine, async () => (await database.query<{ n: number }>(counted))[0]!)).n;
    } finally {
      await database.close();
    }
  };
  const server = (): Database => new Database({ url, role: roles.server });
  const acrossCompanies = (): Database => new CrossCompanyDatabase({ url });

  it('cannot serve before the tables exist', async () => {
    const failure = await seen(server()).catch(causeText);
    expect(failure).toContain('run "partner migrate" if it does not exist');
  });

  it('is told to migrate as the owner in a database of another one', async () => {
    await administrator.query(`create database ${name}_other`);
    const failure = await migrate(`${url}_other`, contexts).catch(causeText);
    expect(failure).toContain('run "partner migrate" as the owner of the database and its tables');
  });

  it('migrates and serves without roles, with a warning', async () => {
    expect(await warnings()).toEqual([expect.stringContaining('does not bind the servers')]);
    const owner = new Database({ url });
    for (const company of [mine, other])
      await owner.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active, name)
        values (${company}, ${newId()}, 1, now(), now(), true, 'Ada')`);
    await owner.close();
    expect([await seen(server()), await seen(acrossCompanies())]).toEqual([2, 2]);
  });

  it('is bound by policies from the next migration after an administrator grants the roles', async () => {
    await administrator.query(`grant partner_server, partner_cross_company to ${name}`);
    expect(await warnings()).toEqual([]);
    expect([await seen(server()), await seen(acrossCompanies())]).toEqual([1, 2]);
  });

  it('rejects a login that is neither the owner nor a member, and tells only the log why', async () => {
    const stranger = `stranger_${newId()}`;
    await administrator.query(`create role ${stranger} login password 'secret'`);
    const theirs = Object.assign(new URL(url), { username: stranger }).href;
    try {
      const database = new Database({ url: theirs, role: roles.server });
      const failure = await seen(database).catch((error: unknown) => error);
      expect(failure).toMatchObject({ message: 'the service cannot reach its database, try again' });
      expect(causeText(failure)).toContain('not a member of the role partner_server: grant it');
    } finally {
      await administrator.query(`drop role ${stranger}`);
    }
  });
});
