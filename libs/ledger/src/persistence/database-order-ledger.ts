import { type Actor, type CompanyId, type Id, newId } from '@partner/kernel';
import { statusIs } from '@partner/postgres';
import { orderAmounts, type OrderChange, type OrderLedger, orderTransitions } from '@partner/sales';
import type { DatabaseUnitOfWork } from '@partner/unit-of-work';
import sql, { type Sql } from 'sql-template-tag';

/** Movement of an order (§2.21). The database computes its amounts. */
interface Movement {
  readonly company: CompanyId;
  readonly order: Id;
  readonly at: Date;
  /** An open enum on the wire. An `amount_change` without other amounts is not booked. */
  readonly type: 'initial' | 'status_change' | 'amount_change';
  readonly previousStatus?: string | undefined;
  readonly newStatus?: string;
  readonly note?: string | undefined;
}

/** Author of a movement on the wire, an open enum (R48). */
const sourceViews: Readonly<Record<Actor['kind'], string>> = {
  credential: 'api',
  user: 'portal',
  portal: 'portal',
  system: 'automation',
};

/** Books orders in PostgreSQL, from their rows, lines and units as the change leaves them (R48). */
export class DatabaseOrderLedger implements OrderLedger {
  constructor(private readonly work: DatabaseUnitOfWork) {}

  async book({ before, after, note }: OrderChange): Promise<void> {
    const isMoved = before?.status !== after.status;
    this.#add({
      company: after.companyId,
      order: after.id,
      at: after.updatedAt,
      type: before ? (isMoved ? 'status_change' : 'amount_change') : 'initial',
      ...(isMoved && { previousStatus: before?.status, newStatus: after.status, note }),
    });
  }

  async bookUnit(company: CompanyId, order: Id, at: Date): Promise<void> {
    this.#add({ company, order, at, type: 'amount_change' });
  }

  #add(movement: Movement): void {
    this.work.enqueueAfterRecords(({ kind }) => movementStatement(movement, sourceViews[kind]));
  }
}

const isLive = statusIs(sql`t.status`, 'live', orderTransitions);
const upgrades = sql`case when ${isLive} then ${orderAmounts.upgrades} else 0 end`;
const removed = sql`case when ${isLive} then ${orderAmounts.removedUpgrades} else 0 end`;
const amount = sql`case when ${isLive} then ${orderAmounts.basePrice} else 0 end + ${upgrades} - ${removed}`;

/**
 * Updates the order's fields in its earlier movements, and adds a movement from their amounts to the present ones: so
 * all of an order's deltas add up to the amount that it counts for.
 */
function movementStatement({ company, order, at, type, ...fields }: Movement, sourceView: string): Sql {
  const { previousStatus = null, newStatus = null, note = null } = fields;
  return sql`with booked as materialized (
      select t.*, n.amount, n.upgrades, n.removed from orders t
        left join work_orders w on w.company_id = t.company_id and w.id = t.work_order_id
        cross join lateral (select ${amount} as amount, ${upgrades} as upgrades, ${removed} as removed) n
        where t.company_id = ${company} and t.id = ${order}),
    followed as (update sales_ledger_movements m
      set location_id = t.location_id, status = t.status, sale_date = t.sale_date, cancelled = t.sold_and_cancelled
      from booked t where m.company_id = ${company} and m.order_id = ${order}
        and (m.location_id, m.status, m.sale_date, m.cancelled) is distinct from
          (t.location_id, t.status, t.sale_date, t.sold_and_cancelled))
    insert into sales_ledger_movements (company_id, id, order_id, order_number, location_id, status, sale_date,
      cancelled, ledger_date, movement_type, previous_status, new_status, reason, source_view, delta_amount,
      delta_upgrades_amount, delta_removed_upgrades_amount, new_order_amount, new_upgrades_amount,
      new_removed_upgrades_amount)
    select t.company_id, ${newId()}, t.id, t.number, t.location_id, t.status, t.sale_date, t.sold_and_cancelled, ${at},
      ${type}, ${previousStatus}, ${newStatus}, ${note}, ${sourceView}, t.amount - f.amount, t.upgrades - f.upgrades,
      t.removed - f.removed, t.amount, t.upgrades, t.removed
    from booked t, (select coalesce(sum(m.delta_amount), 0) as amount,
        coalesce(sum(m.delta_upgrades_amount), 0) as upgrades,
        coalesce(sum(m.delta_removed_upgrades_amount), 0) as removed
      from sales_ledger_movements m where m.company_id = ${company} and m.order_id = ${order}) f
    where ${type} <> 'amount_change' or (t.amount, t.upgrades, t.removed) <> (f.amount, f.upgrades, f.removed)`;
}
