import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { ChangeChannel, Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { Readable } from 'node:stream';
import sql from 'sql-template-tag';
import { CommandLine, type Outcome } from '../testing/command-line.js';
import { maxLineBytes } from './lines.js';

describe('partner apply', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: CompanyId;
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl });
  });
  beforeEach(async () => {
    company = await aCompany();
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const aCompany = async (): Promise<CompanyId> =>
    ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: CompanyId }).id;
  const text = (lines: readonly (object | string)[]): string =>
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const apply = (lines: readonly (object | string)[], ...options: string[]): Promise<Outcome> =>
    partner.with(text(lines), 'apply', '--company', company, '-', ...options);
  const ok = (line: number, id: unknown = expect.stringMatching(/^[0-9a-f]{24}$/)): object => ({ ok: true, line, id });
  const failed = (line: number, error: string): object => ({ ok: false, line, error: expect.stringContaining(error) });
  const stored = async (table: string, id: Id): Promise<Record<string, unknown>> => {
    const [found] = await database.query<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from (select * from ${sql([`${table}`])} where company_id = ${company}
        and id = ${id}) t`,
    );
    return found!.row;
  };

  it('makes two changes of a line that changes fields and the status (E3)', async () => {
    const [customer, unit, lead, quote, order] = Array.from({ length: 5 }, newId) as [Id, Id, Id, Id, Id];
    await apply([
      { put: 'customer', id: customer, name: 'Ada', email: 'ada@example.com' },
      { put: 'work-order', id: unit },
      { put: 'lead', id: lead, customerId: customer },
      { put: 'quote', id: quote, customerId: customer },
      { put: 'order', id: order, customerId: customer },
    ]);
    const changes = (id: Id): Promise<unknown> =>
      database.query(sql`select e.type, e.resource_version as version,
          (select jsonb_agg(k order by k) from audit_entries a,
          jsonb_object_keys(a.changes) k where a.company_id = e.company_id and a.resource_id = e.resource_id
            and a.resource_version = e.resource_version) as audited
        from events e where e.company_id = ${company} and e.resource_id = ${id} and e.type not like '%.created'
        order by e.id`);
    const { printed } = await apply([
      { put: 'work-order', id: unit, title: 'Barn', status: 'Delivered' },
      { put: 'lead', id: lead, salesSource: 'Referral', status: 'Lost' },
      { put: 'quote', id: quote, note: 'Late', status: 'Lost' },
      { put: 'order', id: order, note: 'Late', status: 'Cancelled' },
    ]);
    expect(printed).toEqual([unit, lead, quote, order].map((id, index) => ok(index + 1, id)));
    for (const [kind, id] of [
      ['work_order', unit],
      ['lead', lead],
      ['quote', quote],
    ] as const) {
      expect(await changes(id)).toMatchObject([
        { type: `${kind}.updated`, version: 2 },
        { type: `${kind}.status_changed`, version: 3 },
      ]);
      expect(await stored(`${kind}s`, id)).toMatchObject({ version: 3 });
    }
    expect(await changes(order)).toMatchObject([
      { type: 'order.updated', version: 2 },
      { type: 'order.status_changed', version: 3 },
      { type: 'order.cancelled', version: 3 },
    ]);
    // A status alone, and fields beside the status that the record has, are one change.
    await apply([
      { put: 'lead', id: lead, status: 'Open' },
      { put: 'lead', id: lead, salesSource: 'Walk In', status: 'Open' },
    ]);
    expect(await changes(lead)).toMatchObject([{}, {}, { version: 4 }, { type: 'lead.updated', version: 5 }]);
  });

  it('stores a serial number as one trimmed line (W18)', async () => {
    const unit = newId();
    const { printed } = await apply(
      [
        { put: 'work-order', id: unit, serialNumber: ' SN-1\t' },
        { put: 'work-order', serialNumber: 'SN-1\nSN-2' },
        { put: 'work-order', serialNumber: 'SN-1' },
      ],
      '--keep-going',
    );
    expect(printed).toEqual([
      ok(1, unit),
      failed(2, 'serialNumber must not have control characters or line breaks'),
      failed(3, 'another work order has this serialNumber'),
    ]);
    expect(await stored('work_orders', unit)).toMatchObject({ serial_number: 'SN-1' });
  });

  it('creates records that reference each other and prints one result per line', async () => {
    const [role, location, user, customer, lead] = Array.from({ length: 5 }, newId) as [Id, Id, Id, Id, Id];
    const outcome = await apply([
      { put: 'company', city: 'Waco', soldByStatus: 'Unprocessed', sellTypes: ['Sheds'] },
      { put: 'role', id: role, name: 'Sales' },
      { put: 'location', id: location, name: 'Waco lot', address: '1 Main', leadRouting: true },
      {
        put: 'user',
        id: user,
        name: 'Sam Porter',
        email: 'sam@barns.example',
        roleId: role,
        locationIds: [location],
        inLeadRoutingPool: true,
      },
      { put: 'customer', id: customer, name: 'Ada', email: 'ada@example.com' },
      {
        put: 'lead',
        id: lead,
        customerId: customer,
        locationId: location,
        salespersonId: user,
        createdAt: '2026-01-02T03:04:05.678Z',
      },
    ]);
    expect(outcome).toEqual({
      status: 0,
      errors: '',
      printed: [company, role, location, user, customer, lead].map((id, index) => ok(index + 1, id)),
    });
    expect(await stored('companies', company)).toMatchObject({
      city: 'Waco',
      sold_by_status: 'Unprocessed',
      sell_types: ['Sheds'],
      version: 2,
    });
    expect(await stored('users', user)).toMatchObject({ first_name: 'Sam', last_name: 'Porter', role_id: role });
    expect(await stored('leads', lead)).toMatchObject({ customer_name: 'Ada', salesperson_id: user, number: 1001 });
  });

  it("sets a company's configurator URL and launch allowlist (§4.16)", async () => {
    const origins = (...configuratorLaunchAllowlist: unknown[]): object => ({
      put: 'company',
      configuratorLaunchAllowlist,
    });
    const outcome = await apply(
      [
        { put: 'company', configuratorUrl: 'https://3d.example.com/', ...origins('https://Shop.example.com') },
        { put: 'company', configuratorUrl: 'ftp://3d.example.com/' },
        origins('https://shop.example.com/cart'),
        origins(5),
      ],
      '--keep-going',
    );
    expect(outcome).toMatchObject({
      status: 1,
      printed: [
        ok(1, company),
        failed(2, 'configuratorUrl must be an http or https address'),
        failed(3, 'configuratorLaunchAllowlist must hold origins'),
        failed(4, 'configuratorLaunchAllowlist must be a list of strings'),
      ],
    });
    expect(await stored('companies', company)).toMatchObject({
      configurator_url: 'https://3d.example.com/',
      configurator_launch_allowlist: ['https://shop.example.com'],
    });
  });

  it('changes only the given fields of an existing record', async () => {
    const id = newId();
    const outcome = await apply([
      { put: 'location', id, name: 'Lot', address: '1 Main', region: 'North' },
      { put: 'location', id, region: null, hideFromPartnerApi: true },
    ]);
    expect(outcome).toMatchObject({ status: 0, printed: [ok(1, id), ok(2, id)] });
    expect(await stored('locations', id)).toMatchObject({
      name: 'Lot',
      address: '1 Main',
      region: null,
      hide_from_partner_api: true,
      version: 2,
    });
  });

  it('changes a status and deletes with the same events as the portal', async () => {
    const [customer, lead] = [newId(), newId()];
    const outcome = await apply([
      { put: 'customer', id: customer, name: 'Ada', email: 'ada@example.com' },
      { put: 'lead', id: lead, customer: { name: 'Ada L.' }, customerId: customer },
      { do: 'status', kind: 'lead', id: lead, status: 'lost', actionDescription: 'Bought elsewhere' },
      { do: 'delete', kind: 'lead', id: lead },
      { do: 'status', kind: 'lead', id: lead, status: 'Open' },
    ]);
    expect(outcome.printed).toEqual([ok(1), ok(2), ok(3, lead), ok(4, lead), failed(5, 'lead not found')]);
    const events = await database.query(
      sql`select type from events where company_id = ${company} and resource_id = ${lead} order by seq`,
    );
    expect(events).toEqual(['lead.created', 'lead.status_changed', 'lead.deleted'].map((type) => ({ type })));
    const [, lost] = await database.query(
      sql`select description, actor_name, actor_email from status_history where resource_id = ${lead}
        order by changed_at, id`,
    );
    expect(lost).toEqual({ description: 'Bought elsewhere', actor_name: 'Portal', actor_email: null });
  });

  it("sets a company's currency in any case, and rejects unknown codes", async () => {
    const lines = ['EUR', 'eur', 'zzz', ''].map((currency) => ({ put: 'company', currency }));
    const { version } = await stored('companies', company);
    expect((await apply(lines, '--keep-going')).printed).toEqual([
      ok(1),
      ok(2),
      failed(3, 'currency must be an ISO 4217 code, not "zzz"'),
      failed(4, 'currency must not be blank'),
    ]);
    expect(await stored('companies', company)).toMatchObject({ currency: 'eur', version: Number(version) + 1 });
  });

  it('changes a status without a note when the description is null or empty (W18)', async () => {
    const [customer, lead] = [newId(), newId()];
    const status = { do: 'status', kind: 'lead', id: lead };
    const { printed } = await apply([
      { put: 'customer', id: customer, name: 'Ada' },
      { put: 'lead', id: lead, customerId: customer },
      { ...status, status: 'Lost', actionDescription: null },
      { ...status, status: 'Open', actionDescription: ' ' },
    ]);
    expect(printed).toEqual([ok(1), ok(2), ok(3, lead), ok(4, lead)]);
    expect(await database.query(sql`select description from status_history where resource_id = ${lead}`)).toEqual(
      Array(3).fill({ description: null }),
    );
  });

  it('attributes a line to the user it names (R22)', async () => {
    const [user, customer, lead] = [newId(), newId(), newId()];
    const outcome = await apply(
      [
        { put: 'user', id: user, firstName: 'Sam', lastName: 'Porter', email: 'sam@barns.example' },
        { put: 'customer', id: customer, name: 'Ada', by: user },
        { put: 'lead', id: lead, customerId: customer, by: user },
        { put: 'role', name: 'Sales', by: newId() },
        { put: 'role', name: 'Sales', by: 'Sam' },
      ],
      '--keep-going',
    );
    expect(outcome.printed).toEqual([
      ok(1),
      ok(2),
      ok(3),
      failed(4, 'user not found'),
      failed(5, 'by must be the id of a user'),
    ]);
    const [created] = await database.query(
      sql`select actor_name, actor_email from status_history where resource_id = ${lead}`,
    );
    expect(created).toEqual({ actor_name: 'Sam Porter', actor_email: 'sam@barns.example' });
  });

  it('stops at the first failing line, which changes nothing', async () => {
    const outcome = await apply([
      { put: 'role', name: 'One' },
      { put: 'user', email: 'ann@barns.example', firstName: 'Ann', locationIds: [newId()] },
      { put: 'role', name: 'Three' },
    ]);
    expect(outcome).toEqual({
      status: 1,
      errors: '',
      printed: [ok(1), failed(2, 'locationIds: there is no location')],
    });
    expect(await database.query(sql`select name from roles where company_id = ${company} and not is_system`)).toEqual([
      { name: 'One' },
    ]);
    expect(await database.query(sql`select 1 from users where company_id = ${company}`)).toEqual([]);
  });

  it('reports what is wrong with each line and counts blank lines', async () => {
    const { status, printed } = await apply(
      [
        '{"put": "role", "name":',
        '',
        '   \r',
        '[1]',
        { put: 'spaceship' },
        { do: 'nothing' },
        { put: 'toString' },
        { put: 'role', do: 'delete' },
        { name: 'nothing to do' },
        { put: 'role', name: 'Sales', nmae: 'Sales' },
        { put: 'role', id: 'short', name: 'Sales' },
        { put: 'role', description: 'nameless' },
        { put: 'company', id: company, name: 'X' },
        { put: 'lead', customerId: newId() },
        { put: 'role', name: 'nul \u0000' },
        { put: 'crm-connection', provider: 'hubspot', accessToken: 'pat 1' },
        'x'.repeat(maxLineBytes + 1),
        { put: 'role', name: 'At last' },
      ],
      '--keep-going',
    );
    expect(status).toBe(1);
    expect(printed).toEqual([
      failed(1, 'the line is not valid JSON. Correct the JSON at column '),
      failed(4, 'the line must be a JSON object'),
      failed(5, 'unknown put "spaceship"; it must be one of company, role, '),
      failed(6, 'unknown do "nothing"; it must be one of status, delete'),
      failed(7, 'unknown put "toString"'),
      failed(8, 'a line has either "put" or "do"'),
      failed(9, 'a line has either "put" or "do"'),
      failed(10, 'unknown field "nmae"; the allowed fields are id, name, key, description, isSystem'),
      failed(11, 'id must be an id'),
      failed(12, 'name is required for a new role'),
      failed(13, 'unknown field "id"'),
      failed(14, 'customer not found'),
      failed(15, 'name: text must not contain NUL'),
      failed(16, 'accessToken must be ASCII without spaces'),
      failed(17, 'longer than'),
      ok(18),
    ]);
  });

  it('neither changes nor reveals records of another company', async () => {
    const [ours, role] = [company, newId()];
    await apply([{ put: 'role', id: role, name: 'Theirs' }]);
    company = await aCompany();
    const { status, printed } = await apply([{ put: 'role', id: role, name: 'Ours' }]);
    expect({ status, printed }).toEqual({ status: 1, printed: [failed(1, `the id "${role}" cannot be used`)] });
    expect(await database.query(sql`select company_id, name from roles where id = ${role}`)).toEqual([
      { company_id: ours, name: 'Theirs' },
    ]);
  });

  it('names the field that references a missing record', async () => {
    const customer = newId();
    const { printed } = await apply(
      [
        { put: 'customer', id: customer, name: 'Ada' },
        { put: 'lead', customerId: customer, salespersonId: newId() },
      ],
      '--keep-going',
    );
    expect(printed[1]).toEqual(failed(2, 'salespersonId: there is no such record among the users of the company'));
  });

  it('reads lines from chunks of any size, including a last line without a newline', async () => {
    const bytes = Buffer.from(
      `\uFEFF${text([
        { put: 'role', name: 'Zürich 🏠' },
        { put: 'role', name: 'Zwei' },
      ])}`,
    );
    const one = Readable.from([...bytes].map((byte) => Buffer.from([byte])));
    const { printed } = await partner.with(one, 'apply', '--company', company, '-');
    expect(printed).toEqual([ok(1), ok(2)]);
    expect(
      await database.query(sql`select name from roles where company_id = ${company} and not is_system order by id`),
    ).toEqual([{ name: 'Zürich 🏠' }, { name: 'Zwei' }]);
  });

  it('prints a result before the next line arrives', async () => {
    const input = new Readable({ read: () => undefined });
    input.push(`${JSON.stringify({ put: 'role', name: 'First' })}\n`);
    const running = partner.with(input, 'apply', '--company', company, '-');
    while (
      (await database.query(sql`select 1 from roles where company_id = ${company} and not is_system`)).length === 0
    );
    input.push(null);
    expect((await running).printed).toEqual([ok(1)]);
  });

  it('ends at the first failure while the input is still open', async () => {
    const input = new Readable({ read: () => undefined });
    input.push(`${text([{ put: 'role', name: 'One' }, { put: 'spaceship' }])}\n`);
    const { status, printed } = await partner.with(input, 'apply', '--company', company, '-');
    expect({ status, printed }).toEqual({ status: 1, printed: [ok(1), failed(2, 'unknown put "spaceship"')] });
  });

  it('executes no line after a failed one', async () => {
    await apply([
      { put: 'role', description: 'nameless' },
      { put: 'role', name: 'Next' },
    ]);
    expect(await database.query(sql`select 1 from roles where company_id = ${company} and not is_system`)).toEqual([]);
  });

  it('notifies every server of its changes before it ends (W13)', async () => {
    const server = new Database({ url: testDatabase.url, maxConnections: 2 });
    const channel = new ChangeChannel(server);
    const received: unknown[] = [];
    channel.on<{ type: string; kinds: unknown }>('lists', {
      changed: ({ kinds }) => void received.push(kinds),
      missed: () => undefined,
    });
    await channel.start();
    await apply([
      { put: 'role', name: 'Sales' },
      { put: 'company', city: 'Waco' },
    ]);
    expect(received).toEqual([['role'], ['company']]);
    await channel.stop();
    await server.close();
  });

  it('reports a missing file', async () => {
    const args = ['apply', '--company', company, '/nowhere/batch.ndjson', '--status-by-kind'];
    const { status, errors } = await partner.run(...args);
    expect([status, errors]).toEqual([2, 'there is no file "/nowhere/batch.ndjson"\n']);
  });

  it('names a folder that is given instead of a file', async () => {
    const { status, errors } = await partner.run('apply', '--company', company, '/tmp');
    expect([status, errors]).toEqual([1, '/tmp is a folder: name a file\n']);
  });
});
