import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PutUser } from '@partner/companies';
import { type Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { PutRole } from '@partner/companies';
import sql from 'sql-template-tag';
import { unknownId, TestApi, type TestCompany } from './support/test-api.js';

describe('work after the commit of a request', () => {
  let api: TestApi;
  let company: TestCompany;
  let routed: Id;
  let plain: Id;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  beforeEach(async () => {
    company = await api.company();
    const put = api.application.get(PutLocation);
    routed = await put.execute(company.portal, { name: 'Waco lot', address: '1 Main', leadRouting: true });
    plain = await put.execute(company.portal, { name: 'Plant', address: '2 Main' });
    const roleId = await api.application.get(PutRole).execute(company.portal, { name: 'Sales' });
    await api.application.get(PutUser).execute(company.portal, {
      firstName: 'Sam',
      lastName: 'Porter',
      email: 'sam@sheds.example',
      roleId,
      locationIds: [routed],
      inLeadRoutingPool: true,
    });
  });
  afterAll(() => api.stop());

  const jobs = (): Promise<{ kind: string; payload: unknown }[]> =>
    api.database.query(
      sql`select kind, payload from outbox_jobs where company_id = ${company.id} order by created_at, id`,
    );
  const connectCrm = (): Promise<unknown> =>
    api.database.query(sql`insert into crm_connections (company_id, id, version, created_at, updated_at, provider,
        access_token, active)
      values (${company.id}, ${company.id}, 1, now(), now(), 'hubspot', 'sealed', true)`);
  const ada = { name: 'Ada', email: 'ada@example.com' };

  it('sends an email to the salesperson of a routed lead', async () => {
    const { status } = await company.post('leads', { locationId: routed, customer: ada, salesSource: 'Website' });
    expect(status).toBe(201);
    expect(await jobs()).toEqual([
      {
        kind: 'mail.assignment',
        payload: {
          to: { name: 'Sam Porter', email: 'sam@sheds.example' },
          assignment: {
            about: expect.any(String),
            record: 'lead',
            number: 1001,
            location: 'Waco lot',
            customer: ada,
            salesSource: 'Website',
          },
        },
      },
    ]);
  });

  it('sends nothing when no salesperson was assigned', async () => {
    await company.post('leads', { locationId: plain, customer: ada });
    await company.post('leads', { locationId: routed, customer: ada, salespersonEmail: 'sam@sheds.example' });
    expect(await jobs()).toEqual([]);
  });

  it('runs once when a request is replayed', async () => {
    const send = (): ReturnType<TestCompany['post']> =>
      company.post('leads', { locationId: routed, customer: ada }, { headers: { 'idempotency-key': 'once' } });
    const answers = [await send(), await send()];
    expect(answers.map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    await Promise.all([send(), send()]);
    expect(await jobs()).toHaveLength(1);
  });

  it('does not run when the request is rejected', async () => {
    await connectCrm();
    const [refused, unknown] = [
      await company.post('leads', { locationId: routed, customer: ada, sourceMetadata: { long: 'x'.repeat(100_000) } }),
      await company.post('leads', { locationId: unknownId, customer: ada }),
    ];
    expect([refused.status, unknown.status]).toEqual([400, 404]);
    expect(await jobs()).toEqual([]);
  });

  it('sends each new customer to the connected CRM', async () => {
    await connectCrm();
    await company.post('customers', { ...ada, zipCode: '76701' });
    await company.post('leads', {
      locationId: plain,
      customer: { name: 'Grace', email: 'grace@example.com', phone: '555-0100' },
    });
    await company.post('leads', { locationId: plain, customer: ada });
    await company.post('leads', { locationId: plain, customer: { name: 'Nameless', phone: '555-0101' } });
    await company.post('customers', ada);
    expect(await jobs()).toEqual([
      { kind: 'crm.contact', payload: { about: expect.any(String), ...ada, zipCode: '76701' } },
      {
        kind: 'crm.contact',
        payload: { about: expect.any(String), name: 'Grace', email: 'grace@example.com', phone: '555-0100' },
      },
    ]);
  });

  it('sends nothing to a CRM when none is connected', async () => {
    await company.post('customers', ada);
    expect(await jobs()).toEqual([]);
  });
});
