import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, type Job, newId, portal, FixedClock, system } from '@partner/kernel';
import { Database, WorkerSession } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork, OutboxJobs } from '@partner/unit-of-work';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CompanySecrets } from '@partner/runtime';
import { CrmContactJob } from '../application/jobs/crm-contact-job.js';
import { OutboxNewCustomers } from '../application/notices/outbox-new-customers.js';
import { Crm, type CrmAccess, type CrmContact } from '../application/ports/crm.js';
import type { PutCrmConnectionCommand } from '../application/put-crm-connection/put-crm-connection.js';
import { PutCrmConnection } from '../application/put-crm-connection/put-crm-connection.js';
import { CheckedDestinations } from '../crm/checked-destinations.js';
import { DatabaseCrmConnections } from './database-crm-connections.js';

const contexts = await discoverContexts();

const noon = new Date('2026-03-01T12:00:00.000Z');

/** A CRM that records its calls. */
class RememberingCrm extends Crm {
  readonly told: [CrmAccess, CrmContact][] = [];

  async upsertContact(access: CrmAccess, contact: CrmContact): Promise<void> {
    this.told.push([access, contact]);
  }
}

describe('CRM connections of a company', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let work: DatabaseUnitOfWork;
  let session: WorkerSession;
  let connections: DatabaseCrmConnections;
  let company: CompanyId;
  let crm: RememberingCrm;
  const seal = new CompanySecrets('CRM', async () => [Buffer.alloc(32, 7)]);
  const clock = new FixedClock(noon);

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    work = new DatabaseUnitOfWork(database, contexts, clock);
    session = new WorkerSession(database);
    await session.start();
    connections = new DatabaseCrmConnections(database);
  });
  beforeEach(() => {
    company = newId() as CompanyId;
    crm = new RememberingCrm();
  });
  afterAll(async () => {
    await session.stop();
    await database.close();
    await testDatabase.drop();
  });

  const anywhere = new CheckedDestinations({ allowPrivate: true });
  const put = (command: PutCrmConnectionCommand, of = company, destinations = anywhere): Promise<Id> =>
    new PutCrmConnection(work, connections, seal, destinations).execute(portal(of), command);
  const made = (fields: object): Promise<void> =>
    work.run(system(company), async () => {
      const customers = new OutboxNewCustomers(connections, work.outbox);
      if (!(await customers.areSynced(company))) return;
      const unknown = { name: null, phone: null, address: null, city: null, state: null, zipCode: null };
      customers.created({ companyId: company, ...unknown, ...fields } as never);
    });
  const jobs = (): ReturnType<OutboxJobs['list']> => new OutboxJobs(database).list({ company });
  /** Processes the enqueued jobs as a worker does. */
  const done = async (): Promise<void> => {
    const jobs = new OutboxJobs(database);
    const due = await jobs.due(['crm.contact'], noon, noon);
    const begun = (await Promise.all(due.map(({ id }) => jobs.begin(id, noon)))) as Parameters<
      OutboxJobs['complete']
    >[0][];
    for (const one of begun) await jobs.complete(one);
    const job = new CrmContactJob(connections, { hubspot: crm }, seal);
    for (const one of begun) await job.run(one as unknown as Job<CrmContact>, new AbortController().signal);
  };

  it('exist once and are updated in place', async () => {
    const id = await put({ provider: 'hubspot', accessToken: 'pat-1' });
    expect(await put({ baseUrl: 'https://eu.example.com/hub/' })).toBe(id);
    const rows = await database.query(
      sql`select provider, base_url, active, version from crm_connections where company_id = ${company}`,
    );
    expect(rows).toEqual([{ provider: 'hubspot', base_url: 'https://eu.example.com/hub', active: true, version: 2 }]);
  });

  it('require a provider, a token and a valid URL', async () => {
    await expect(put({ provider: 'hubspot' })).rejects.toThrow('provider and accessToken are required');
    for (const baseUrl of [
      'ftp://example.com',
      'https://someone@example.com',
      'https://example.com/?a=1',
      'example.com',
    ]) {
      await expect(put({ provider: 'hubspot', accessToken: 'pat-1', baseUrl })).rejects.toThrow('baseUrl must be');
    }
  });

  it('are rejected at once in production for a URL that is private or without TLS (E7)', async () => {
    const addresses: Record<string, string[]> = { 'inside.example': ['10.0.0.7'], 'hub.example': ['93.184.216.34'] };
    const inProduction = new CheckedDestinations({ allowPrivate: false }, async (name) => {
      const known = addresses[name];
      if (!known) throw new Error('ENOTFOUND');
      return known;
    });
    const connecting = (baseUrl: string): Promise<Id> =>
      put({ provider: 'hubspot', accessToken: 'pat-1', baseUrl }, company, inProduction);
    await expect(connecting('http://hub.example')).rejects.toThrow(
      'baseUrl cannot be used: the address does not begin with https://',
    );
    for (const host of ['127.0.0.1', '2130706433', '[::ffff:10.0.0.1]', '169.254.169.254', 'inside.example']) {
      await expect(connecting(`https://${host}/hub`)).rejects.toThrow(
        'baseUrl cannot be used: the host leads to an address that is not public',
      );
    }
    expect(await connections.isConnected(company)).toBe(false);
    await connecting('https://hub.example/');
    await put({ baseUrl: 'https://not-known-yet.example' }, company, inProduction);
    await expect(put({ baseUrl: 'https://10.0.0.1' }, company, inProduction)).rejects.toThrow('not public');
    expect((await connections.findActive(company))?.state.baseUrl).toBe('https://not-known-yet.example');
  });

  it('keep the token secret, also in the audit trail', async () => {
    await put({ provider: 'hubspot', accessToken: 'pat-hunter2' });
    await put({ accessToken: 'pat-hunter3' });
    const stored = await database.query<{ text: string }>(sql`
      select row_to_json(c)::text as text from crm_connections c where company_id = ${company}
      union all select row_to_json(a)::text from audit_entries a where company_id = ${company}`);
    expect(stored).toHaveLength(3);
    expect(stored.map(({ text }) => text).join()).not.toContain('hunter');
    const [last] = await database.query<{ changes: unknown }>(
      sql`select changes from audit_entries where company_id = ${company} and resource_version = 2`,
    );
    expect(last?.changes).toEqual({ accessToken: ['…', '…'] });
  });

  it('receive new customers, with the token and URL as of the call', async () => {
    await put({ provider: 'hubspot', accessToken: 'pat-1', baseUrl: 'https://old.example.com' });
    await made({ email: 'ada@example.com', name: 'Ada', zipCode: '76701' });
    await put({ accessToken: 'pat-2', baseUrl: null });
    await done();
    expect(crm.told).toEqual([[{ accessToken: 'pat-2' }, { email: 'ada@example.com', name: 'Ada', zipCode: '76701' }]]);
  });

  it('enqueue no jobs when no CRM is connected', async () => {
    await made({ email: 'ada@example.com' });
    await put({ provider: 'hubspot', accessToken: 'pat-1', active: false });
    await made({ email: 'ada@example.com' });
    await put({ provider: 'hubspot', accessToken: 'pat-1' }, newId() as CompanyId);
    await made({ email: 'ada@example.com' });
    expect(await jobs()).toEqual([]);
  });

  it('skip customers without an email', async () => {
    await put({ provider: 'hubspot', accessToken: 'pat-1' });
    await made({ email: null, name: 'Ada', phone: '555-0100' });
    expect(await jobs()).toEqual([]);
  });

  it('receive nothing after they are disconnected', async () => {
    await put({ provider: 'hubspot', accessToken: 'pat-1' });
    await made({ email: 'ada@example.com' });
    await put({ active: false });
    await done();
    expect(crm.told).toEqual([]);
  });
});
