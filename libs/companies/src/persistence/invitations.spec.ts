import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import sql from 'sql-template-tag';
import type { CreateUserCommand } from '../index.js';
import { AcceptInvitation, ChangeUser, CreateUser, DeleteRole, OpenInvitations, PutRole, PutUser } from '../index.js';
import { openCompanies, type OpenCompanies } from '../testing/open-companies.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const aWeek = 7 * 86_400_000;

describe('an invitation', () => {
  let testDatabase: OpenCompanies;
  let company: CompanyId;
  let role: Id;
  beforeAll(async () => {
    testDatabase = await openCompanies();
  });
  beforeEach(async () => {
    testDatabase.clock.at = noon;
    testDatabase.notices.sent.length = 0;
    company = await testDatabase.aCompany();
    role = await aRole();
  });
  afterAll(() => testDatabase.close());

  let count = 0;
  const aRole = (): Promise<Id> =>
    testDatabase.get(PutRole).execute(testDatabase.portal(company), { name: `Seller ${++count}` });
  const invite = (fields: Partial<CreateUserCommand> = {}): Promise<Id> => {
    const email = `ann${++count}@barns.example`;
    const command = { firstName: 'Ann', lastName: 'Lee', email, roleId: role, ...fields };
    return testDatabase.get(CreateUser).execute(testDatabase.portal(company), command);
  };
  const token = (): string => testDatabase.notices.sent.at(-1)?.token ?? '';
  const accept = (text = token(), of = company): Promise<Id> =>
    testDatabase.get(AcceptInvitation).execute(testDatabase.portal(of), { token: text });
  const hasLogin = async (email: string): Promise<boolean> => {
    const [row] = await testDatabase.database.query<{ is: boolean }>(
      sql`select login_at is not null as is from accounts where email = fold_case(${email})`,
    );
    return row!.is;
  };

  it('gives the account a login once and is stored only as a hash (R36)', async () => {
    const user = await invite({ email: 'Once@barns.example' });
    const [found] = await testDatabase.database.query<{ row: string }>(
      sql`select to_jsonb(i)::text || (select jsonb_agg(a)::text from audit_entries a
        where a.company_id = i.company_id) as row from invitations i where user_id = ${user}`,
    );
    const stored = found!;
    expect(stored.row).not.toContain(token());
    expect(token()).toMatch(/^[\w-]{43}$/);
    expect(await hasLogin('once@barns.example')).toBe(false);
    expect(await accept()).toBe(user);
    expect(await hasLogin('once@barns.example')).toBe(true);
    await expect(accept()).rejects.toMatchObject({ code: 'gone', message: 'the invitation was accepted already' });
  });

  it('is accepted once in 10 concurrent attempts (R36)', async () => {
    const user = await invite();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => accept()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toEqual([{ status: 'fulfilled', value: user }]);
  });

  it('is not found in another company or with a wrong token', async () => {
    await invite();
    const other = await testDatabase.aCompany();
    await expect(accept(token(), other)).rejects.toMatchObject({ code: 'notFound' });
    await expect(accept('x'.repeat(43))).rejects.toMatchObject({ code: 'notFound' });
  });

  it('expires after seven days (R36)', async () => {
    await invite();
    const { invitationId } = testDatabase.notices.sent[0]!;
    const isOpen = (at: Date): Promise<boolean> =>
      testDatabase.get(OpenInvitations).includes(company, invitationId!, at);
    expect(await isOpen(noon)).toBe(true);
    testDatabase.clock.at = new Date(noon.getTime() + aWeek);
    expect(await isOpen(testDatabase.clock.at)).toBe(false);
    await expect(accept()).rejects.toThrow('the invitation has expired');
  });

  it.each([
    ['the user is disabled', { active: false }, 'the invitation was withdrawn'],
    ['the email changes', { email: 'moved@barns.example' }, 'the invitation was withdrawn'],
  ])('is withdrawn when %s (R36)', async (_, change, message) => {
    const id = await invite();
    await testDatabase.get(ChangeUser).execute(testDatabase.portal(company), { id, ...change });
    await expect(accept()).rejects.toThrow(message);
    expect(testDatabase.notices.sent).toHaveLength(1);
  });

  it('is also withdrawn by portal changes, but not by changes of other fields (R36)', async () => {
    const id = await invite({ email: 'Case@barns.example' });
    const put = (fields: object): Promise<Id> =>
      testDatabase.get(PutUser).execute(testDatabase.portal(company), { id, ...fields });
    await put({ email: 'case@BARNS.example', firstName: 'Anna', active: true });
    expect(await accept()).toBe(id);
    const second = await invite();
    await testDatabase.get(PutUser).execute(testDatabase.portal(company), { id: second, active: false });
    await expect(accept()).rejects.toThrow('the invitation was withdrawn');
  });

  it('is not created for users who are not notified or already have a login (R36)', async () => {
    await invite({ invite: false });
    await invite({ active: false });
    expect(testDatabase.notices.sent).toEqual([]);
    await invite({ email: 'both@barns.example' });
    await accept();
    company = await testDatabase.aCompany();
    role = await aRole();
    await invite({ email: 'BOTH@barns.example', firstName: 'Anna' });
    expect(testDatabase.notices.sent.at(-1)).toEqual({ to: { name: 'Anna Lee', email: 'BOTH@barns.example' } });
    expect(await testDatabase.database.query(sql`select 1 from invitations where company_id = ${company}`)).toEqual([]);
  });

  it('creates two memberships of one account for two concurrent companies (R34)', async () => {
    const companies = [company, await testDatabase.aCompany()];
    await Promise.all(
      companies.map(async (one) => {
        const roleId = await testDatabase.get(PutRole).execute(testDatabase.portal(one), { name: 'Both' });
        const command = { firstName: 'Ann', lastName: 'Lee', email: 'same@barns.example', roleId };
        await testDatabase.get(CreateUser).execute(testDatabase.portal(one), command);
      }),
    );
    const [counted] = await testDatabase.database.query(sql`
      select count(*)::int as users, count(distinct account_id)::int as accounts from users
        where email = 'same@barns.example'`);
    expect(counted).toEqual({ users: 2, accounts: 1 });
  });

  it('creates one user in 20 concurrent attempts (R34)', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => invite({ email: 'one@barns.example' })));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'conflict' });
  });
});

describe('a role', () => {
  let testDatabase: OpenCompanies;
  let company: CompanyId;
  beforeAll(async () => {
    testDatabase = await openCompanies();
    company = await testDatabase.aCompany();
  });
  afterAll(() => testDatabase.close());

  const put = (fields: object): Promise<Id> =>
    testDatabase.get(PutRole).execute(testDatabase.portal(company), { name: 'Seller', ...fields });
  const remove = (id: Id): Promise<void> => testDatabase.get(DeleteRole).execute(testDatabase.portal(company), { id });
  const give = (roleId: Id): Promise<Id> =>
    testDatabase
      .get(PutUser)
      .execute(testDatabase.portal(company), { firstName: 'Ann', email: `${newId()}@barns.example`, roleId });

  it('can be deleted while no user has it, which frees its key', async () => {
    const id = await put({ key: 'seller' });
    const user = await give(id);
    await expect(remove(id)).rejects.toMatchObject({ code: 'conflict', message: 'a user has this role' });
    await testDatabase.get(PutUser).execute(testDatabase.portal(company), { id: user, roleId: null });
    await remove(id);
    await expect(remove(id)).rejects.toMatchObject({ code: 'notFound' });
    await expect(give(id)).rejects.toThrow(`roleId: there is no role "${id}"`);
    await put({ key: 'seller' });
    await expect(put({ key: 'seller' })).rejects.toMatchObject({ message: 'another role has this name or key' });
  });

  it('is never both deleted and assigned concurrently', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await put({ key: `race-${round}` });
      const results = await Promise.allSettled([remove(id), give(id)]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});
