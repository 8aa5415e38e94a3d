import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, money, newId } from '@partner/kernel';
import { SalesFixture } from '../../testing/sales.fixture.js';
import { Quotes } from '../ports/quotes.js';
import { PutQuote, type PutQuoteCommand } from './put-quote.js';

const noon = new Date('2026-03-01T12:00:00.000Z');

describe('a quote from the portal', () => {
  let sales: SalesFixture;
  let company: CompanyId;
  let customerId: Id;
  beforeAll(async () => {
    sales = await SalesFixture.open(noon);
  });
  beforeEach(async () => {
    company = await sales.company();
    customerId = await sales.customer(company, 'ada@example.com');
  });
  afterAll(() => sales.close());

  const put = (command: PutQuoteCommand): Promise<Id> => sales.get(PutQuote).execute(sales.portal(company), command);
  const stored = (id: Id): Promise<Record<string, unknown>> => sales.row('quotes', company, id);
  const holder = async (unit: Id): Promise<unknown> => (await sales.row('work_orders', company, unit))['quote_id'];

  it('copies the contact of its customer and all missing fields of its unit', async () => {
    const shed = await sales.product(company, 'Shed', 5000);
    const unit = await sales.unit(company, {
      serialNumber: 'SN-1',
      productId: shed,
      discount: 100,
      discountReason: 'Dented',
      configuration: { model: 'Barn' },
      lines: [
        { key: 'base', productId: shed },
        { key: 'shelf', name: 'Shelf' },
      ],
    });
    const id = await put({ customerId, workOrderId: unit });
    expect(await stored(id)).toMatchObject({
      number: 1001,
      status: 'Open',
      customer_name: 'Ada',
      customer_email: 'ada@example.com',
      customer_phone: '555',
      serial_number: 'SN-1',
      product_id: shed,
      subtotal: '5000.00',
      discount: '100.00',
      total: '4900.00',
      purchase_type: 'Lot Stock',
      configuration: { model: 'Barn' },
      created_at: noon,
    });
    expect((await sales.get(Quotes).lines.of(company, id)).map(({ key, name }) => [key, name])).toEqual([
      ['base', 'Shed'],
      ['shelf', 'Shelf'],
    ]);
    expect(await holder(unit)).toBe(id);
    expect((await sales.events(company)).slice(-2)).toEqual([
      ['quote.created', id],
      ['work_order.updated', unit],
    ]);
  });

  it('stores the given fields and dates', async () => {
    const [id, at, moved] = [newId(), new Date('2025-01-01T00:00:00.000Z'), new Date('2025-02-01T00:00:00.000Z')];
    const order = newId();
    await put({
      id,
      customerId,
      orderNumber: 2000,
      status: 'sold',
      createdAt: at,
      statusChangedAt: moved,
      customerName: 'Bo',
      total: money(900),
      discount: money(100),
      convertedOrderId: order,
      convertedOrderNumber: 7,
      lines: [{ name: 'Ramp' }],
    });
    expect(await stored(id)).toMatchObject({
      number: 2000,
      status: 'Sold',
      created_at: at,
      status_changed_at: moved,
      customer_name: 'Bo',
      customer_email: null,
      subtotal: '1000.00',
      total: '900.00',
      converted: true,
      converted_order_id: order,
      converted_order_number: 7,
    });
    expect(await stored(await put({ customerId }))).toMatchObject({ number: 2001, converted: false });
  });

  it('frees and assigns its unit as its status and its link change (R11)', async () => {
    const [first, second] = [await sales.unit(company), await sales.unit(company)];
    const id = await put({ customerId, workOrderId: first });
    await put({ id, workOrderId: second });
    expect([await holder(first), await holder(second)]).toEqual([null, id]);
    await put({ id, status: 'Lost' });
    expect(await holder(second)).toBeNull();
    await put({ id, workOrderId: first, status: 'Active' });
    expect([await holder(first), await holder(second)]).toEqual([id, null]);
    const other = await put({ customerId, workOrderId: second });
    await expect(put({ id, workOrderId: second })).rejects.toThrow('the unit already has an active quote');
    expect([await holder(first), await holder(second)]).toEqual([id, other]);
    await put({ id, workOrderId: null });
    expect(await holder(first)).toBeNull();
    const sold = await put({ customerId, workOrderId: second, status: 'Sold' });
    expect([await holder(second), (await stored(sold))['work_order_id']]).toEqual([other, second]);
  });

  it('changes the given fields in one version, and the status in another (E3)', async () => {
    const id = await put({ customerId, total: money(10) });
    await put({ id, discount: money(3), lines: [{ key: 'a', name: 'A' }], note: 'hello', status: 'Active' });
    expect(await stored(id)).toMatchObject({
      version: 3,
      subtotal: '10.00',
      total: '7.00',
      note: 'hello',
      status: 'Active',
    });
    await put({ id, lines: [{ key: 'b', name: 'B' }] });
    expect((await sales.get(Quotes).lines.of(company, id)).map(({ key }) => key)).toEqual(['b']);
    expect((await sales.events(company)).filter(([, record]) => record === id).map(([type]) => type)).toEqual([
      'quote.created',
      'quote.updated',
      'quote.status_changed',
      'quote.updated',
    ]);
  });

  it('rejects invalid commands', async () => {
    const id = await put({ customerId });
    const other = await sales.customer(await sales.company(), 'bo@example.com');
    for (const [command, error] of [
      [{}, 'customerId is required for a new quote'],
      [{ customerId: other }, 'customer not found'],
      [{ customerId, workOrderId: newId() }, 'work order not found'],
      [{ customerId, status: 'Processed' }, 'a quote cannot be "Processed"'],
      [{ customerId, orderNumber: 1001 }, 'another quote has this orderNumber'],
      [{ id, orderNumber: 5 }, 'orderNumber of an existing quote cannot be changed'],
      [
        {
          id,
          lines: [
            { key: 'a', name: 'A' },
            { key: 'a', name: 'B' },
          ],
        },
        'is used more than once',
      ],
      [{ id, lines: [{ key: 'a' }] }, 'a line needs a name or a productId'],
      [{ id, lines: [{ productId: newId() }] }, 'product not found'],
    ] as const) {
      await expect(put(command as PutQuoteCommand)).rejects.toThrow(error);
    }
    expect(await stored(id)).toMatchObject({ version: 1 });
  });
});
