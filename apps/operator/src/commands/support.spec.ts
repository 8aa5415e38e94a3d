import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstIdAt, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { emptyDatabase, freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

type Line = Record<string, unknown>;

describe('support commands of the operator', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: Id;
  let lead: Id;
  let event: Id;
  let subscription: string;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
    });
    company = (await one('company', 'create', '--name', 'Barns'))['id'] as Id;
    subscription = await subscribed();
    const put = [
      { put: 'location', name: 'Lot', address: '1 Main St' },
      { put: 'customer', name: 'Ada' },
    ];
    const [locationId, customerId] = await applied([], ...put);
    [lead] = (await applied(['--as', 'ann'], { put: 'lead', locationId, customerId })) as [Id];
    event = (await database.query<{ id: Id }>(sql`select id from events where resource_id = ${lead}`))[0]!.id;
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const lines = async (...args: string[]): Promise<Line[]> => {
    const { status, printed, errors } = await partner.run(...args);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    return printed as Line[];
  };
  const one = async (...args: string[]): Promise<Line> => {
    const found = await lines(...args);
    expect(found).toHaveLength(1);
    return found[0]!;
  };
  const applied = async (options: string[], ...changes: object[]): Promise<unknown[]> => {
    const text = changes.map((change) => JSON.stringify(change)).join('\n');
    const { status, printed } = await partner.with(text, 'apply', '--company', company, '-', ...options);
    expect({ status, printed }).toEqual({
      status: 0,
      printed: changes.map(() => expect.objectContaining({ ok: true })),
    });
    return printed.map((line) => (line as { id: unknown }).id);
  };
  const subscribed = async (...more: string[]): Promise<string> =>
    (await one('webhook', 'create', '--company', company, '--url', 'https://example.com/x', ...more))['id'] as string;
  const why = async (of: string): Promise<Line | undefined> =>
    (await lines('deliveries', 'why', event, '--company', company)).find((line) => line['subscriptionId'] === of);
  const settle = (state: string, attempts: number): Promise<unknown> =>
    database.query(sql`update webhook_deliveries set state = ${state}, attempts = ${attempts}
      where company_id = ${company} and event_id = ${event} and subscription_id = ${subscription}`);

  it('deliveries list prints one line per delivery, without its payload', async () => {
    const line = { eventId: event, eventType: 'lead.created', subscriptionId: subscription, state: 'pending' };
    expect(await lines('deliveries', 'list', '--company', company, '--event', event)).toEqual([
      expect.objectContaining({ ...line, url: 'https://example.com/x', attempts: 0 }),
    ]);
    expect(await lines('deliveries', 'list', '--company', company, '--state', 'dead')).toEqual([]);
    expect(await partner.run('deliveries', 'list', '--company', company, '--state', 'lost')).toMatchObject({
      status: 1,
      errors: '--state must be one of pending, delivered, dead, cancelled\n',
    });
  });

  it('deliveries why explains the state of an event at each subscription', async () => {
    const late = await subscribed();
    expect(await why(subscription)).toMatchObject({ state: 'pending', why: expect.stringMatching(/^due since/) });
    expect(await why(late)).toMatchObject({
      state: 'none',
      why: 'not sent: the subscription was created after the event',
    });
    await lines('company', 'suspend', company, '--reason', 'unpaid');
    expect(await why(subscription)).toMatchObject({ state: 'pending', why: 'paused: the company is suspended' });
    await lines('company', 'resume', company);

    const attempt = { attempt: 1, statusCode: 500, error: 'the receiver answered 500' };
    await database.query(sql`insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id, url,
        attempt, status_code, ok, duration_ms, error, attempted_at)
      values (${company}, ${newId()}, ${event}, 'lead.created', ${subscription}, 'https://example.com/x', 1, 500, false,
        12, ${attempt.error}, now())`);
    await settle('pending', 1);
    expect(await why(subscription)).toMatchObject({
      why: expect.stringMatching(/^due since .*; attempt 1 failed: the receiver answered 500$/),
      attempts: [expect.objectContaining(attempt)],
    });
    await lines('webhook', 'disable', subscription);
    expect(await why(subscription)).toMatchObject({
      why: expect.stringMatching(/^paused: the subscription is disabled since .*; attempt 1 failed/),
    });
    await lines('webhook', 'enable', subscription);
    await settle('dead', 11);
    expect(await why(subscription)).toMatchObject({
      why: expect.stringMatching(/^failed after attempt 11: the rec/),
    });
    await settle('delivered', 2);
    expect(await why(subscription)).toMatchObject({ state: 'delivered', why: 'delivered at attempt 2' });
    expect(await partner.run('deliveries', 'why', newId(), '--company', company)).toMatchObject({ status: 1 });
  });

  it('audit shows who changed a record, with the name given by --as', async () => {
    const line = { action: 'lead.created', actorKind: 'portal', actorName: 'Portal (ann)', resourceId: lead };
    expect(await lines('audit', '--company', company, '--resource', lead)).toEqual([expect.objectContaining(line)]);
    expect(await lines('audit', '--company', company, '--resource', lead, '--since', '2100-01-01T00:00:00Z')).toEqual(
      [],
    );
    const [history] = await database.query<object>(
      sql`select actor_name from status_history where resource_id = ${lead}`,
    );
    expect(history).toEqual({ actor_name: 'Portal' });
    expect(
      await partner.run('webhook', 'create', '--company', company, '--url', 'https://x.example', '--as', ''),
    ).toMatchObject({ status: 1, errors: '--as must be a name of 1 to 100 characters\n' });
  });

  it('audit and credential usage show the activity of a credential and a request', async () => {
    const words = ['credential', 'create', '--company', company, '--type', 'api_key', '--scopes', 'all'];
    const credential = (await one(...words))['id'] as string;
    for (const action of ['lead.created', 'lead.updated', 'lead.updated']) {
      await database.query(sql`insert into audit_entries (company_id, id, at, actor_kind, actor_id, actor_name,
          request_id, action, resource_type, resource_id, resource_version)
        values (${company}, ${newId()}, now(), 'credential', ${credential}, 'Site',
          ${`request of ${action}`}, ${action}, 'lead', ${lead}, 2)`);
    }
    expect(await lines('audit', '--company', company, '--credential', credential)).toHaveLength(3);
    expect(await lines('audit', '--company', company, '--request', 'request of lead.created')).toHaveLength(1);
    await database.query(sql`insert into request_counts (company_id, credential_id, hour_id, route_class, status_class,
        requests, duration_ms) values (${company}, ${credential}, ${firstIdAt(new Date())}, 'leads', '2xx', 3, 60),
        (${company}, ${credential}, ${firstIdAt(new Date())}, 'leads', '429', 1, 0)`);
    const usage = await one('credential', 'usage', credential);
    expect(usage).toMatchObject({ id: credential, companyId: company, requests: 4, changes: 3 });
    expect(usage['byStatus']).toEqual({ '2xx': 3, '429': 1 });
    expect(usage['byRoute']).toEqual({ leads: { requests: 4, failed: 1, averageMs: 15 } });
    expect(usage['byAction']).toEqual({ 'lead.created': 1, 'lead.updated': 2 });
    expect(typeof usage['lastChangeAt']).toBe('string');
    expect(await partner.run('credential', 'usage', newId())).toMatchObject({ status: 1 });
  });

  it('deprecations prints uses by company, credential and day', async () => {
    const [credential, day] = [newId(), new Date(new Date().setUTCHours(0, 0, 0, 0))];
    await database.query(sql`insert into deprecated_uses (company_id, credential_id, day_id, route, kind, name, uses)
      values (${company}, ${credential}, ${firstIdAt(day)}, 'GET /partner/v1/leads', 'parameter', 'fax', 7)`);
    const line = { companyId: company, credentialId: credential, kind: 'parameter', name: 'fax', uses: 7 };
    const found = { ...line, day: day.toISOString().slice(0, 10), route: 'GET /partner/v1/leads' };
    expect(await lines('deprecations')).toEqual([found]);
    expect(await lines('deprecations', '--company', company, '--since', '1d')).toEqual([found]);
    expect(await partner.run('deprecations', '--since', 'May')).toMatchObject({ status: 1 });
  });

  it('show prints a record of any company without its secrets', async () => {
    expect(await one('show', 'lead', lead)).toMatchObject({
      kind: 'lead',
      id: lead,
      company_id: company,
      changes: expect.arrayContaining([expect.objectContaining({ action: 'lead.created', actor: 'Portal (ann)' })]),
    });
    expect(await one('show', 'company', company)).toMatchObject({ kind: 'company', id: company, name: 'Barns' });
    const webhook = await one('show', 'webhook-subscription', subscription);
    expect(webhook).toMatchObject({ url: 'https://example.com/x' });
    expect(Object.keys(webhook).filter((name) => name.includes('secret'))).toEqual([]);
    expect(await partner.run('show', 'lead', newId())).toMatchObject({ status: 1, errors: 'lead not found\n' });
    expect(await partner.run('show', 'pg_authid', newId())).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/^the kind must be one of (?!.*company, company).*company.*, not "pg_authid"\n$/),
    });
  });

  it('--version prints the release version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as Line;
    expect(await partner.help('--version')).toEqual({ status: 0, help: `${String(version)}\n`, errors: '' });
  });

  it.each([
    [2, ['frobnicate']],
    [2, ['show', 'lead', 'x']],
    [3, ['show', 'lead', newId()]],
    [4, ['company', 'create', '--name', 'Barns', '--id', 'TAKEN']],
  ])('exits with %i for %j with --status-by-kind, and with 1 otherwise', async (status, words) => {
    const args = words.map((word) => (word === 'TAKEN' ? company : word));
    expect((await partner.run(...args, '--status-by-kind')).status).toBe(status);
    expect((await partner.run(...args)).status).toBe(1);
  });

  it('exits with 5 for an unreachable database and 2 for an unsuitable one with --status-by-kind', async () => {
    const status = async (environment: NodeJS.ProcessEnv): Promise<number> =>
      (await new CommandLine(environment).run('company', 'list', '--status-by-kind')).status;
    expect(await status({ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' })).toBe(5);
    expect(await status({ DATABASE_URL: 'mysql://x/y' })).toBe(2);
    const latin = await emptyDatabase("encoding 'LATIN1' locale 'C'");
    expect(await status({ DATABASE_URL: latin.ownerUrl })).toBe(2);
    await latin.drop();
    expect(await status({ DATABASE_URL: testDatabase.serverUrl, PARTNER_ERASURE_LIST: '/dev/null/list' })).toBe(2);
  });
});
