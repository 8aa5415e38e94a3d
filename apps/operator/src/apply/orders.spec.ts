import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import sql, { raw } from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('partner apply: orders and contracts', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: CompanyId;
  const [lot, customer, unit, barn] = [newId(), newId(), newId(), newId()];
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl });
    company = ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: CompanyId }).id;
    await apply(
      { put: 'location', id: lot, name: 'Lot', address: '1' },
      { put: 'customer', id: customer, name: 'Ada', email: 'ada@example.com' },
      { put: 'product', id: barn, name: 'Barn', price: 100 },
      {
        put: 'work-order',
        id: unit,
        serialNumber: 'SN-1',
        workOrderType: 'lot-stock',
        basePrice: 5000,
        productId: barn,
      },
    );
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const apply = async (...lines: object[]): Promise<unknown[]> =>
    (
      await partner.with(
        lines.map((line) => JSON.stringify(line)).join('\n'),
        'apply',
        '--company',
        company,
        '-',
        '--keep-going',
      )
    ).printed;
  const failed = (line: number, error: string): object => ({ ok: false, line, error: expect.stringContaining(error) });
  const row = async (id: Id): Promise<Record<string, unknown>> => {
    const [found] = await database.query<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(o) as row from orders o where o.id = ${id}`,
    );
    return found!.row;
  };
  const holder = async (): Promise<unknown> => {
    const [row] = await database.query<{ order: Id | null }>(
      sql`select order_id as "order" from work_orders where id = ${unit}`,
    );
    return row!.order;
  };

  it('needs two round trips per order, and four for an order with a given id', async () => {
    const order = {
      put: 'order',
      customerId: customer,
      locationId: lot,
      productId: barn,
      lines: [{ productId: barn }],
    };
    const tripsOf = async (...lines: object[]): Promise<number> => {
      const trips = jest.spyOn(pg.Client.prototype, 'query');
      try {
        expect(await apply(...lines)).toEqual(lines.map(() => expect.objectContaining({ ok: true })));
        return trips.mock.calls.length;
      } finally {
        trips.mockRestore();
      }
    };
    const alone = await tripsOf(order);
    expect((await tripsOf(order, order, order)) - alone).toBe(4);
    // The owner of the id and its record are looked up first.
    expect((await tripsOf(order, { ...order, id: newId() })) - alone).toBe(4);
  });

  it('accepts every field of the item, with past times', async () => {
    const [id, quote] = [newId(), newId()];
    const printed = await apply({
      put: 'order',
      id,
      customerId: customer,
      locationId: lot,
      orderNumber: 2000,
      status: 'Processed',
      serialNumber: 'X-1',
      productId: barn,
      pricing: {
        subtotal: 6000,
        total: 5900.5,
        monthlyPayment: 199,
        paymentType: 'rto',
        discount: 99.5,
        discountReason: 'Loyal',
        changeOrderFee: 5,
      },
      rto: { termMonths: 36, rent: 189, downPayment: 100 },
      deposits: { securityDeposit: 50, balance: 5800.5 },
      saleDate: '2026-01-05T23:00:00Z',
      soldPricing: { total: 1, deliveryFee: 2 },
      sourceQuoteId: quote,
      sourceQuoteNumber: 1005,
      expectedDeliveryDate: '2026-02-01',
      deliveredAt: '2026-02-02T10:00:00Z',
      createdAt: '2026-01-01T00:00:00Z',
      statusChangedAt: '2026-01-04T12:00:00Z',
      lines: [
        { id: 'base', productId: barn },
        { name: 'Window', amount: 80, status: 'added' },
      ],
      configuration: { model: 'Barn' },
      note: 'x',
    });
    expect(printed).toEqual([{ ok: true, line: 1, id }]);
    expect(await row(id)).toMatchObject({
      number: 2000,
      status: 'Processed',
      serial_number: 'X-1',
      subtotal: 6000,
      total: 5900.5,
      payment_type: 'rto',
      down_payment: 100,
      security_deposit: 50,
      total_paid: 100,
      sold_pricing: { total: '1.00', deliveryFee: '2.00' },
      source_quote_id: quote,
      source_quote_number: 1005,
      rto: { termMonths: 36, rent: '189.00', downPayment: '100.00' },
      customer_name: 'Ada',
      version: 1,
    });
    const [movement] = await database.query(
      sql`select movement_type, new_order_amount, sale_date, ledger_date from sales_ledger_movements
        where order_id = ${id}`,
    );
    expect(movement).toEqual({
      movement_type: 'initial',
      new_order_amount: '180.00',
      sale_date: new Date('2026-01-05T00:00:00Z'),
      ledger_date: new Date('2026-01-04T12:00:00Z'),
    });
    expect(
      await database.query(sql`select line_key from sales_lines where document_id = ${id} order by position`),
    ).toHaveLength(2);
  });

  it('links a unit, changes status, deletes, and restores an order only by a status', async () => {
    const id = newId();
    expect(await apply({ put: 'order', id, customerId: customer, workOrderId: unit })).toEqual([
      { ok: true, line: 1, id },
    ]);
    expect(await row(id)).toMatchObject({ total: 5000, serial_number: 'SN-1', product_id: barn });
    expect(await holder()).toBe(id);
    const printed = await apply(
      { do: 'status', kind: 'order', id, status: 'processed', actionDescription: 'Paid' },
      { put: 'order', id, saleDate: null, pricing: { total: 4000 } },
      { do: 'delete', kind: 'order', id },
      { put: 'order', id, note: 'gone' },
      { do: 'status', kind: 'order', id, status: 'On hold' },
      { put: 'order', id, status: 'On hold', orderNumber: 7 },
      { put: 'order', id, status: 'On hold' },
      { put: 'order', workOrderId: unit, customerId: customer },
      { put: 'order', locationId: lot },
      { put: 'order', customerId: customer, soldPricing: { tip: 1 } },
    );
    const ok = (line: number): object => ({ ok: true, line, id });
    expect(printed).toEqual([
      ok(1),
      ok(2),
      ok(3),
      failed(4, 'order not found'),
      failed(5, 'order not found'),
      failed(6, 'orderNumber of an existing order'),
      ok(7),
      failed(8, 'already has an active order'),
      failed(9, 'customerId is required'),
      failed(10, 'unknown field "soldPricing.tip"'),
    ]);
    expect(await holder()).toBe(id);
    const events = await database.query<{ type: string }>(
      sql`select type from events where resource_id = ${id} order by seq`,
    );
    expect(events.map(({ type }) => type)).toEqual([
      'order.created',
      'order.status_changed',
      'order.updated',
      'order.deleted',
      'order.status_changed',
    ]);
  });

  it.each(['lead', 'quote', 'order', 'work-order'])('changes only the time of the status of a %s', async (put) => {
    const [id, kind] = [newId(), put.replace('-', '_')];
    const line = { put, id, ...(put !== 'work-order' && { customerId: customer }) };
    const moved = { put, id, statusChangedAt: '2026-01-04T12:00:00Z' };
    expect(await apply(line, moved, moved)).toEqual([1, 2, 3].map((number) => ({ ok: true, line: number, id })));
    expect(
      await database.query(sql`select type, data->'changedFields' as fields from events
      where resource_id = ${id} order by seq`),
    ).toEqual([
      { type: `${kind}.created`, fields: null },
      { type: `${kind}.updated`, fields: ['statusChangedAt'] },
    ]);
    const table = raw(`${kind}s`);
    expect(
      (await database.query(sql`select version, status_changed_at as at from ${table} where id = ${id}`))[0]!,
    ).toEqual({
      version: 2,
      at: new Date(moved.statusChangedAt),
    });
  });

  it('starts the storeExpirationDays of a unit at the time its order became Processed', async () => {
    const [id, held] = [newId(), newId()];
    const starts = async (): Promise<unknown> => {
      const [row] = await database.query<{ at: Date }>(
        sql`select store_expiration_anchor_at as at from work_orders where id = ${held}`,
      );
      return row!.at;
    };
    await apply(
      { put: 'work-order', id: held, workOrderType: 'lot-stock', storeExpirationDays: 3, productId: barn },
      { put: 'order', id, customerId: customer, workOrderId: held, status: 'Processed' },
      { put: 'order', id, statusChangedAt: '2026-01-04T12:00:00Z' },
    );
    expect(await starts()).toEqual(new Date('2026-01-04T12:00:00Z'));
    expect(
      await database.query(sql`select movement_type from sales_ledger_movements where order_id = ${id}`),
    ).toHaveLength(1);
  });

  it('allows one open contract per order, which is signed and voided', async () => {
    const [order, contract] = [newId(), newId()];
    const printed = await apply(
      { put: 'order', id: order, customerId: customer },
      { put: 'contract', id: contract, orderId: order, status: 'out_for_signature', contractNumber: 'C-1' },
      { put: 'contract', orderId: order, status: 'partially_signed', customerSigned: true },
      { put: 'contract', id: newId(), orderId: order },
      { put: 'contract', id: contract, orderId: newId() },
      { put: 'contract', id: contract, status: 'signed' },
      { put: 'contract', id: contract, status: 'voided' },
      { put: 'contract', orderId: order },
      { put: 'contract', status: 'draft' },
    );
    expect(printed).toEqual([
      { ok: true, line: 1, id: order },
      { ok: true, line: 2, id: contract },
      { ok: true, line: 3, id: contract },
      failed(4, 'another contract'),
      failed(5, 'order not found'),
      failed(6, 'status must be one of draft'),
      { ok: true, line: 7, id: contract },
      { ok: true, line: 8, id: expect.not.stringContaining(contract) },
      failed(9, 'orderId is required'),
    ]);
    const events = await database.query<{ type: string }>(
      sql`select type from events where resource_id = ${contract} order by seq`,
    );
    expect(events.map(({ type }) => type)).toEqual(['contract.sent', 'contract.signed', 'contract.voided']);
    const [signed] = await database.query(
      sql`select status, customer_signed_at is not null as customer, salesperson_signed_at from contracts
        where id = ${contract}`,
    );
    expect(signed).toEqual({ status: 'voided', customer: true, salesperson_signed_at: null });
  });
});
