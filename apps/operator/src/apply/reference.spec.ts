import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describedFields } from '@partner/http';
import { type DomainError, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { applyPage } from '../apply-page.js';
import { CommandLine } from '../testing/command-line.js';
import { validateLine } from './handler.js';
import { actions, puts } from './handlers.js';

const { eventTypes } = await discoverContexts();

describe('the reference of partner apply', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: Id;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    const secret = Buffer.from('0123456789abcdef'.repeat(2)).toString('base64');
    partner = new CommandLine({ DATABASE_URL: testDatabase.url, PARTNER_SECRET: secret });
    company = ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: Id }).id;
    await apply(...Object.values(parts()));
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const ids = Object.fromEntries(
    ['location', 'customer', 'product', 'order', 'unit', 'agreement', 'other'].map((name) => [name, newId()]),
  ) as Record<string, Id>;
  /** Records that the samples reference. */
  const parts = (): Record<string, object> => ({
    location: { put: 'location', id: ids['location'], name: 'Lot' },
    customer: { put: 'customer', id: ids['customer'], name: 'Ann', email: 'ann@example.com' },
    product: { put: 'product', id: ids['product'], name: 'Shed' },
    unit: { put: 'work-order', id: ids['unit'], template: { templateName: 'Shed' } },
    order: { put: 'order', id: ids['order'], customerId: ids['customer'], locationId: ids['location'] },
    agreement: { put: 'agreement', id: ids['agreement'], ...agreement() },
  });
  const agreement = (): object => ({
    direction: 'outbound',
    from: { companyId: company },
    to: { companyId: ids['other'], name: 'Sheds' },
  });

  async function apply(...lines: object[]): Promise<{ ok: boolean; id?: Id; error?: string }[]> {
    const input = lines.map((line) => JSON.stringify(line)).join('\n');
    const { printed } = await partner.with(input, 'apply', '--company', company, '-', '--keep-going');
    return printed as { ok: boolean; id?: Id; error?: string }[];
  }

  /** Returns an object with a value at this path, such as `images[].url`. */
  const nested = (path: readonly string[], value: unknown): unknown => {
    const [name, ...rest] = path;
    if (name === undefined) return value;
    const inner = nested(rest, value);
    return name.endsWith('[]') ? { [name.slice(0, -2)]: [{ type: 'hero', ...(inner as object) }] } : { [name]: inner };
  };

  it('rejects null in every field that it does not clear (R24)', () => {
    const checked = [...Object.values(puts), ...Object.values(actions)].flatMap(({ line }) =>
      describedFields(line)
        .filter(({ options }) => !options.nullable && !options.readOnly)
        .map(({ path }) => [line, path] as const),
    );
    expect(checked.length).toBeGreaterThan(200);
    const accepted = checked.filter(([line, path]) => {
      try {
        validateLine(line, nested(path.split('.'), null) as object);
        return true;
      } catch (error) {
        const { errors = [] } = (error as DomainError).details;
        return !errors.some(({ field }) => field?.replaceAll(/\[\d+\]/g, '[]') === path);
      }
    });
    expect(accepted.map(([, path]) => path)).toEqual([]);
  });

  it('rejects addresses that no browser should open, in every field with one (A14)', async () => {
    const fields = Object.entries(puts).flatMap(([put, { line }]) =>
      describedFields(line)
        .filter(({ path }) => /(?:url|images)$/i.test(path))
        .map(({ path }) => [put, path] as const),
    );
    expect(fields.length).toBeGreaterThan(8);
    for (const address of ['javascript:alert(1)', 'https://a.example;script-src x/'])
      for (const [put, path] of fields) {
        const line = { put, ...(nested(path.split('.'), path.endsWith('mages') ? [address] : address) as object) };
        const [result] = await apply(line);
        expect([put, path, result?.error]).toEqual([put, path, expect.stringMatching(/\bhttps?\b/)]);
      }
  });

  it('lists every type and action with nested fields', () => {
    const text = applyPage(eventTypes);
    for (const [verb, handlers] of Object.entries({ put: puts, do: actions }))
      for (const word of Object.keys(handlers)) expect(text).toContain(`### \`{"${verb}": "${word}"}\``);
    expect(text).toContain('`deposits.balance`');
    expect(text).toContain('`locations[].products[].sizes`');
  });

  it('is named in the help of the command', async () => {
    expect((await partner.help('apply', '--help')).help).toContain('docs/apply.md');
  });

  /** A value for every field that a new record requires. */
  const samples = (): Record<string, object> => ({
    company: {},
    role: { name: 'Builders' },
    user: { email: 'bob@example.com', name: 'Bob' },
    location: { name: 'Second lot' },
    'location-budget': { locationId: ids['location'], year: 2026 },
    'product-line': { name: 'Barns' },
    product: { name: 'Barn' },
    size: { productId: ids['product'], width: 8, length: 10, price: 100 },
    'crm-connection': { provider: 'hubspot', accessToken: 'pat-1' },
    lead: { customerId: ids['customer'] },
    quote: { customerId: ids['customer'] },
    order: { customerId: ids['customer'] },
    contract: { orderId: ids['order'] },
    payment: { orderId: ids['order'], amount: 10 },
    'payment-processor': {},
    document: { entityType: 'order', entityId: ids['order'], fileName: 'a.pdf', contentBase64: 'YWJj' },
    bom: { productId: ids['product'], items: [] },
    'work-order': {},
    delivery: { workOrderId: ids['unit'] },
    customer: {},
    domain: { integrationId: 'one', subdomain: 'shop', apexDomain: 'example.com' },
    agreement: agreement(),
    'state-legal': { agreementId: ids['agreement'], stateCode: 'TX' },
    'site-event': { eventType: 'page.view', sessionId: 's' },
  });

  it.each(Object.entries(puts))('lists the fields that a new "%s" requires', async (word, { needs = [] }) => {
    const sample = samples()[word]!;
    expect(Object.keys(sample).sort()).toEqual([...needs].sort());
    for (const left of needs) {
      const [result] = await apply({ put: word, ...sample, [left]: undefined });
      expect({ without: left, ok: result!.ok }).toEqual({ without: left, ok: false });
    }
    expect(await apply({ put: word, ...sample })).toEqual([expect.objectContaining({ ok: true })]);
  });

  /** Lines of every action, each with the lines that it depends on. */
  function performed(): Record<string, readonly (readonly object[])[]> {
    const id = newId;
    const made = (put: string, fields: object = {}) => ({ put, id: id(), ...fields });
    const sale = { customerId: ids['customer'], locationId: ids['location'] };
    const onContract = (action: object, ...before: object[]) => {
      const order = made('order', sale);
      const lines = [{ put: 'contract' }, ...before, action].map((line) => ({ ...line, orderId: order.id }));
      return [order, ...lines];
    };
    const on = (record: { id: Id }, action: object) => [record, { ...action, id: record.id }];
    const status = (kind: string, to: string, fields: object = {}) =>
      on(made(kind, fields), { do: 'status', kind, status: to });
    const gone = (kind: string, fields: object = {}) => on(made(kind, fields), { do: 'delete', kind });
    const unit = () => made('work-order', { template: { templateName: 'Shed' } });
    const send = { do: 'contract.send' };
    const delivered = (last: string, ...before: string[]) => {
      const work = made('work-order');
      const line = (action: string) => ({ do: `delivery.${action}`, workOrderId: work.id });
      return [work, ...before.map(line), line(last)];
    };
    const legal = made('agreement', agreement());
    const paid = made('payment', { orderId: ids['order'], amount: 10, status: 'paid' });
    return {
      status: [
        status('lead', 'Lost', sale),
        status('quote', 'Active', sale),
        status('order', 'Cancelled', sale),
        status('work-order', 'Open Build'),
      ],
      delete: [
        ...['lead', 'quote', 'order'].map((kind) => gone(kind, sale)),
        gone('work-order'),
        gone('customer'),
        gone('role', { name: 'Painters' }),
        gone('domain', { integrationId: 'two', subdomain: 'sheds', apexDomain: 'example.org' }),
        gone('location-budget', { locationId: ids['location'], year: 2030 }),
        gone('document', {
          entityType: 'order',
          entityId: ids['order'],
          fileName: 'b.pdf',
          contentBase64: 'YWJj',
        }),
        [legal, ...gone('state-legal', { agreementId: legal.id, stateCode: 'OH' })],
        gone('agreement', agreement()),
      ],
      'quote.send': [on(made('quote', sale), { do: 'quote.send' })],
      'contract.send': [onContract(send)],
      'contract.sign': [
        onContract({ do: 'contract.sign', party: 'customer' }, send),
        onContract({ do: 'contract.sign', party: 'salesperson' }, send, { do: 'contract.sign', party: 'customer' }),
      ],
      'contract.complete': [onContract({ do: 'contract.complete' }, send)],
      'contract.void': [onContract({ do: 'contract.void' }, send)],
      'payment.refund': [[paid, { do: 'payment.refund', id: paid.id }]],
      'template.publish': [on(unit(), { do: 'template.publish' })],
      'template.unpublish': [
        (() => {
          const record = unit();
          const publish = { do: 'template.publish', id: record.id };
          return [record, publish, { do: 'template.unpublish', id: record.id }];
        })(),
      ],
      'delivery.schedule': [delivered('schedule')],
      'delivery.dispatch': [delivered('dispatch', 'schedule')],
      'delivery.deliver': [delivered('deliver', 'schedule', 'dispatch')],
      'invitation.accept': [[{ do: 'invitation.accept', token: 'a-token' }]],
    };
  }

  const newestEvent = async (): Promise<number> =>
    (await database.query<{ seq: number }>(sql`select coalesce(max(seq), 0)::int as seq from events`))[0]!.seq;

  it.each(Object.entries(actions))('lists the events that "%s" emits', async (word, { emits }) => {
    if (word === 'invitation.accept') await invite('a-token');
    const emitted = new Set<string>();
    for (const lines of performed()[word]!) {
      expect(await apply(...lines.slice(0, -1))).toEqual(
        lines.slice(1).map(() => expect.objectContaining({ ok: true })),
      );
      const before = await newestEvent();
      expect(await apply(lines.at(-1)!)).toEqual([expect.objectContaining({ ok: true })]);
      const events = await database.query<{ type: string }>(
        sql`select type from events where company_id = ${company} and seq > ${before}`,
      );
      for (const { type } of events) emitted.add(type);
    }
    const documented = Object.keys(emits).filter((type) => eventTypes.includes(type));
    expect([...emitted].sort()).toEqual(documented.sort());
  });

  async function invite(token: string): Promise<void> {
    const user = newId();
    await apply({ put: 'user', id: user, email: `${user}@example.com`, firstName: 'Cy' });
    await database.query(sql`insert into invitations (company_id, id, user_id, account_id, token_hash, expires_at,
        version, created_at, updated_at)
      select company_id, ${newId()}, id, account_id, ${createHash('sha256').update(token).digest('hex')},
        now() + interval '1 day', 1, now(), now() from users where id = ${user}`);
  }
});
