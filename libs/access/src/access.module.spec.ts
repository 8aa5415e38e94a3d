import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreateCompany } from '@partner/companies';
import { CallerResolver, PlatformStateModule } from '@partner/http';
import { type CompanyId, type Id, newId, portal, Clock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { PersistenceModule } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import type { CredentialType, Environment, WithSecret } from './index.js';
import {
  AccessModule,
  CreateCredential,
  CredentialDirectory,
  IssueToken,
  ListCredentials,
  CredentialActions,
} from './index.js';
import { CredentialText } from './domain/text/credential-text.js';
import { environmentMark } from './domain/environment.js';

/** A clock that tests can move ahead. */
class MovableClock extends Clock {
  ahead = 0;
  override now(): Date {
    return new Date(Date.now() + this.ahead);
  }
}

/** An API process, or with `listens` false an operator process. */
class Process {
  private constructor(
    readonly application: INestApplicationContext,
    readonly clock: MovableClock,
  ) {}

  static async start(url: string, listens: boolean, environment: Environment = 'sandbox'): Promise<Process> {
    const clock = new MovableClock();
    const access = AccessModule.forRoot({ environment, secrets: [new Uint8Array(32).fill(7)] });
    const imports = [
      PersistenceModule.forRoot({ acrossCompanies: true, url, maxConnections: 4 }, clock),
      PlatformStateModule.forRoot({ listens }),
      access,
    ];
    const root = { module: class Root {}, imports };
    const application = await NestFactory.createApplicationContext(root, { logger: false, abortOnError: false });
    return new Process(application, clock);
  }

  async caller(token: string): Promise<ReturnType<CallerResolver['known']>> {
    const found = await this.#resolve(token);
    return typeof found === 'object' ? found : undefined;
  }

  /** Returns the reason why a token is rejected; undefined if it is accepted or unknown. */
  async problem(token: string): Promise<string | undefined> {
    const found = await this.#resolve(token);
    return typeof found === 'string' ? found : undefined;
  }

  async #resolve(token: string): ReturnType<CallerResolver['resolve']> {
    const callers = this.application.get(CallerResolver);
    return callers.known(token) ?? callers.resolve(token);
  }

  async stop(): Promise<void> {
    await this.application.close();
  }
}

const secretText = ({ clientSecret }: WithSecret): string => clientSecret!;
const text = new CredentialText('sandbox');
const leadScopes = ['partner-api.leads.read', 'partner-api.leads.write'];
describe('credentials', () => {
  let testDatabase: TestDatabase;
  let operator: Process;
  let first: Process;
  let second: Process;
  let production: Process;
  let company: CompanyId;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    operator = await Process.start(testDatabase.url, false);
    first = await Process.start(testDatabase.url, true);
    second = await Process.start(testDatabase.url, true);
    production = await Process.start(testDatabase.url, true, 'production');
    company = (await operator.application.get(CreateCompany).execute({ name: 'Prairie Barns' })).id;
  });

  afterAll(async () => {
    for (const one of [operator, first, second, production]) await one.stop();
    await testDatabase.drop();
  });

  const create = (type: CredentialType, scopes = 'leads.read,leads.write'): Promise<WithSecret> =>
    operator.application.get(CreateCredential).execute(portal(company), { type, name: 'ERP', scopes });
  const revoke = (id: Id): Promise<unknown> =>
    operator.application.get(CredentialActions).revoke(portal(company), { id });
  const rotate = (id: Id): Promise<WithSecret> =>
    operator.application.get(CredentialActions).rotate(portal(company), { id });
  const setScopes = (id: Id, scopes: string): Promise<unknown> =>
    operator.application.get(CredentialActions).setScopes(portal(company), { id, scopes });
  const keyOf = ({ credential, apiKey, clientSecret }: WithSecret): string =>
    apiKey ?? text.apiKey({ company, id: credential.id, secret: clientSecret?.slice('cs_test_'.length) ?? '' });
  const secretOf = (made: WithSecret): string => keyOf(made).slice(-43);
  const tokenOf = async ({ clientId = '', clientSecret = '' }: WithSecret, scope?: string): Promise<string> => {
    const wanted = { clientId, clientSecret, scope, address: '127.0.0.1' };
    return (await first.application.get(IssueToken).execute(wanted)).accessToken;
  };

  describe('an API key', () => {
    it('identifies its credential (§5.1)', async () => {
      const made = await create('api_key');
      expect(await first.caller(keyOf(made))).toEqual({
        company,
        kind: 'credential',
        id: made.credential.id,
        name: 'ERP',
        credentialType: 'api_key',
        scopes: new Set(leadScopes),
      });
    });

    it('is rejected with another secret, id or company, or in the other environment (A1)', async () => {
      const made = await create('api_key');
      const other = await create('api_key');
      expect(
        await first.caller(text.apiKey({ company, id: made.credential.id, secret: secretOf(other) })),
      ).toBeUndefined();
      expect(await first.caller(text.apiKey({ company, id: newId(), secret: secretOf(made) }))).toBeUndefined();
      expect(await first.caller(keyOf(made).replace(company, newId()))).toBeUndefined();
      expect(await production.caller(keyOf(made))).toBeUndefined();
      expect(
        await production.caller(keyOf(made).replace(environmentMark.sandbox, environmentMark.production)),
      ).toBeUndefined();
    });

    it('cannot be built from an OAuth client', async () => {
      expect(await first.caller(keyOf(await create('oauth_client')))).toBeUndefined();
    });

    it('is rejected with the reason, which for one with a wrong secret or id is always the same (W19)', async () => {
      const made = await create('api_key');
      const revoked = await create('api_key');
      await revoke(revoked.credential.id);
      const other = secretOf(await create('api_key'));
      for (const id of [made.credential.id, revoked.credential.id, newId()]) {
        expect(await first.problem(text.apiKey({ company, id, secret: other }))).toBeUndefined();
      }
      for (let round = 0; round < 2; round += 1) expect(await first.problem(keyOf(revoked))).toBe('revoked');
      expect(await first.problem(keyOf(made).slice(0, -1))).toBe('truncated');
      expect(await first.problem(`${keyOf(made)}A`)).toBe('malformed');
      expect(await first.problem('x')).toBe('malformed');
      expect(await first.problem('a.b.c')).toBeUndefined();
      expect(await first.problem(secretText(await create('oauth_client')))).toBe('client_secret');
      expect(await production.problem(keyOf(made))).toBe('test_key_in_production');
      expect(await first.problem(keyOf(made).replace('pk_test', 'pk_live'))).toBe('live_key_in_sandbox');
    });

    it('is rejected by every process once its revocation returns (A2)', async () => {
      const made = await create('api_key');
      for (let round = 0; round < 3; round += 1)
        for (const one of [first, second]) expect(await one.caller(keyOf(made))).toBeDefined();
      await revoke(made.credential.id);
      for (const one of [first, second]) expect(await one.caller(keyOf(made))).toBeUndefined();
    });

    it('is replaced in every process once its rotation returns (A2)', async () => {
      const made = await create('api_key');
      for (const one of [first, second]) expect(await one.caller(keyOf(made))).toBeDefined();
      const renewed = await rotate(made.credential.id);
      for (const one of [first, second]) {
        expect(await one.caller(keyOf(made))).toBeUndefined();
        expect(await one.caller(keyOf(renewed))).toBeDefined();
      }
    });

    it('has the new scopes in every process once they are set (§5.2)', async () => {
      const made = await create('api_key');
      for (const one of [first, second]) expect(await one.caller(keyOf(made))).toBeDefined();
      await setScopes(made.credential.id, 'events.read');
      for (const one of [first, second]) {
        expect((await one.caller(keyOf(made)))?.scopes).toEqual(new Set(['partner-api.events.read']));
      }
    });

    it('is cached only while the process receives changes', async () => {
      const made = await create('api_key');
      for (const one of [first, operator]) expect(await one.caller(keyOf(made))).toBeDefined();
      const database = operator.application.get(Database);
      await database.query(sql`update credentials set name = 'Silent' where id = ${made.credential.id}`);
      expect((await first.caller(keyOf(made)))?.name).toBe('ERP');
      expect((await operator.caller(keyOf(made)))?.name).toBe('Silent');
    });
  });

  describe('an access token', () => {
    it('identifies its client', async () => {
      const made = await create('oauth_client');
      expect(await second.caller(await tokenOf(made))).toMatchObject({
        company,
        id: made.credential.id,
        credentialType: 'oauth_client',
        scopes: new Set(leadScopes),
      });
    });

    it('has the requested scopes (W10)', async () => {
      const token = await tokenOf(await create('oauth_client'), 'partner-api.leads.read');
      expect((await first.caller(token))?.scopes).toEqual(new Set(['partner-api.leads.read']));
    });

    it('stays valid after revocation and rotation, while no new one is issued (§5.3, A2)', async () => {
      const revoked = await create('oauth_client');
      const rotated = await create('oauth_client');
      const tokens = [await tokenOf(revoked), await tokenOf(rotated)];
      await revoke(revoked.credential.id);
      await rotate(rotated.credential.id);
      for (const token of tokens) expect(await second.caller(token)).toBeDefined();
      for (const made of [revoked, rotated])
        await expect(tokenOf(made)).rejects.toMatchObject({ code: 'invalid_client' });
    });

    it('loses a scope as soon as its client does, and gains none (A2)', async () => {
      const made = await create('oauth_client');
      const token = await tokenOf(made);
      expect((await second.caller(token))?.scopes.size).toBe(2);
      await setScopes(made.credential.id, 'leads.read,events.read');
      expect((await second.caller(token))?.scopes).toEqual(new Set(['partner-api.leads.read']));
      expect((await second.caller(await tokenOf(made)))?.scopes.has('partner-api.events.read')).toBe(true);
    });

    it('expires after an hour', async () => {
      const token = await tokenOf(await create('oauth_client'));
      expect(await second.caller(token)).toBeDefined();
      second.clock.ahead = 3_601_000;
      expect(await second.caller(token)).toBeUndefined();
      expect(await second.problem(token)).toBe('expired');
      const forged = `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(43)}`;
      expect(await second.problem(forged)).toBeUndefined();
      second.clock.ahead = 0;
    });

    it('is rejected in the other environment (A4)', async () => {
      expect(await production.caller(await tokenOf(await create('oauth_client')))).toBeUndefined();
    });

    it('is not issued for scopes that the client lacks (W10)', async () => {
      const made = await create('oauth_client');
      for (const scope of ['partner-api.events.read', 'partner-api.leads.read nonsense', 'leads.read', ' ']) {
        await expect(tokenOf(made, scope)).rejects.toMatchObject({ code: 'invalid_scope' });
      }
    });
  });

  describe('managing credentials', () => {
    it('stores no secret in any table', async () => {
      const made = await create('api_key');
      const renewed = await rotate(made.credential.id);
      const database = operator.application.get(Database);
      const rows = await database.query<{ text: string }>(sql`
      select c::text as text from credentials c where id = ${made.credential.id}
      union all select a::text from audit_entries a where resource_id = ${made.credential.id}`);
      expect(rows).toHaveLength(3);
      for (const one of [made, renewed]) expect(rows.some((row) => row.text.includes(secretOf(one)))).toBe(false);
      const audited = rows.slice(1).map((row) => row.text);
      for (const row of audited) expect(row).not.toContain(renewed.credential.secretHash);
    });

    it('is audited (§1.8)', async () => {
      const made = await create('api_key');
      await setScopes(made.credential.id, 'leads.read');
      await revoke(made.credential.id);
      await revoke(made.credential.id);
      const rows = await operator.application.get(Database).query<{ action: string; fields: string[] }>(sql`
      select action, array(select jsonb_object_keys(coalesce(changes, '{}'))) as fields from audit_entries
      where resource_id = ${made.credential.id} order by resource_version`);
      expect(rows).toEqual([
        { action: 'credential.created', fields: [] },
        { action: 'credential.updated', fields: ['scopes'] },
        { action: 'credential.updated', fields: ['revokedAt'] },
      ]);
    });

    it('lists the credentials of one company', async () => {
      const other = (await operator.application.get(CreateCompany).execute({ name: 'Elsewhere' })).id;
      const list = operator.application.get(ListCredentials);
      expect(await list.execute(portal(other))).toEqual([]);
      const made = await create('api_key');
      expect((await list.execute(portal(company))).at(-1)).toEqual(made.credential);
    });

    it('lists every live credential, and of the revoked ones those that were revoked last', async () => {
      const actor = portal((await operator.application.get(CreateCompany).execute({ name: 'Rotating' })).id);
      const command = { type: 'api_key', scopes: 'all' } as const;
      const { credential } = await operator.application.get(CreateCredential).execute(actor, command);
      await operator.application.get(Database).query(sql`insert into credentials
        select (jsonb_populate_record(t, jsonb_build_object('id', lpad(to_hex(n), 24, '0'),
          'revoked_at', t.created_at + n * interval '1 second'))).*
        from credentials t, generate_series(1, 1001) n where t.id = ${credential.id}`);
      const listed = await operator.application.get(ListCredentials).execute(actor);
      expect([listed.length, listed[0]!.id, listed.at(-1)]).toEqual([1_001, '2'.padStart(24, '0'), credential]);
    });

    it('gives unnamed credentials a default name', async () => {
      const made = await operator.application
        .get(CreateCredential)
        .execute(portal(company), { type: 'oauth_client', scopes: 'all' });
      expect(made.credential.name).toBe('OAuth client');
    });

    it('requires an existing company and credential', async () => {
      const nowhere = portal(newId() as CompanyId);
      const missing = { code: 'notFound', message: 'company not found' };
      const command = { type: 'api_key', scopes: 'all' } as const;
      await expect(operator.application.get(CreateCredential).execute(nowhere, command)).rejects.toMatchObject(missing);
      await expect(operator.application.get(ListCredentials).execute(nowhere)).rejects.toMatchObject(missing);
      await expect(revoke(newId())).rejects.toMatchObject({ message: 'credential not found' });
      await expect(rotate(newId())).rejects.toMatchObject({ message: 'credential not found' });
      const { credential } = await create('api_key');
      const revokeElsewhere = operator.application.get(CredentialActions).revoke(nowhere, { id: credential.id });
      await expect(revokeElsewhere).rejects.toMatchObject({ message: 'credential not found' });
      expect((await operator.application.get(CredentialDirectory).find(credential.id))?.revokedAt).toBeNull();
    });

    it('requires known scopes', async () => {
      await expect(create('api_key', 'leads.read,nonsense')).rejects.toMatchObject({ code: 'invalid' });
      const { credential } = await create('api_key');
      await expect(setScopes(credential.id, 'nonsense')).rejects.toMatchObject({ code: 'invalid' });
    });
  });
});
