import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreateCompany, PutRole, PutUser } from '@partner/companies';
import { CallerResolver, PlatformStateModule } from '@partner/http';
import { type Actor, type CompanyId, FixedClock, type Id, newId, portal } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { PersistenceModule } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { AccessModule, AccessTokens, CreateCredential, CredentialActions, DeriveToken } from './index.js';

const secrets = [new Uint8Array(32).fill(7)] as const;

describe('a token that a user derives (A12)', () => {
  const clock = new FixedClock(new Date());
  let home: TestDatabase;
  let application: Awaited<ReturnType<typeof NestFactory.createApplicationContext>>;
  let actor: Actor;
  let key: Id;

  beforeAll(async () => {
    home = await freshDatabase();
    const imports = [
      PersistenceModule.forRoot({ acrossCompanies: true, url: home.serverUrl, maxConnections: 4 }, clock),
      PlatformStateModule.forRoot({}),
      AccessModule.forRoot({ environment: 'sandbox', secrets, derivingSecrets: secrets }),
    ];
    const root = { module: class Root {}, imports };
    application = await NestFactory.createApplicationContext(root, { logger: false, abortOnError: false });
    const { id: company } = await application.get(CreateCompany).execute({ name: 'Sheds' });
    const olive = { firstName: 'Olive', email: 'olive@example.com', isOwner: true };
    const id = await application.get(PutUser).execute(portal(company), olive);
    actor = { company, kind: 'user', id, name: 'Olive Miller' };
    key = await create('leads.read,leads.write');
  });
  afterAll(async () => {
    await application.close();
    await home.drop();
  });

  const create = async (scopes: string): Promise<Id> =>
    (await application.get(CreateCredential).execute(actor, { type: 'api_key', scopes })).credential.id;
  const derive = (scopes?: string, id = key, by = actor) => application.get(DeriveToken).execute(by, { id, scopes });
  const caller = (token: string) => application.get(CallerResolver).resolve(token);

  it('acts as its credential for ten minutes, with the same scopes or fewer', async () => {
    const all = await derive();
    expect(all.scopes).toEqual(['partner-api.leads.read', 'partner-api.leads.write']);
    expect(all.expiresAt).toEqual(new Date(clock.at.getTime() + 600_000));
    const { accessToken } = await derive('leads.read');
    const scopes = new Set(['partner-api.leads.read']);
    expect(await caller(accessToken)).toMatchObject({
      id: key,
      credentialType: 'api_key',
      company: actor.company,
      scopes,
    });
    expect(await application.get(AccessTokens).read(accessToken)).toMatchObject({ derivedBy: actor.id });
  });

  it('has no scope that its credential lacks, and loses those that it loses (A8)', async () => {
    await expect(derive('leads.read,orders.read')).rejects.toMatchObject({ code: 'invalid' });
    const id = await create('leads.read,orders.read');
    const { accessToken } = await derive(undefined, id);
    await application.get(CredentialActions).setScopes(actor, { id, scopes: 'orders.read' });
    expect(await caller(accessToken)).toMatchObject({ scopes: new Set(['partner-api.orders.read']) });
  });

  it('dies with its credential, of which no other can be derived', async () => {
    const id = await create('leads.read');
    const { accessToken } = await derive(undefined, id);
    expect(await caller(accessToken)).toMatchObject({ id });
    await application.get(CredentialActions).revoke(actor, { id });
    expect(await caller(accessToken)).toBe('revoked');
    await expect(derive(undefined, id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('dies when its user may no longer manage credentials', async () => {
    const operator = portal(actor.company);
    const [roles, users] = [application.get(PutRole), application.get(PutUser)];
    const permissions = ['partner-api.credentials'] as const;
    const roleId = await roles.execute(operator, { name: 'Keys', permissions });
    const id = await users.execute(operator, { firstName: 'Ann', email: 'ann@example.com', roleId });
    const { accessToken } = await derive(undefined, key, { ...actor, id });
    expect(await caller(accessToken)).toMatchObject({ id: key });
    await roles.execute(operator, { id: roleId, permissions: ['partner-api.view'] });
    expect(application.get(CallerResolver).known(accessToken)).toBeUndefined();
    expect(await caller(accessToken)).toBe('revoked');
    await roles.execute(operator, { id: roleId, permissions });
    await users.execute(operator, { id, active: false });
    expect(await caller((await derive(undefined, key, { ...actor, id })).accessToken)).toBe('revoked');
  });

  it('is in the audit trail with its user, and is not derived for another company', async () => {
    const other = portal(newId() as CompanyId);
    await expect(derive(undefined, key, other)).rejects.toMatchObject({ code: 'notFound' });
    const database = new Database({ url: home.url, maxConnections: 1 });
    const entries = await database.query(sql`select actor_id as "actorId", changes from audit_entries
      where action = 'credential.token_derived' and resource_id = ${key} order by id`);
    await database.close();
    const scopes = ['partner-api.leads.read', 'partner-api.leads.write'];
    expect(entries[0]).toEqual({ actorId: actor.id, changes: { scopes: [null, scopes] } });
  });

  it('is derived from an API key only by a user: a token without one is rejected (A1)', async () => {
    const claims = { credential: key, company: actor.company, scopes: [] };
    expect(await caller(await application.get(AccessTokens).issue(claims))).toBeUndefined();
  });
});
