import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { CrossCompanyDatabase, Database, forCompany, roles } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { crossCompanyUses } from './cross-company.js';
import { readSources } from './workspace.js';

/** Rights of servers that differ from reading, adding and changing rows. */
const exceptions: Readonly<Record<string, string>> = {
  accounts: 'select insert',
  // Its source also has statements across companies.
  alert_addresses: 'select insert update delete',
  audit_entries: 'select insert',
  company_deletions: '',
  deployment: 'select',
  events: 'select insert',
  migrations: 'select',
  secret_keys: '',
  status_history: 'select insert',
  webhook_attempts: 'select insert',
  workers: '',
};

/** Sources whose statements run as an operator or the owner, in addition to those that name all companies. */
const ofOperators = /^libs\/(sdk|testing|platform\/schema\/src\/(company-tables|upgrade))\/|\.(spec|fixture)\.ts$/;

/** Returns the tables from which statements of servers delete rows, also by the triggers that migrations create. */
const deletedFrom = (): ReadonlySet<string> =>
  new Set(
    readSources()
      .filter(
        ({ path }) =>
          path.startsWith('libs/') &&
          !ofOperators.test(path) &&
          (/\/migrations\//.test(path) || !(path in crossCompanyUses)),
      )
      .flatMap(({ text }) => [...text.matchAll(/\bdelete from (\w+)/g)].map(([, name]) => name!)),
  );

describe('the rights of the servers (A11)', () => {
  let testDatabase: TestDatabase;
  let owner: Database;
  let server: Database;
  let acrossCompanies: CrossCompanyDatabase;
  const company = newId() as CompanyId;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    const { url, serverUrl } = testDatabase;
    owner = new Database({ url, maxConnections: 1 });
    server = new Database({ url: serverUrl, maxConnections: 1, role: roles.server });
    acrossCompanies = new CrossCompanyDatabase({ url: serverUrl, maxConnections: 1 });
  });
  afterAll(async () => {
    await Promise.all([owner, server, acrossCompanies].map((database) => database.close()));
    await testDatabase.drop();
  });

  it('on each table are those that their statements need', async () => {
    const rows = await owner.query<{ name: string; rights: string }>(sql`
      select c.relname as name, array_to_string(array(
          select one from unnest(array['select', 'insert', 'update', 'delete']) with ordinality r (one, place)
            where has_table_privilege(${roles.server}, c.oid, one) order by place), ' ') as rights
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not c.relispartition order by 1`);
    expect(rows.length).toBeGreaterThan(60);
    const deleted = deletedFrom();
    expect(rows).toEqual(
      rows.map(({ name }) => ({
        name,
        rights: exceptions[name] ?? `select insert update${deleted.has(name) ? ' delete' : ''}`,
      })),
    );
    const changed = await owner.query<{ name: string }>(sql`
      select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
          and has_column_privilege(${roles.server}, c.oid, a.attnum, 'update')
          and not has_table_privilege(${roles.server}, c.oid, 'update') order by 1`);
    // An erasure empties the personal columns; a function masks the audit trail's.
    const emptied = (await discoverContexts()).all
      .flatMap(({ texts = {} }) => Object.entries(texts))
      .filter(([name, { of }]) => exceptions[name] === 'select insert' && of)
      .flatMap(([name, { personal = '' }]) => personal.split(' ').map((column) => `${name}.${column}`));
    expect(changed.map(({ name }) => name)).toEqual(['accounts.login_at', ...emptied].sort());
  });

  it('let no login change the audit trail, or delete entries of a company that stays', async () => {
    await forCompany(company, () =>
      server.query(sql`insert into audit_entries (company_id, id, at, actor_kind, actor_name, action, resource_type,
          resource_id, resource_version, changes)
        values (${company}, ${newId()}, now(), 'user', 'Ada', 'lead.created', 'lead', ${newId()}, 1, '{}')`),
    );
    const [changed, deleted] = [sql`update audit_entries set actor_name = 'Eve'`, sql`delete from audit_entries`];
    const refused = { code: '42501' };
    for (const database of [server, acrossCompanies])
      await expect(forCompany(company, () => database.query(changed))).rejects.toMatchObject(refused);
    await expect(forCompany(company, () => server.query(deleted))).rejects.toMatchObject(refused);
    await acrossCompanies.query(deleted);
    expect(await owner.count(sql`from audit_entries`)).toBe(1);
    await owner.query(sql`insert into company_deletions (id, started_at) values (${company}, now())`);
    await acrossCompanies.query(deleted);
    expect(await owner.count(sql`from audit_entries`)).toBe(0);
  });
});
