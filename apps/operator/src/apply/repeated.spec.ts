import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CommandLine } from '../testing/command-line.js';

const createdAt = '2026-01-02T03:04:05.678Z';
const later = '2026-01-02T03:04:05.679Z';

describe('partner apply: a batch that is applied twice', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: CompanyId;
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl });
    company = ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: CompanyId }).id;
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const apply = async (lines: readonly object[]): Promise<unknown[]> => {
    const batch = lines.map((line) => JSON.stringify(line)).join('\n');
    return (await partner.with(batch, 'apply', '--company', company, '-', '--keep-going')).printed;
  };
  const written = async (): Promise<unknown> => {
    const [row] = await database.query(
      sql`select (select count(*) from events) as events, (select count(*) from audit_entries) as audited`,
    );
    return row!;
  };

  it('changes nothing, and rejects other values for fields of new records only (R19)', async () => {
    const [lot, customer, product, unit, order] = [newId(), newId(), newId(), newId(), newId()];
    const sale = { customerId: customer, locationId: lot };
    const parts = [
      { id: 'barn', productId: product, quantity: 2 },
      { id: 'ramp', name: 'Ramp', amount: 12.5, status: 'added' },
    ];
    const lines = [
      { put: 'location', id: lot, name: 'Lot', address: '1', slug: 'lot', createdAt },
      { put: 'customer', id: customer, name: 'Ada', email: 'ada@example.com', createdAt },
      { put: 'product-line', id: newId(), name: 'Barns', createdAt },
      { put: 'product', id: product, name: 'Barn', price: 100, createdAt },
      { put: 'size', id: newId(), productId: product, width: 8, length: 10, price: 100, createdAt },
      { put: 'user', id: newId(), name: 'Sam Porter', email: 'sam@barns.example', locationIds: [lot], createdAt },
      {
        put: 'work-order',
        id: unit,
        workOrderNumber: 1500,
        serialNumber: 'S-1',
        productId: product,
        lines: parts,
        createdAt,
      },
      { put: 'lead', id: newId(), orderNumber: 1500, ...sale, createdAt },
      { put: 'quote', id: newId(), orderNumber: 1500, ...sale, lines: parts, createdAt },
      {
        put: 'order',
        id: order,
        orderNumber: 1500,
        ...sale,
        workOrderId: unit,
        status: 'Processed',
        lines: parts,
        createdAt,
      },
      { put: 'payment', id: newId(), orderId: order, amount: 5, currency: 'CAD', createdAt },
      { put: 'location-budget', id: newId(), locationId: lot, year: 2026, january: 43, createdAt },
      { put: 'domain', id: newId(), integrationId: 'w', subdomain: 'shop', apexDomain: 'sheds.example', createdAt },
      {
        put: 'agreement',
        id: newId(),
        direction: 'DMAN_RTO',
        from: { companyId: company },
        to: { companyId: newId(), name: 'Rent Well' },
        createdAt,
      },
    ];
    const done = lines.map(({ id }, index) => ({ ok: true, line: index + 1, id }));
    expect(await apply(lines)).toEqual(done);
    const before = await written();
    expect(await apply(lines)).toEqual(done);
    expect(await written()).toEqual(before);
    const other = lines.map((line) => ({ ...line, createdAt: later }));
    const refused = other.map(({ put }, index) => ({
      ok: false,
      line: index + 1,
      error: `createdAt of an existing ${put.replace('-', ' ')} cannot be changed`,
    }));
    expect(await apply(other)).toEqual(refused);
  });

  it.each([
    ['role', { name: 'Painter' }],
    ['user', { name: 'Kim Porter', email: 'kim@barns.example' }],
    ['location', { name: 'Yard', address: '1', slug: 'yard' }],
    ['customer', { name: 'Cy', email: 'cy@example.com' }],
    ['product-line', { name: 'Sheds' }],
  ])('creates a %s once when two runs apply it at the same time', async (put, fields) => {
    const table = raw(`${put.replace('-', '_')}s`);
    const id = newId();
    // Both runs look for the record before the first may insert it.
    const holder = await database.dedicated();
    await holder.query(`begin; lock table ${table.sql} in share mode`);
    const runs = [1, 2].map(() => apply([{ put, id, ...fields }]));
    let isOver = false;
    void Promise.race(runs).then(() => (isOver = true));
    const waiting = sql`from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!isOver && (await database.count(waiting)) < runs.length) await nextTurn();
    await holder.end();
    expect(await Promise.all(runs)).toEqual(Array(2).fill([{ ok: true, line: 1, id }]));
    expect(await database.query(sql`select version from ${table} where id = ${id}`)).toEqual([{ version: 1 }]);
  });

  it.each([
    ['lead', 'orderNumber'],
    ['order', 'orderNumber'],
    ['work-order', 'workOrderNumber'],
    ['payment', 'currency'],
  ])('rejects another number or currency for a %s', async (put, field) => {
    const [customer, order, id] = [newId(), newId(), newId()];
    await apply([
      { put: 'customer', id: customer, name: 'Bo', email: `bo@${id}.example` },
      { put: 'order', id: order, customerId: customer },
    ]);
    const links = { lead: { customerId: customer }, order: { customerId: customer }, 'work-order': {} };
    const line = { put, id, ...({ ...links, payment: { orderId: order, amount: 1 } } as Record<string, object>)[put] };
    expect(await apply([line, { ...line, [field]: field === 'currency' ? 'eur' : 77 }])).toMatchObject([
      { ok: true },
      { error: `${field} of an existing ${put.replace('-', ' ')} cannot be changed` },
    ]);
  });
});
