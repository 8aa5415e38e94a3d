import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PutRole, PutUser } from '@partner/companies';
import type { Id } from '@partner/kernel';
import sql from 'sql-template-tag';
import { type Answer, TestApi, type TestCompany, unknownId } from './support/test-api.js';

const refusal = {
  error: 'users who manage partner access are changed in the portal',
  code: 'privileged_user',
};

describe('privileged users', () => {
  let api: TestApi;
  let company: TestCompany;
  /** Creates a key that may only read and write users. */
  let key: string;
  let roles: Readonly<Record<'owner' | 'administrator' | 'salesperson' | 'developers', Id>>;
  let count = 0;

  beforeAll(async () => {
    api = await TestApi.shared();
  });
  beforeEach(async () => {
    company = await api.company();
    key = await company.newKey('users.read,users.write');
    const fields = { name: 'Developers', key: 'developers', permissions: ['partner-api.manage'] as const };
    await api.application.get(PutRole).execute(company.portal, fields);
    const rows = await api.database.query<{ key: string; id: Id }>(
      sql`select key, id from roles where company_id = ${company.id}`,
    );
    roles = Object.fromEntries(rows.map((row) => [row.key, row.id])) as typeof roles;
  });

  const put = (fields: object): Promise<Id> => {
    const usual = { firstName: 'Ann', lastName: 'Lee', email: `ann${++count}@example.com` };
    return api.application.get(PutUser).execute(company.portal, { ...usual, ...fields });
  };
  const role = (permissions: readonly 'partner-api.manage'[], id?: Id): Promise<Id> =>
    api.application
      .get(PutRole)
      .execute(company.portal, { ...(id ? { id } : { name: `Role ${++count}` }), permissions });
  const post = (fields: object = {}, headers = {}): Promise<Answer> => {
    const usual = { firstName: 'Eve', lastName: 'Hill', email: `eve${++count}@example.com`, roleId: roles.salesperson };
    return company.post('users', { ...usual, ...fields }, { key, headers });
  };
  const patch = (id: Id, fields: object): Promise<Answer> => company.patch(`users/${id}`, fields, { key });
  const rows = (): Promise<unknown[]> =>
    api.database.query(sql`select u.*, a.email as account from users u join accounts a on a.id = u.account_id
    where u.company_id = ${company.id} order by u.id`);
  const refused = ({ status, body }: Answer): void => expect([status, body]).toMatchObject([403, refusal]);

  describe('user who manages partner access (A8)', () => {
    it('cannot be created by a credential, and leaves no records', async () => {
      const email = `stays${++count}@example.com`;
      for (const name of ['owner', 'administrator', 'developers'] as const)
        refused(await post({ roleId: roles[name], email }));
      expect(await rows()).toEqual([]);
      expect(await api.database.query(sql`select 1 from accounts where email = ${email}`)).toEqual([]);
      expect(await api.database.query(sql`select 1 from outbox_jobs where company_id = ${company.id}`)).toEqual([]);
    });

    it('cannot be created by a repeated request, whose key is not stored (I4)', async () => {
      const body = { roleId: roles.administrator, email: `twice${++count}@example.com` };
      const headers = { 'idempotency-key': 'administrator' };
      for (let times = 0; times < 2; times += 1) {
        const answer = await post(body, headers);
        refused(answer);
        expect(answer.headers.get('idempotency-replayed')).toBeNull();
      }
      expect((await post({ ...body, roleId: roles.salesperson }, headers)).status).toBe(201);
    });

    it('cannot be promoted from another user by a credential', async () => {
      const id = await put({ roleId: roles.salesperson });
      for (const name of ['owner', 'administrator', 'developers'] as const)
        refused(await patch(id, { roleId: roles[name] }));
      expect((await patch(id, { roleId: await role([]), email: `new${id}@example.com`, active: false })).status).toBe(
        200,
      );
    });

    it.each(['the owner', 'administrator', 'developers'] as const)('keeps email, role and active: %s', async (who) => {
      const id = await put(who === 'the owner' ? { isOwner: true } : { roleId: roles[who] });
      const before = await rows();
      refused(await patch(id, { email: 'mallory@example.com' }));
      refused(await patch(id, { roleId: roles.salesperson }));
      const disabled = await patch(id, { active: false });
      if (who === 'the owner') expect([disabled.status, disabled.body['code']]).toEqual([400, 'invalid_field']);
      else refused(disabled);
      refused(await patch(id, { firstName: 'Mallory', email: 'mallory@example.com' }));
      expect(await rows()).toEqual(before);
    });

    it('cannot be enabled again by a credential', async () => {
      refused(await patch(await put({ roleId: roles.administrator, active: false }), { active: true }));
    });

    it('accepts changes of other fields, and unchanged values', async () => {
      const email = `same${++count}@example.com`;
      const id = await put({ roleId: roles.administrator, email });
      const same = { email, roleId: roles.administrator, active: true };
      const answer = await patch(id, { ...same, firstName: 'Anna', phone: '1', allLocations: true });
      expect([answer.status, answer.body['name']]).toEqual([200, 'Anna Lee']);
    });

    it('returns 403 after 400 and 404, and before 409 (W9)', async () => {
      const taken = `taken${++count}@example.com`;
      await put({ email: taken });
      const id = await put({ roleId: roles.administrator });
      expect((await patch(id, { email: 'no email' })).status).toBe(400);
      expect((await patch(id, { email: taken, roleId: unknownId })).status).toBe(400);
      expect((await patch(id, { email: taken, locationIds: [unknownId] })).status).toBe(404);
      expect((await patch(unknownId, { roleId: roles.administrator })).status).toBe(404);
      expect((await post({ roleId: roles.administrator, locationIds: [unknownId] })).status).toBe(404);
      refused(await patch(id, { email: taken }));
      refused(await post({ roleId: roles.administrator, email: taken }));
    });

    it('is privileged only while the role has the permission (R101)', async () => {
      const one = await role([]);
      const id = await put({ roleId: one });
      expect((await patch(id, { email: `moved${id}@example.com` })).status).toBe(200);
      await role(['partner-api.manage'], one);
      refused(await patch(id, { email: `again${id}@example.com` }));
      refused(await post({ roleId: one }));
      await role([], one);
      expect((await patch(id, { email: `again${id}@example.com` })).status).toBe(200);
      expect((await post({ roleId: one })).status).toBe(201);
    });

    it.each(['user', 'role'] as const)('is checked after a concurrent, uncommitted change of the %s', async (what) => {
      const one = await role([]);
      const id = await put({ roleId: what === 'user' ? roles.salesperson : await role([]) });
      const client = await api.database.pool.connect();
      try {
        await client.query('begin');
        await (what === 'user'
          ? client.query(`update users set role_id = '${roles.administrator}' where id = '${id}'`)
          : client.query(`update roles set permissions = '{partner-api.manage}' where id = '${one}'`));
        const asked = patch(id, what === 'user' ? { email: 'mallory@example.com' } : { roleId: one });
        await waitsForLock();
        await client.query('commit');
        refused(await asked);
      } finally {
        client.release();
      }
    });

    it('can be changed in the portal and on the command line, with an audit entry', async () => {
      const id = await put({ roleId: roles.administrator });
      await api.application.get(PutUser).execute(company.portal, { id, email: `portal${id}@example.com` });
      const audit = await api.database.query(
        sql`select action, actor_kind, changes->'email'->>1 as email from audit_entries where resource_id = ${id}
        order by id`,
      );
      expect(audit).toEqual([
        { action: 'user.created', actor_kind: 'portal', email: null },
        { action: 'user.updated', actor_kind: 'portal', email: `portal${id}@example.com` },
      ]);
    });
  });

  /** Resolves once a statement waits for a lock in this database. */
  async function waitsForLock(): Promise<void> {
    for (;;) {
      const [waiting] = await api.database.query(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
      if (waiting) return;
    }
  }
});
