import { beforeAll, describe, expect, it } from '@jest/globals';
import { type EventChoice, type EventFilter, EventQueries, type MatchingEvents, ReplayEvents } from '@partner/events';
import { type Id, newId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { WorkScope } from '@partner/postgres';
import sql from 'sql-template-tag';
import { TestApi, type TestCompany } from './support/test-api.js';

describe('filters of webhook endpoints', () => {
  let api: TestApi;
  let company: TestCompany;
  let open: Id;
  let hidden: Id;
  /** Endpoints by filter, which exist before the events. */
  const endpoints = new Map<EventFilter, Id>();

  const aPlace = (hideFromPartnerApi: boolean): Promise<Id> =>
    api.application.get(PutLocation).execute(company.portal, { name: newId(), address: '1', hideFromPartnerApi });
  const subscribe = async (filter: EventFilter): Promise<Id> => {
    const id = newId();
    await api.database.query(sql`insert into webhook_subscriptions (company_id, id, version, created_at, updated_at,
        url, status, secret, filter)
      values (${company.id}, ${id}, 1, now(), now(), 'https://example.com/', 'active', 'sealed',
        ${JSON.stringify(filter)}::jsonb)`);
    return id;
  };
  const sent = async (endpoint: Id): Promise<string[]> =>
    (
      await api.database.query<{ type: string }>(sql`select e.type from webhook_deliveries d
        join events e on e.company_id = d.company_id and e.id = d.event_id
        where d.company_id = ${company.id} and d.subscription_id = ${endpoint} order by e.seq`)
    ).map(({ type }) => type);
  const to = (filter: EventFilter): Promise<string[]> => sent(endpoints.get(filter)!);

  const matching = (choice: EventChoice): Promise<MatchingEvents> =>
    WorkScope.forCompany(company.id, () => api.application.get(EventQueries).matching(company.id, choice));

  const ofStatus: EventFilter = { status: ['Lost', 'Nothing'] };
  const ofFields: EventFilter = { changedFields: ['salesperson', 'nothing'] };
  let ofPlace: EventFilter;
  let ofHidden: EventFilter;
  let ofAll: EventFilter;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    [open, hidden] = [await aPlace(false), await aPlace(true)];
    [ofPlace, ofHidden] = [{ locationId: [open] }, { locationId: [hidden] }];
    ofAll = { status: ['Open'], locationId: [open], changedFields: ['salesperson'] };
    for (const filter of [ofStatus, ofFields, ofPlace, ofHidden, ofAll]) endpoints.set(filter, await subscribe(filter));
    const created = await company.post<{ id: string }>('leads', {
      locationId: open,
      customer: { email: `${newId()}@example.com` },
    });
    const lead = `leads/${created.body.id}`;
    await company.patch(lead, { salespersonName: 'Ada' });
    await company.post(`${lead}/status`, { status: 'Lost' });
    await company.patch(lead, { salespersonName: 'Grace' });
    await api.database.query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id,
        location_id, data)
      values (${company.id}, ${newId()}, 0, 'work_order.created', now(), 'work_order', ${newId()}, ${hidden},
        ${JSON.stringify({ status: 'Open build', locationId: hidden })}::jsonb)`);
  });

  it('select events by one of the values of each member; an event without the member does not pass', async () => {
    expect(await to(ofStatus)).toEqual(['lead.status_changed', 'lead.updated']);
    expect(await to(ofFields)).toEqual(['lead.updated', 'lead.updated']);
    expect(await to(ofPlace)).toEqual(['lead.created', 'lead.updated', 'lead.status_changed', 'lead.updated']);
    expect(await to(ofAll)).toEqual(['lead.updated']);
  });

  it('find nothing by a hidden location (A5)', async () => {
    expect(await to(ofHidden)).toEqual([]);
    expect(await matching({ types: null, filter: ofHidden })).toMatchObject({ matching: 0 });
  });

  it('find nothing by what a hidden quote reveals (A5)', async () => {
    const quote = newId();
    await api.database.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active)
      values (${company.id}, ${quote}, 1, now(), now(), true)`);
    await api.database.query(sql`insert into quotes (company_id, id, version, created_at, updated_at, number, status,
        status_changed_at, customer_id, location_id, converted)
      values (${company.id}, ${quote}, 1, now(), now(), 1, 'Open', now(), ${quote}, ${hidden}, false)`);
    await api.database.query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id,
        data)
      values (${company.id}, ${newId()}, -1, 'work_order.updated', now(), 'work_order', ${newId()},
        ${JSON.stringify({ quoteId: quote, changedFields: ['quoteId', 'serialNumber'] })}::jsonb)`);
    for (const [field, found] of [
      ['quoteId', 0],
      ['serialNumber', 1],
    ] as const)
      expect(await matching({ types: null, filter: { changedFields: [field] } })).toMatchObject({ matching: found });
  });

  it('are counted on the latest events as they were sent', async () => {
    for (const [filter, endpoint] of endpoints) {
      const { matching: counted } = await matching({ types: null, filter });
      expect([filter, counted]).toEqual([filter, (await sent(endpoint)).length]);
    }
    const updates = { types: ['lead.updated'], filter: ofStatus };
    expect(await matching(updates)).toMatchObject({ matching: 1 });
    const all = await matching({ types: null, filter: null });
    expect(all.matching).toBe(all.events);
  });

  it('select what is replayed and redelivered, too', async () => {
    const late = await subscribe(ofAll);
    await api.application.get(ReplayEvents).execute(company.portal, { subscriptionId: late });
    expect(await sent(late)).toEqual(['lead.updated']);
    const again = await subscribe(ofStatus);
    const { body } = await company.get<{ data: { id: string }[] }>('events?types=lead.created,lead.status_changed');
    for (const { id } of body.data) await company.post(`events/${id}/redeliver`, undefined);
    expect(await sent(again)).toEqual(['lead.status_changed']);
  });
});
