import { hkdfSync } from 'node:crypto';
import { CreateCredential, CredentialActions } from '@partner/access';
import { type Id, newId } from '@partner/kernel';
import { SignJWT } from 'jose';
import { DemoCompany } from './demo-company.js';
import type { Mistake } from './field-mistakes.js';
import { mistakesOf } from './mistakes.js';
import { type Answer, type TestApi, type TestCompany, testSecret } from './test-api.js';

/** Demo company with the credentials and records that mistakes are about. */
export class MistakeFixture {
  private constructor(
    private readonly demo: DemoCompany,
    readonly mistakes: readonly Mistake[],
  ) {}

  static async start(): Promise<MistakeFixture> {
    const demo = await DemoCompany.start();
    const { company, api } = demo;
    const first = async <Item>(list: string): Promise<Item> => {
      const { body } = await company.get<{ data: Item[] }>(list);
      return body.data[0]!;
    };
    const location = await first<{ id: Id }>('locations?limit=1');
    const body = { locationId: location.id, customer: { name: 'Ada Miller' } };
    const headers = { 'idempotency-key': 'used before' };
    const lead = (await company.post<{ id: Id; version: number }>('leads', body, { headers })).body;
    const { id: order } = await first<{ id: Id }>('orders?limit=1');
    const { id: customer } = await first<{ id: Id }>('customers?limit=1');
    const { id: product } = await first<{ id: Id }>('products?limit=1');
    const client = await api.application
      .get(CreateCredential)
      .execute(company.portal, { type: 'oauth_client', name: 'Client', scopes: 'all' });
    const secret = company.key.slice(-43);
    const keys = {
      all: company.key,
      wrongSecret: company.key.replace(secret, [...secret].reverse().join('')),
      unknownId: `pk_test_${company.id}_${newId()}_${secret}`,
      revoked: await company.newKey('all'),
      readsLeads: await company.newKey('partner-api.leads.read'),
      clientSecret: client.clientSecret!,
    };
    const revoked = keys.revoked.split('_')[3] as Id;
    await api.application.get(CredentialActions).revoke(company.portal, { id: revoked });
    const context = { keys, lead, order, customer, product, location: location.id };
    const expiredToken = await expired(client.credential.id, company);
    return new MistakeFixture(demo, mistakesOf({ ...context, expiredToken }));
  }

  get api(): TestApi {
    return this.demo.api;
  }

  get company(): TestCompany {
    return this.demo.company;
  }

  send({ method, path, key = this.company.key, headers, body }: Mistake): Promise<Answer> {
    return this.api.call(method, path, body, { headers, ...(key !== null && { key }) });
  }

  stop(): Promise<void> {
    return this.demo.stop();
  }
}

/** Signs an access token as the service does, which expired a minute ago. */
function expired(client: Id, { id: company }: TestCompany): Promise<string> {
  const key = hkdfSync('sha256', Buffer.from(testSecret, 'base64'), '', 'partner access tokens', 32);
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ company, env: 'sandbox', scopes: [] })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(client)
    .setIssuer('partner-api')
    .setIssuedAt(now - 3660)
    .setExpirationTime(now - 60)
    .sign(new Uint8Array(key));
}
