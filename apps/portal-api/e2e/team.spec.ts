import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import sql from 'sql-template-tag';
import { type TestCompany, TestPortal, type TestSession } from './support/test-portal.js';

let testPortal: TestPortal;
let company: TestCompany;
let olive: TestSession;
let count = 0;

const newEmail = (): string => `person${++count}@${company.id}.example`;
/** Adds a person with a role of their own, and signs them in. */
async function person(...permissions: Parameters<TestCompany['role']>[1] & object): Promise<[Id, TestSession]> {
  const email = newEmail();
  const roleId = await company.role(`role-${count}`, permissions);
  const id = await company.user({ firstName: `Person ${count}`, email, roleId });
  return [id, await company.signIn(email)];
}
const roleId = (key: string) => company.role(key);
const people = async (): Promise<any[]> => (await olive.get('people')).body.data;
const refused = { status: 403, body: { code: 'insufficient_rights' } };

describe('the team of a company', () => {
  beforeAll(async () => {
    testPortal = await TestPortal.start();
  });
  beforeEach(async () => {
    // Renews the limits of signing in (R90).
    testPortal.clock.at = new Date(testPortal.clock.at.getTime() + 60_000);
    company = await testPortal.company();
    olive = await company.signIn();
  });
  afterAll(() => testPortal.stop());

  it('shows people with their rights, and roles with their permissions', async () => {
    await company.user({ firstName: 'Sam', email: newEmail(), roleId: await roleId('salesperson') });
    await person('partner-api.webhooks');
    expect(await people()).toMatchObject([
      { name: 'Olive Miller', isOwner: true, rights: expect.arrayContaining(['partner-api.owner']) },
      { isOwner: false, rights: ['partner-api.view', 'partner-api.webhooks'], invitedUntil: null },
    ]);
    const { data, permissions } = (await olive.get('roles')).body;
    expect(data).toContainEqual(
      expect.objectContaining({ key: 'administrator', isSystem: true, permissions: ['partner-api.manage'], people: 0 }),
    );
    expect(permissions).toContainEqual({ permission: 'partner-api.view', text: expect.stringContaining('See') });
  });

  it('invites by mail, and gives a user of the company a role (R36)', async () => {
    const email = newEmail();
    const invite = { email, firstName: 'Ida', roleId: await roleId('administrator') };
    const { status, body } = await olive.post('people', invite);
    expect(status).toBe(201);
    expect(await people()).toContainEqual(
      expect.objectContaining({ id: body.id, email, invitedUntil: expect.any(String) }),
    );
    expect((await olive.post('people', { ...invite, email: email.toUpperCase() })).body).toEqual(body);
    const open = await testPortal.database.query(sql`select 1 from invitations
      where user_id = ${body.id} and voided_at is null and accepted_at is null`);
    const mails = await testPortal.database.query(sql`select 1 from outbox_jobs
      where company_id = ${company.id} and kind = 'mail.invitation'`);
    expect([open.length, mails.length]).toEqual([1, 2]);
    expect((await olive.post('people', { email: newEmail(), firstName: 'A', roleId: newId() })).status).toBe(400);
  });

  it.each(['\u0130', '\u212a'])('invites nobody as another person, by the lower case of %s', async (letter) => {
    const victim = 'ikate@ik.example';
    const other = await testPortal.company('Other Sheds');
    await other.user({ firstName: 'Kate', email: victim });
    const email = victim.replaceAll(letter === '\u0130' ? 'i' : 'k', letter);
    const roleId = await company.role('administrator');
    expect((await olive.post('people', { email, firstName: 'Eve', roleId })).status).toBe(400);
    const members = await testPortal.database.query(sql`select 1 from users join accounts a on a.id = account_id
      where a.email = ${victim} and company_id = ${company.id}`);
    expect(members).toEqual([]);
  });

  it('lets a person give only rights that they hold (A8)', async () => {
    const [, tom] = await person('partner-api.team', 'partner-api.webhooks');
    const [viewer] = await person('partner-api.view');
    const [key] = await person('partner-api.credentials');
    const administrator = await roleId('administrator');
    const mine = await company.role('hooks', ['partner-api.webhooks']);
    const theirs = await company.role('keys', ['partner-api.credentials']);
    const email = newEmail();
    for (const call of [
      tom.post('people', { email, firstName: 'A', roleId: administrator }),
      tom.send('PUT', `people/${viewer}/role`, { roleId: theirs }),
      tom.send('PUT', `people/${key}/role`, { roleId: mine }),
      tom.send('DELETE', `people/${key}`),
      tom.post('roles', { name: 'Keys too', permissions: ['partner-api.credentials'] }),
      tom.send('PATCH', `roles/${theirs}`, { permissions: [] }),
      tom.send('PATCH', `roles/${mine}`, { permissions: ['partner-api.manage'] }),
      tom.send('DELETE', `roles/${theirs}`),
    ])
      expect(await call).toMatchObject(refused);
    expect((await people()).map(({ email: one }) => one)).not.toContain(email);
    expect((await tom.send('PUT', `people/${viewer}/role`, { roleId: mine })).status).toBe(204);
    expect((await tom.post('roles', { name: 'Hooks too', permissions: ['partner-api.webhooks'] })).status).toBe(201);
    expect((await tom.send('DELETE', `people/${company.owner}`)).status).toBe(400);
    expect((await olive.post('roles', { name: 'Unknown', permissions: ['partner-api.fly'] })).status).toBe(400);
  });

  it('keeps the role of the owner, also when they invite themselves', async () => {
    const role = { roleId: await company.role('viewers', ['partner-api.view']) };
    const [before] = await people();
    for (const { status, body } of [
      await olive.post('people', { email: before.email, ...role }),
      await olive.send('PUT', `people/${before.id}/role`, role),
    ])
      expect([status, body.error]).toEqual([400, 'the owner has all rights; transfer ownership first']);
    expect(await people()).toEqual([before]);
  });

  it('changes a role for all its people at once, and their sessions with it (R101)', async () => {
    const [id, ann] = await person('partner-api.view');
    const { roleId: role } = (await people()).find((one) => one.id === id);
    const attempt = () => ann.post('endpoints', { url: 'http://127.0.0.1:9/hook' });
    expect(await attempt()).toMatchObject({
      status: 403,
      body: { code: 'missing_permission', requiredPermission: 'partner-api.webhooks' },
    });
    await olive.send('PATCH', `roles/${role}`, { permissions: ['partner-api.webhooks'] });
    expect((await attempt()).status).toBe(201);
    await olive.send('PATCH', `roles/${role}`, { permissions: [] });
    expect((await ann.get('session')).status).toBe(401);
    expect((await olive.send('DELETE', `roles/${role}`)).status).toBe(409);
  });

  it('has no two roles of one name, whatever their keys', async () => {
    const create = (name: string) => olive.post('roles', { name });
    const [first, second] = [(await create('Drivers')).body.id, (await create('Painters')).body.id];
    const rename = (name: string) => olive.send('PATCH', `roles/${second}`, { name });
    const taken = { status: 409, body: { code: 'role_key_taken', error: 'another role has this name or key' } };
    expect(await create('Drivers')).toMatchObject(taken);
    expect(await rename('DRIVERS')).toMatchObject(taken);
    expect((await rename('Roofers')).status).toBe(200);
    expect(await create('roofers')).toMatchObject(taken);
    expect((await rename('ROOFERS')).status).toBe(200);
    expect((await olive.send('PATCH', `roles/${first}`, { name: 'Drivers', permissions: [] })).status).toBe(200);
  });

  it('removes a person, who stays a user of the company', async () => {
    const [id, ann] = await person('partner-api.view');
    expect((await olive.send('DELETE', `people/${id}`)).status).toBe(204);
    expect((await ann.get('session')).status).toBe(401);
    const user = (await testPortal.database.query(sql`select active, role_id from users where id = ${id}`))[0]!;
    expect(user).toEqual({ active: true, role_id: null });
  });

  it('ends the sessions of others, except of people with more rights (A8)', async () => {
    const [id, ann] = await person('partner-api.view');
    const [, tom] = await person('partner-api.team');
    const sessions = (await tom.get('people-sessions')).body.data;
    const sessionOf = (user: Id) => sessions.find(({ userId }: { userId: Id }) => userId === user).id;
    expect((await tom.send('DELETE', `people-sessions/${sessionOf(id)}`)).status).toBe(204);
    expect((await ann.get('session')).status).toBe(401);
    expect(await tom.send('DELETE', `people-sessions/${sessionOf(company.owner)}`)).toMatchObject(refused);
    expect((await olive.get('session')).status).toBe(200);
    expect(JSON.stringify(sessions)).not.toMatch(/hash/i);
  });

  it('transfers ownership, which the former owner cannot take back', async () => {
    const [ann, annSession] = await person('partner-api.view');
    const [bob] = await person('partner-api.view');
    const outcomes = await Promise.all([ann, bob].map((id) => olive.post(`people/${id}/ownership`)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([204, 403]);
    const owners = (await people()).filter(({ isOwner }) => isOwner);
    expect(owners).toHaveLength(1);
    expect((await people()).find(({ id }) => id === company.owner)).toMatchObject({
      isOwner: false,
      roleId: await roleId('administrator'),
    });
    expect((await olive.post(`people/${company.owner}/ownership`)).status).toBe(403);
    const { body } = await annSession.get('session');
    expect(body.rights.includes('partner-api.owner')).toBe(owners[0].id === ann);
  });

  it('shows what a person changed, within a time', async () => {
    await olive.post('roles', { name: 'Watchers', permissions: ['partner-api.view'] });
    const [, ann] = await person('partner-api.manage');
    await ann.post('roles', { name: 'Readers', permissions: ['partner-api.view'] });
    const list = async (query: string): Promise<any[]> =>
      (await olive.get(`audit?kind=role&actorId=${company.owner}${query}`)).body.data;
    // The clock of the test may have reached the next day since.
    const today = (await list(''))[0].at.slice(0, 10);
    for (const query of ['', `&from=${today}`, `&to=${today}`, `&from=${today}&to=${today}`])
      expect((await list(query)).map(({ actorName }) => actorName)).toEqual(['Olive Miller']);
    for (const query of ['&from=2099-01-01', '&to=2020-12-31']) expect(await list(query)).toEqual([]);
    expect((await olive.get('audit?from=soon')).status).toBe(400);
  });

  it('keeps an owner, whatever concurrent changes do', async () => {
    await company.user({ firstName: 'Second', email: newEmail(), isOwner: true });
    const clients = await Promise.all([testPortal.database.pool.connect(), testPortal.database.pool.connect()]);
    try {
      const owners = await testPortal.database.query<{ id: Id }>(
        sql`select id from users where company_id = ${company.id} and is_owner`,
      );
      // Both change another owner before either commits.
      for (const [index, client] of clients.entries()) {
        await client.query('begin');
        await client.query(`update users set is_owner = false where id = '${owners[index]!.id}'`);
      }
      const ends = await Promise.allSettled(clients.map((client) => client.query('commit')));
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { constraint: 'users_last_owner' },
      });
    } finally {
      for (const client of clients) client.release();
    }
  });
});
