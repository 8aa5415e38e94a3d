import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { DemoCompany } from './support/demo-company.js';

const unknown = '65f0c0ffee00000000dead01';

describe('error code (R80)', () => {
  let demo: DemoCompany | undefined;
  let lead: { readonly id: string };
  let customer: { readonly id: string; readonly email: string };
  let unit: { readonly workOrderId: string };

  beforeAll(async () => {
    demo = await DemoCompany.start();
    const first = async <Item>(list: string): Promise<Item> =>
      (await demo!.company.get<{ data: Item[] }>(list)).body.data[0]!;
    lead = await first('leads?status=Open&limit=1');
    customer = await first('customers?search=@&limit=1');
    unit = await first('lot-stock?limit=1');
  });

  afterAll(() => demo?.stop());

  const conflictOf = async (path: string, body: unknown, key?: string): Promise<unknown[]> => {
    const { status, body: answer } = await demo!.company.post(path, body, key === undefined ? {} : { key });
    return [status, answer['code'], answer['conflictingId']];
  };

  const codeOf = async (method: string, path: string, body?: unknown, headers = {}): Promise<unknown> => {
    const { url } = demo!.api;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${demo!.company.key}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const json = (await answer.json()) as { readonly error: unknown; readonly code: unknown };
    expect(typeof json.error).toBe('string');
    return [answer.status, json.code];
  };

  it('describes problems of a body', async () => {
    const create = (body: unknown, headers = {}): Promise<unknown> =>
      codeOf('POST', '/partner/v1/leads', body, headers);
    expect(await create({})).toEqual([400, 'missing_field']);
    expect(await create({ locationId: 'x', customer: { name: 'Ada' } })).toEqual([400, 'invalid_field']);
    expect(await create({ colour: 'red' })).toEqual([400, 'unknown_field']);
    expect(await create('[]')).toEqual([400, 'invalid_body']);
    expect(await create({}, { 'idempotency-key': 'x'.repeat(256) })).toEqual([400, 'invalid_header']);
    expect(await create('a', { 'content-type': 'text/plain' })).toEqual([415, 'unsupported_content_type']);
    expect(await create({ customer: { name: 'x'.repeat(600_000) } })).toEqual([413, 'body_too_large']);
    expect(await create({ locationId: unknown, customer: { name: 'Ada' } })).toEqual([404, 'not_found']);
  });

  it('describes problems of a path, credential or parameter', async () => {
    expect(await codeOf('GET', '/partner/v1/nothing')).toEqual([404, 'route_not_found']);
    expect(await codeOf('GET', '/partner/v1/leads/x')).toEqual([404, 'not_found']);
    expect(await codeOf('PUT', '/partner/v1/leads')).toEqual([405, 'method_not_allowed']);
    expect(await codeOf('GET', '/partner/v1/me', undefined, { authorization: 'Bearer x' })).toEqual([
      401,
      'invalid_credential',
    ]);
    expect(await codeOf('GET', `/partner/v1/events?cursor=${unknown}`)).toEqual([400, 'invalid_cursor']);
    expect(await codeOf('GET', '/partner/v1/leads?page=0')).toEqual([400, 'invalid_field']);
  });

  it('describes why the state of a record does not allow a request', async () => {
    const ask = (status: string, headers = {}): Promise<unknown> =>
      codeOf('POST', `/partner/v1/leads/${lead.id}/status`, { status }, headers);
    expect(await ask('Sideways')).toEqual([400, 'unknown_status']);
    expect(await ask('Open')).toEqual([409, 'status_change_not_allowed']);
    expect(await ask('Lost', { 'if-match': '"999"' })).toEqual([409, 'version_mismatch']);
    expect(await codeOf('POST', '/partner/v1/customers', { email: customer.email })).toEqual([409, 'email_taken']);
    const quote = { workOrderId: unit.workOrderId, customer: { email: 'codes@example.com' } };
    expect((await demo!.company.post('quotes', quote)).status).toBe(201);
    expect(await codeOf('POST', '/partner/v1/quotes', quote)).toEqual([409, 'unit_taken']);
  });

  it('of a conflict names the other record to a caller who may read it (W19)', async () => {
    const { company } = demo!;
    const sameEmail = { name: 'Ada', email: customer.email.toUpperCase() };
    const taken = [409, 'email_taken'];
    expect(await conflictOf('customers', sameEmail)).toEqual([...taken, customer.id]);
    const key = { headers: { 'idempotency-key': 'same email' } };
    for (let round = 0; round < 2; round += 1)
      expect((await company.post('customers', sameEmail, key)).body).toMatchObject({
        conflictingId: customer.id,
        field: 'email',
      });
    const writer = await company.newKey('partner-api.customers.write');
    expect(await conflictOf('customers', sameEmail, writer)).toEqual([...taken, undefined]);
    const [location] = (await company.get<{ data: { id: string; code: string }[] }>('locations?limit=1')).body.data;
    const sameCode = { name: 'Lot', address: '1 Main St', code: location!.code.toLowerCase() };
    expect(await conflictOf('locations', sameCode)).toEqual([409, 'location_code_taken', location!.id]);
    const units = await company.get<{ data: { id: string; serialNumber?: string }[] }>('work-orders?limit=50');
    const one = units.body.data.find(({ serialNumber }) => serialNumber !== undefined);
    const sameSerial = { locationId: location!.id, serialNumber: one!.serialNumber };
    expect(await conflictOf('work-orders', sameSerial)).toEqual([409, 'serial_number_taken', one!.id]);
    const [budget] = (
      await company.get<{ data: { id: string; locationId: string; year: number }[] }>('location-budgets?limit=1')
    ).body.data;
    const sameYear = { locationId: budget!.locationId, year: budget!.year };
    expect(await conflictOf('location-budgets', sameYear)).toEqual([409, 'budget_exists', budget!.id]);
    const [user] = (await company.get<{ data: { id: string; email: string }[] }>('users?limit=1')).body.data;
    const roles = (await company.get<{ data: { id: string; key: string }[] }>('roles')).body.data;
    const role = roles.find(({ key }) => key === 'driver');
    const samePerson = { firstName: 'A', lastName: 'B', email: user!.email, roleId: role!.id };
    expect(await conflictOf('users', samePerson)).toEqual([409, 'user_exists', user!.id]);
  });

  it('of a taken unit names no quote of a hidden location (A5, W19)', async () => {
    const { company } = demo!;
    const free = (await company.get<{ data: { workOrderId: string }[] }>('lot-stock?limit=1')).body.data[0]!;
    const quote = { workOrderId: free.workOrderId, customer: { email: 'hidden@example.com' } };
    const { id, location } = (await company.post<{ id: string; location: { id: string } }>('quotes', quote)).body;
    const taken = [409, 'unit_taken'];
    expect(await conflictOf('quotes', quote)).toEqual([...taken, id]);
    const [other] = (await company.get<{ data: { id: string }[] }>('locations?limit=100')).body.data.filter(
      (one) => one.id !== location.id,
    );
    await company.patch(`quotes/${id}`, { salesLocation: other!.id });
    await demo!.api.database.query(sql`update locations set hide_from_partner_api = true where id = ${other!.id}`);
    expect(await conflictOf('quotes', quote)).toEqual([...taken, undefined]);
  });

  it('reports a reused idempotency key', async () => {
    const headers = { 'idempotency-key': 'code-1' };
    expect(await codeOf('POST', '/partner/v1/leads', {}, headers)).toEqual([400, 'missing_field']);
    expect(await codeOf('POST', '/partner/v1/leads', { locationId: unknown }, headers)).toEqual([
      422,
      'idempotency_key_reused',
    ]);
  });
});
