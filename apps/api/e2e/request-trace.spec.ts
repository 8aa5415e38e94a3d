import { beforeAll, describe, expect, it } from '@jest/globals';
import { type RequestTrace, TraceRequest } from '@partner/events';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { WorkScope } from '@partner/postgres';
import sql from 'sql-template-tag';
import { TestApi, type TestCompany } from './support/test-api.js';

describe('request trace (R96)', () => {
  let api: TestApi;
  let company: TestCompany;
  let lot: Id;
  let subscription: Id;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    lot = await aPlace();
    subscription = newId();
    await api.database.query(sql`insert into webhook_subscriptions (company_id, id, version, created_at, updated_at,
        url, status, secret)
      values (${company.id}, ${subscription}, 1, now(), now(), 'https://example.com/', 'active', 'sealed')`);
  });

  const aPlace = (): Promise<Id> =>
    api.application.get(PutLocation).execute(company.portal, { name: newId(), address: '1' });
  const aLead = async (requestId?: string): Promise<{ id: Id; requestId: string }> => {
    const body = { locationId: lot, customer: { name: 'Ada', email: `${newId()}@example.com` } };
    const headers: Record<string, string> = requestId === undefined ? {} : { 'x-request-id': requestId };
    const made = await company.post<{ id: Id }>('leads', body, { headers });
    expect(made.status).toBe(201);
    return { id: made.body.id, requestId: made.headers.get('x-request-id')! };
  };
  const trace = (requestId: string, of: CompanyId = company.id): Promise<RequestTrace> =>
    WorkScope.forCompany(of, () => api.application.get(TraceRequest).execute(of, requestId));

  it('connects the X-Request-Id of a write with its changes, events and attempts', async () => {
    const { id, requestId } = await aLead('order 7 / attempt 1');
    expect(requestId).toBe('order 7 / attempt 1');
    await aLead();
    const { changes, events, jobs, isTruncated } = await trace(requestId);
    const lead = { resourceType: 'lead', resourceId: id };
    expect(changes).toContainEqual(
      expect.objectContaining({ ...lead, action: 'lead.created', actorName: 'Test key', actorKind: 'credential' }),
    );
    expect(changes.map(({ action }) => action).sort()).toEqual(['customer.created', 'lead.created']);
    expect(events.map(({ type }) => type).sort()).toEqual(['customer.created', 'lead.created']);
    const created = events.find(({ type }) => type === 'lead.created')!;
    expect(created).toMatchObject({ ...lead, resourceVersion: 1, occurredAt: expect.any(Date) });
    expect(created.deliveries).toEqual([
      expect.objectContaining({ subscriptionId: subscription, state: 'pending', attempts: 0, made: [] }),
    ]);
    expect({ jobs, isTruncated }).toEqual({ jobs: [], isTruncated: false });

    await attempt(created.id, 1, 500, 'the receiver answered 500');
    await attempt(created.id, 2, 204, null);
    const again = (await trace(requestId)).events.find(({ type }) => type === 'lead.created')!;
    expect(again.deliveries[0]!.made).toEqual([
      { attempt: 1, ok: false, statusCode: 500, durationMs: 12, error: 'the receiver answered 500', attemptedAt },
      { attempt: 2, ok: true, statusCode: 204, durationMs: 12, error: null, attemptedAt },
    ]);
  });

  const attemptedAt = expect.any(Date);
  const attempt = (event: Id, number: number, status: number, error: string | null): Promise<unknown> =>
    api.database.query(sql`insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id, url,
        attempt, status_code, ok, duration_ms, error, attempted_at)
      values (${company.id}, ${newId()}, ${event}, 'lead.created', ${subscription}, 'https://example.com/', ${number},
        ${status}, ${error === null}, 12, ${error}, now())`);

  it('finds requests by generated ids, and each write of a reused id', async () => {
    const { requestId } = await aLead();
    expect((await trace(requestId)).events).toHaveLength(2);
    const [one, other] = [await aLead('sent twice'), await aLead('sent twice')];
    const leads = (await trace('sent twice')).events.filter(({ type }) => type === 'lead.created');
    expect(leads.map(({ resourceId }) => resourceId)).toEqual([one.id, other.id]);
  });

  it('has the changes of a request without events', async () => {
    for (const [year, headers] of [
      [2026, undefined],
      [2027, { 'x-request-id': 'the budget of 2027' }],
    ] as const) {
      const body = { locationId: lot, year, januaryLeadTarget: 7 };
      const made = await company.post('location-budgets', body, { ...(headers && { headers }) });
      expect(made.status).toBe(201);
      const { changes, events } = await trace(made.headers.get('x-request-id')!);
      expect(changes).toEqual([expect.objectContaining({ action: 'location_budget.created' })]);
      expect(events).toEqual([]);
    }
  });

  it('is not found for requests that are foreign, unknown or without changes', async () => {
    const { requestId } = await aLead();
    const stranger = await api.company('Strangers');
    const read = await company.get('leads?limit=1');
    const refused = await company.post('leads', { customer: { email: 'no' } });
    expect(refused.status).toBe(400);
    const ids = [read, refused].map(({ headers }) => headers.get('x-request-id')!);
    const asked = [trace(requestId, stranger.id), ...[...ids, 'never sent', ''].map((id) => trace(id))];
    for (const one of asked) await expect(one).rejects.toMatchObject({ code: 'notFound' });
    expect((await trace(requestId)).events).toHaveLength(2);
  });

  it('is not visible to partners in the feed (W17)', async () => {
    await aLead('not for the feed');
    const { text } = await company.get('events?limit=200');
    expect(text).toContain('lead.created');
    expect(text).not.toContain('not for the feed');
  });
});
