import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('partner apply: quotes', () => {
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

  const apply = async (...lines: object[]) =>
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
  const eventsOf = async (id: string): Promise<string[]> =>
    (await database.query<{ type: string }>(sql`select type from events where resource_id = ${id} order by seq`)).map(
      ({ type }) => type,
    );

  it('accepts every field of the item, with its links', async () => {
    const [location, customer, user, product, unit, quote] = Array.from({ length: 6 }, newId);
    const [agreement, order] = [newId(), newId()];
    const printed = await apply(
      { put: 'location', id: location, name: 'Lot', address: '1' },
      { put: 'customer', id: customer, name: 'Ada', email: 'ada@example.com' },
      { put: 'user', id: user, firstName: 'Sam', lastName: 'Porter', email: 'sam@barns.example' },
      { put: 'product', id: product, name: 'Barn', price: 5000 },
      {
        put: 'work-order',
        id: unit,
        serialNumber: 'SN-1',
        workOrderType: 'lot-stock',
        productId: product,
        basePrice: 5000,
      },
      {
        put: 'quote',
        id: quote,
        customerId: customer,
        locationId: location,
        salespersonId: user,
        workOrderId: unit,
        status: 'Active',
        orderNumber: 4000,
        createdAt: '2026-01-02T03:04:05.678Z',
        statusChangedAt: '2026-01-03T00:00:00Z',
        salesSource: 'Blog',
        sourceMetadata: { a: 1 },
        externalReferences: { crm: '1' },
        validUntil: '2026-02-01',
        converted: true,
        convertedOrderId: order,
        convertedOrderNumber: 7,
        pricing: {
          subtotal: 4800.01,
          discount: 100,
          discountReason: 'Dented',
          monthlyPayment: 150.5,
          paymentType: 'rto',
          changeOrderFee: 20,
        },
        rto: { termMonths: 36, rent: 140, balance: 5000.1, agreementId: agreement, providerName: 'Rent Well' },
        lines: [
          { id: 'base', productId: product },
          { name: 'Shelf', quantity: 2, amount: 30, status: 'added', colorName: 'Oak', side: 'left' },
        ],
        configuration: { selectedCategories: [{ any: null }] },
        deliveryCity: 'Troy',
        note: 'Hello',
        purchaseType: 'Lot Stock',
        customer: { name: 'Ada M', phone: '555' },
      },
    );
    expect(printed.at(-1)).toEqual({ ok: true, line: 6, id: quote });
    expect((await database.query(sql`select * from quotes where id = ${quote}`))[0]).toMatchObject({
      number: 4000,
      status: 'Active',
      customer_id: customer,
      customer_name: 'Ada M',
      customer_email: null,
      location_id: location,
      salesperson_id: user,
      work_order_id: unit,
      serial_number: 'SN-1',
      product_id: product,
      subtotal: '4800.01',
      discount: '100.00',
      total: '4700.01',
      monthly_payment: '150.50',
      payment_type: 'rto',
      change_order_fee: '20.00',
      base_price: '5000.00',
      converted: true,
      converted_order_id: order,
      converted_order_number: 7,
      rto: { termMonths: 36, rent: '140.00', balance: '5000.10', agreementId: agreement, providerName: 'Rent Well' },
      configuration: { selectedCategories: [{ any: null }] },
      delivery_city: 'Troy',
      note: 'Hello',
      valid_until: new Date('2026-02-01T23:59:59.999Z'),
      created_at: new Date('2026-01-02T03:04:05.678Z'),
      status_changed_at: new Date('2026-01-03T00:00:00Z'),
    });
    const lines = await database.query(
      sql`select name, quantity, amount, status from sales_lines where document_id = ${quote} order by position`,
    );
    expect(lines).toEqual([
      { name: 'Barn', quantity: 1, amount: '5000.00', status: 'included' },
      { name: 'Shelf', quantity: 2, amount: '30.00', status: 'added' },
    ]);
    expect(
      await apply({ put: 'quote', id: quote, rto: null, pricing: { paymentType: 'cash' }, validUntil: null }),
    ).toEqual([{ ok: true, line: 1, id: quote }]);
    expect((await database.query(sql`select * from quotes where id = ${quote}`))[0]).toMatchObject({
      rto: null,
      payment_type: 'cash',
      valid_until: null,
      total: '4700.01',
      version: 2,
    });
  });

  it('sends, changes status, expires and deletes quotes', async () => {
    const [customer, quote] = [newId(), newId()];
    const printed = await apply(
      { put: 'customer', id: customer, email: 'bo@example.com' },
      { put: 'quote', id: quote, customerId: customer, validUntil: '2026-02-01T00:00:00Z' },
      { do: 'quote.send', id: quote },
      { do: 'status', kind: 'quote', id: quote, status: 'sold', actionDescription: 'by hand' },
      { do: 'status', kind: 'quote', id: quote, status: 'Open' },
      { do: 'status', kind: 'quote', id: quote, status: 'Processed' },
      { do: 'quote.send', id: newId() },
    );
    expect(printed.slice(2)).toEqual([
      ...[3, 4, 5].map((line) => ({ ok: true, line, id: quote })),
      failed(6, 'cannot be "Processed"'),
      failed(7, 'quote not found'),
    ]);
    const sweep = async (): Promise<unknown> =>
      (await partner.run('sweep', 'quotes', '--company', company, '--now', '2026-02-02T00:00:00Z')).printed;
    expect([await sweep(), await sweep()]).toEqual([
      [{ sweep: 'expired-quotes', handled: 1 }],
      [{ sweep: 'expired-quotes', handled: 0 }],
    ]);
    await apply({ do: 'delete', kind: 'quote', id: quote });
    expect(await eventsOf(quote)).toEqual([
      'quote.created',
      'quote.sent',
      'quote.status_changed',
      'quote.status_changed',
      'quote.expired',
      'quote.deleted',
    ]);
  });

  it('reports what is wrong with a line', async () => {
    const customer = newId();
    const printed = await apply(
      { put: 'customer', id: customer, email: 'cy@example.com' },
      { put: 'quote' },
      { put: 'quote', customerId: customer, pricing: { tax: 1 } },
      { put: 'quote', customerId: customer, rto: { termMonths: 1.5 } },
      { put: 'quote', customerId: customer, lines: [{ id: 'a b', name: 'A' }] },
      { put: 'quote', customerId: customer, workOrderId: newId() },
      { put: 'quote', customerId: customer, status: 'Won' },
    );
    expect(printed.slice(1)).toEqual([
      failed(2, 'customerId is required for a new quote'),
      failed(3, 'tax'),
      failed(4, 'termMonths must be an integer'),
      failed(5, 'must match'),
      failed(6, 'work order not found'),
      failed(7, 'unknown status "Won"'),
    ]);
  });
});
