import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('partner apply: users and roles', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: CompanyId;
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl });
    company = await aCompany();
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const aCompany = async (): Promise<CompanyId> =>
    ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: CompanyId }).id;
  const applyTo = async (to: CompanyId, ...lines: object[]): Promise<unknown[]> => {
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    return (await partner.with(text, 'apply', '--company', to, '-', '--keep-going')).printed;
  };
  const apply = (...lines: object[]): Promise<unknown[]> => applyTo(company, ...lines);
  const failed = (line: number, error: string): object => ({ ok: false, line, error: expect.stringContaining(error) });
  const ok = (line: number, id: Id): object => ({ ok: true, line, id });

  it('keeps the system roles of a new company (R35)', async () => {
    const roles = await database.query<{ id: Id; key: string }>(
      sql`select id, key from roles where company_id = ${company} and is_system order by key`,
    );
    expect(roles.map(({ key }) => key)).toEqual([
      'administrator',
      'driver',
      'owner',
      'production-manager',
      'salesperson',
    ]);
    expect(await apply({ do: 'delete', kind: 'role', id: roles[1]!.id })).toEqual([
      failed(1, 'a system role cannot be deleted'),
    ]);
  });

  it('fixes the keys of system roles, which determine their rights (R35, R101)', async () => {
    const [row] = await database.query<{ id: Id }>(
      sql`select id from roles where company_id = ${company} and key = 'administrator'`,
    );
    const { id } = row!;
    expect(
      await apply(
        { put: 'role', id, key: 'boss' },
        { put: 'role', id, isSystem: false },
        { put: 'role', id, key: 'administrator', isSystem: true, name: 'Administrators' },
      ),
    ).toEqual([
      failed(1, 'key of an existing system role cannot be changed'),
      failed(2, 'isSystem of an existing system role cannot be changed'),
      ok(3, id),
    ]);
  });

  it('creates a role with key and description and deletes it once no user has it', async () => {
    const [role, user] = [newId(), newId()];
    const seller = { id: user, email: 'sam@barns.example', firstName: 'Sam', lastName: 'Porter' };
    expect(
      await apply(
        { put: 'role', id: role, name: 'Lot Manager', description: 'Runs a lot' },
        { put: 'role', name: 'Other', key: 'lot-manager' },
        { put: 'user', ...seller, roleId: role, inLeadRoutingPool: true, isOwner: true },
        { put: 'user', id: user, active: false },
        { do: 'delete', kind: 'role', id: role },
        { put: 'user', id: user, roleId: null },
        { do: 'delete', kind: 'role', id: role },
        { do: 'delete', kind: 'role', id: role },
      ),
    ).toEqual([
      ok(1, role),
      failed(2, 'another role has this name or key'),
      ok(3, user),
      failed(4, 'the owner of the company cannot be disabled'),
      failed(5, 'a user has this role'),
      ok(6, user),
      ok(7, role),
      failed(8, 'role not found'),
    ]);
    const stored = (await database.query(sql`select key, description from roles where id = ${role}`))[0]!;
    expect(stored).toEqual({ key: 'lot-manager', description: 'Runs a lot' });
  });

  it.each(['lead', 'quote', 'order'])(
    'links the active user with the email of the salesperson of a %s (R7)',
    async (put) => {
      const [user, customer, id] = [newId(), newId(), newId()];
      const email = `${put}@barns.example`;
      const salesperson = async (): Promise<unknown> => {
        const [row] =
          await database.query(sql`select salesperson_id as id, salesperson_name as name, salesperson_email as email
        from ${raw(`${put}s`)} where id = ${id}`);
        return row!;
      };
      const linked = { id: user, name: null, email: null };
      await apply(
        { put: 'user', id: user, email, firstName: 'Lee' },
        { put: 'customer', id: customer, email },
        { put, id, customerId: customer, salesperson: { name: 'Lee L', email: email.toUpperCase() } },
      );
      expect(await salesperson()).toEqual(linked);
      await apply({ put, id, salespersonName: 'Zed', salespersonEmail: 'zed@barns.example' });
      expect(await salesperson()).toEqual({ id: null, name: 'Zed', email: 'zed@barns.example' });
      await apply({ put, id, salespersonEmail: email });
      expect(await salesperson()).toEqual(linked);
      await apply({ put: 'user', id: user, active: false }, { put, id, salespersonEmail: email });
      expect(await salesperson()).toEqual({ id: null, name: null, email });
    },
  );

  it('accepts an invitation once, in its own company (R36)', async () => {
    const [user, token] = [newId(), 'a-token'];
    await apply({ put: 'user', id: user, email: 'ann@barns.example', firstName: 'Ann' });
    await database.query(sql`insert into invitations (company_id, id, user_id, account_id, token_hash, expires_at,
        version, created_at, updated_at)
      select company_id, ${newId()}, id, account_id, ${createHash('sha256').update(token).digest('hex')},
        now() + interval '1 day', 1, now(), now() from users where id = ${user}`);
    const accept = { do: 'invitation.accept', token };
    expect(await applyTo(await aCompany(), accept)).toEqual([failed(1, 'invitation not found')]);
    expect(await apply(accept, accept, { do: 'invitation.accept' })).toEqual([
      ok(1, user),
      failed(2, 'the invitation was accepted already'),
      failed(3, 'token is required'),
    ]);
    const [row] = await database.query(sql`select login_at is not null as "hasLogin" from accounts a
      join users u on u.account_id = a.id where u.id = ${user}`);
    const account = row!;
    expect(account).toEqual({ hasLogin: true });
  });
});
