import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('partner apply: payments', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: CompanyId;
  const [lot, customer, barn, order] = [newId(), newId(), newId(), newId()];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
    });
    company = ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: CompanyId }).id;
    await apply(
      { put: 'location', id: lot, name: 'Lot', address: '1' },
      { put: 'customer', id: customer, name: 'Ada', email: 'ada@example.com' },
      { put: 'product', id: barn, name: 'Barn', price: 1000 },
      { put: 'order', id: order, customerId: customer, locationId: lot, productId: barn, pricing: { total: 1000 } },
    );
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const apply = async (...lines: object[]): Promise<unknown[]> => {
    const input = lines.map((line) => JSON.stringify(line)).join('\n');
    return (await partner.with(input, 'apply', '--company', company, '-', '--keep-going')).printed;
  };
  const failed = (line: number, error: string): object => ({ ok: false, line, error: expect.stringContaining(error) });
  const paid = async (): Promise<string> => {
    const [row] = await database.query<{ paid: string }>(
      sql`select total_paid as paid from orders where company_id = ${company} and id = ${order}`,
    );
    return row!.paid;
  };

  it('accepts every field and updates the paid amount of the order (§2.19, R43)', async () => {
    const [cash, card, foreign] = [newId(), newId(), newId()];
    expect(
      await apply(
        { put: 'payment', id: cash, orderId: order, amount: 300, method: 'cash', createdAt: '2026-01-01T00:00:00Z' },
        { put: 'payment', id: card, orderId: order, amount: 200.5, method: 'card', providerReference: 'pi_1' },
        { put: 'payment', id: foreign, orderId: order, amount: 5000, currency: 'JPY', status: 'PAID' },
        { put: 'payment', id: cash, status: 'refunded' },
      ),
    ).toEqual([
      { ok: true, line: 1, id: cash },
      { ok: true, line: 2, id: card },
      { ok: true, line: 3, id: foreign },
      { ok: true, line: 4, id: cash },
    ]);
    expect(await paid()).toBe('200.50');
    expect(await apply({ do: 'payment.refund', id: card }, { put: 'payment', orderId: order, amount: 1.005 })).toEqual([
      failed(1, 'must be refunded there'),
      failed(2, 'decimals'),
    ]);
  });

  it('refunds manual payments partially and fully (R44)', async () => {
    const id = newId();
    const before = await paid();
    expect(
      await apply(
        { put: 'payment', id, orderId: order, amount: 100, method: 'check' },
        { do: 'payment.refund', id, amount: 40 },
        { do: 'payment.refund', id, amount: 61 },
        { do: 'payment.refund', id },
        { do: 'payment.refund', id },
        { do: 'payment.refund', id: newId() },
      ),
    ).toEqual([
      { ok: true, line: 1, id },
      { ok: true, line: 2, id },
      failed(3, 'at most 60.00'),
      { ok: true, line: 4, id },
      failed(5, 'nothing to refund'),
      failed(6, 'payment not found'),
    ]);
    expect(await paid()).toBe(before);
  });

  it('rounds the sum of the payments, not each of them (R44)', async () => {
    const dinars = { put: 'payment', orderId: newId(), amount: 1.005, method: 'manual' };
    await apply(
      { put: 'company', currency: 'kwd' },
      { put: 'order', id: dinars.orderId, customerId: customer, productId: barn },
      dinars,
      dinars,
      { put: 'company', currency: 'usd' },
    );
    expect((await database.query(sql`select total_paid as paid from orders where id = ${dinars.orderId}`))[0]).toEqual({
      paid: '2.01',
    });
  });

  it('records no new payment of a deleted order, but refunds a known one (R13, R46)', async () => {
    const [id, gone] = [newId(), newId()];
    expect(
      await apply(
        { put: 'order', id: gone, customerId: customer, productId: barn },
        { put: 'payment', id, orderId: gone, amount: 100, method: 'cash' },
        { do: 'delete', kind: 'order', id: gone },
        { put: 'payment', orderId: gone, amount: 100, method: 'cash' },
        { do: 'payment.refund', id },
      ),
    ).toMatchObject([{ ok: true }, { ok: true }, { ok: true }, failed(4, 'order not found'), { ok: true }]);
  });

  it('connects one processor per provider and never prints its secrets (R46)', async () => {
    const id = newId();
    const secrets = { secretKey: 'sk_test_hunter2', webhookSecret: 'whsec_hunter3' };
    const results = await apply(
      { put: 'payment-processor', id, provider: 'stripe', ...secrets, connected: true, paymentsEnabled: true },
      { put: 'payment-processor', id, paymentsEnabled: false },
      { put: 'payment-processor', id: newId(), provider: 'stripe', ...secrets },
    );
    expect(results).toEqual([{ ok: true, line: 1, id }, { ok: true, line: 2, id }, failed(3, 'already')]);
    const [row] = await database.query<{ text: string }>(sql`
      select (select row_to_json(t)::text from payment_processors t where company_id = ${company})
        || (select string_agg(row_to_json(a)::text, '') from audit_entries a where company_id = ${company}) as text`);
    const { text } = row!;
    expect(text + JSON.stringify(results)).not.toContain('hunter');
    expect((await partner.run('processor-events', '--company', company, '--unmatched')).printed).toEqual([]);
    expect((await partner.run('sweep', 'payments', '--company', company)).printed).toEqual([
      { sweep: 'payments', handled: 0 },
    ]);
  });
});
