import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import type { Client } from 'pg';
import sql, { raw } from 'sql-template-tag';
import { SalesFixture } from '../testing/sales.fixture.js';
import { ChangeLead } from '../application/change-lead/change-lead.js';
import { PutLead } from '../application/put-lead/put-lead.js';
import { PutOrder } from '../application/put-order/put-order.js';
import { OrderStatusChanges } from '../application/change-status/document-status-changes.js';

describe('the links of a record', () => {
  let sales: SalesFixture;
  beforeAll(async () => {
    sales = await SalesFixture.open(new Date('2026-03-01T12:00:00.000Z'));
  });
  afterAll(() => sales.close());

  /** Resolves once another transaction waits for a lock of this one. */
  async function waitedFor(holder: Client): Promise<void> {
    const { processID: pid } = holder as unknown as { processID: number };
    let waiting = false;
    while (!waiting) {
      const [row] = await sales.database.query<{ found: boolean }>(
        sql`select exists (select 1 from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))) as found`,
      );
      const { found } = row!;
      waiting = found;
    }
  }

  it('rejects a change when the link changed before the lock, and the unit stays with its order (R11)', async () => {
    const company = await sales.company();
    const actor = sales.portal(company);
    const customerId = await sales.customer(company, 'ada@example.com');
    const unit = await sales.unit(company, { serialNumber: 'SN-1' });
    const order = await sales.get(PutOrder).execute(actor, { customerId });
    const other = await sales.database.dedicated();
    await other.query('begin');
    await other.query(
      sql`update orders set work_order_id = ${unit}, version = version + 1 where company_id = ${company}
        and id = ${order}`,
    );
    await other.query(
      sql`update work_orders set order_id = ${order}, order_number = 1001 where company_id = ${company}
        and id = ${unit}`,
    );
    const cancelled = sales.get(OrderStatusChanges).set(actor, { id: order, status: 'Cancelled' });
    await waitedFor(other);
    await other.query('commit');
    await other.end();
    await expect(cancelled).rejects.toMatchObject({ code: 'conflict' });
    expect(await sales.row('work_orders', company, unit)).toMatchObject({ order_id: order });
    await sales.get(OrderStatusChanges).set(actor, { id: order, status: 'Cancelled' });
    expect(await sales.row('work_orders', company, unit)).toMatchObject({ order_id: null });
  });

  it('locks the customer before the lead, even if the lead moves to another one meanwhile (R26, R29)', async () => {
    const company = await sales.company();
    const actor = sales.portal(company);
    const [customerId, survivor] = [
      await sales.customer(company, 'ada@example.com'),
      await sales.customer(company, 'bo@example.com'),
    ];
    const id = await sales.get(PutLead).execute(actor, { customerId });
    const [merge, other] = [await sales.database.dedicated(), await sales.database.dedicated()];
    const locks = (table: string, record: Id) =>
      other.query(sql`select 1 from ${raw(table)} where company_id = ${company} and id = ${record} for no key update`);
    await merge.query('begin');
    await merge.query(sql`select 1 from customers where company_id = ${company} and id = ${customerId} for update`);
    const changed = sales.get(ChangeLead).execute(actor, { id, salesSource: 'Blog' });
    await waitedFor(merge);
    await merge.query(
      sql`update leads set customer_id = ${survivor}, version = version + 1 where company_id = ${company}`,
    );
    await other.query('begin');
    await locks('customers', survivor);
    await merge.query('commit');
    await waitedFor(other);
    await locks('leads', id);
    await other.query('commit');
    await Promise.all([merge.end(), other.end()]);
    await changed;
    expect(await sales.row('customers', company, survivor)).toMatchObject({ sales_source: 'Blog' });
  });
});
