import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('partner trace (R96)', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: Id;
  let event: Id;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
    });
    company = ((await one('company', 'create', '--name', 'Barns')) as { id: Id }).id;
    await one('webhook', 'create', '--company', company, '--url', 'https://example.com/x', '--types', 'lead.created');
    event = await aWrite('of a lead', 'lead.created');
    await aWrite('of a quote', 'quote.created');
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const one = async (...args: string[]): Promise<unknown> => {
    const { status, printed, errors } = await partner.run(...args);
    expect({ status, errors, lines: printed.length }).toEqual({ status: 0, errors: '', lines: 1 });
    return printed[0];
  };
  /** Inserts the rows that a write over HTTP leaves in the tables. */
  const aWrite = async (request: string, type: string, of = company): Promise<Id> => {
    const [id, resource] = [newId(), newId()];
    const audit = sql`insert into audit_entries (company_id, id, at, actor_kind, actor_name, request_id, action,
        resource_type, resource_id, resource_version)
      values (${of}, ${newId()}, now(), 'credential', 'Site', ${request}, ${type}, 'lead', ${resource}, 1)`;
    await database.query(audit);
    if (type === 'budget.created') return id;
    await database.query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id,
        request_id)
      values (${of}, ${id}, 1, ${type}, now(), 'lead', ${resource}, ${request})`);
    await database.query(sql`insert into webhook_deliveries (company_id, event_id, subscription_id, next_attempt_at,
        updated_at)
      select company_id, ${id}, id, now(), now() from webhook_subscriptions
       where company_id = ${of} and ${type} = any(types)`);
    return id;
  };

  it('prints changes, events and deliveries of a request of any company', async () => {
    const trace = await one('trace', 'of a lead');
    expect(trace).toMatchObject({
      requestId: 'of a lead',
      companyId: company,
      summary: '1 change; 1 event; 1 delivery: 1 pending',
      changes: [{ action: 'lead.created', actorName: 'Site' }],
      events: [{ id: event, type: 'lead.created', deliveries: [{ url: 'https://example.com/x', made: [] }] }],
      jobs: [],
    });
    expect(await one('trace', 'of a lead', '--company', company)).toEqual(trace);
    expect(await one('trace', 'of a quote')).toMatchObject({ summary: '1 change; 1 event; no matching subscription' });
  });

  it('prints one line per company in which the request id was used', async () => {
    const other = ((await one('company', 'create', '--name', 'Sheds')) as { id: Id }).id;
    await aWrite('of a lead', 'lead.created', other);
    const { printed } = await partner.run('trace', 'of a lead');
    expect(printed.map((line) => (line as { companyId: Id }).companyId)).toEqual([company, other].sort());
    expect(await partner.run('trace', 'of a quote', '--company', other)).toMatchObject({
      status: 1,
      errors: 'request or its effects not found\n',
    });
  });

  it('reports that a request created no event', async () => {
    const made = newId();
    for (const request of ['of a budget', made]) await aWrite(request, 'budget.created');
    for (const words of [['of a budget', '--company', company], [made]])
      expect(await one('trace', ...words)).toMatchObject({ summary: '1 change; no event', events: [] });
  });

  it('exits with 3 for an unknown request and 2 for an invalid id with --status-by-kind', async () => {
    const status = async (...words: string[]): Promise<number> =>
      (await partner.run('trace', ...words, '--status-by-kind')).status;
    expect(await status('unknown request')).toBe(3);
    expect(await status('Zürich')).toBe(2);
    expect(await status('of a lead', '--company', 'x')).toBe(2);
  });
});
