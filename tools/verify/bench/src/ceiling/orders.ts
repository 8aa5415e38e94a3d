import type pg from 'pg';
import { audit, type Body, counter, event, newId, transaction } from './writes.js';

const product = `select id, name, price from products where company_id = $1 and id = $2 and kind = 'finished'
  and not hide_from_partner_api`;
const line = `insert into sales_lines (company_id, document_id, line_key, position, product_id, name, quantity, amount,
  status, is_standard_feature)
  values ($1, $2, $3, $4, $5, $6, 1, $7, $8, false)`;

interface Ordered {
  readonly locationId: string;
  readonly productId: string;
  readonly customer: { readonly email: string };
  readonly upgrades: readonly { readonly productId: string }[];
}

/** Creates an order of a known customer: look-ups, number, order, lines, ledger, history, audit, event. */
export function createOrder(pool: pg.Pool, company: string, body: Body): Promise<object> {
  const id = newId();
  const { locationId, productId, customer, upgrades } = body as unknown as Ordered;
  return transaction(pool, company, undefined, async (run) => {
    const [location] = await run('select id, name, slug from locations where company_id = $1 and id = $2', [
      company,
      locationId,
    ]);
    const [known] = await run(
      'select id from customers where company_id = $1 and lower(email) = lower($2) for no key update',
      [company, customer.email],
    );
    const [own] = await run('select sold_by_status from companies where company_id = $1 and id = $1', [company]);
    const [building] = await run(product, [company, productId]);
    const [upgrade] = await run(product, [company, upgrades[0]!.productId]);
    const [number] = await run(counter, [company, 'order', 1]);
    const [price, more] = [Number(building!['price']), Number(upgrade!['price'])];
    const [made] = await run(
      `insert into orders (company_id, id, version, created_at, updated_at, number, status, status_changed_at,
        customer_id, customer_email, location_id, product_id, base_price, upgrades_amount, subtotal, total, total_paid,
        down_payment, security_deposit, total_due_today, sold_and_cancelled)
      values ($1, $2, 1, now(), now(), $3, 'Unsubmitted', now(), $4, $5, $6, $7, $8, $9, $10, $10, 0, 0, 0, 0, false)
      returning created_at`,
      [company, id, number!['value'], known!['id'], customer.email, locationId, productId, price, more, price + more],
    );
    await run(line, [company, id, newId(), 1, productId, building!['name'], price, 'included']);
    await run(line, [company, id, newId(), 2, upgrade!['id'], upgrade!['name'], more, 'added']);
    await run(
      `insert into sales_ledger_movements (company_id, id, order_id, order_number, location_id, status, ledger_date,
        cancelled, movement_type, delta_amount, new_order_amount)
      values ($1, $2, $3, $4, $5, 'Unsubmitted', now(), false, 'initial', $6, $6)`,
      [company, newId(), id, number!['value'], locationId, price + more],
    );
    await run(
      `insert into status_history (company_id, id, resource_type, resource_id, status, changed_at, actor_name)
      values ($1, $2, 'order', $3, $4, now(), 'Bench')`,
      [company, newId(), id, 'Unsubmitted'],
    );
    await run(audit, [company, newId(), 'order.created', 'order', id, 1]);
    const [seq] = await run(counter, [company, 'event', 1]);
    const said = JSON.stringify({ orderNumber: number!['value'], status: 'Unsubmitted', total: price + more });
    await run(event, [company, newId(), seq!['value'], 'order.created', 'order', id, 1, said, locationId]);
    const shown = { id, orderNumber: number!['value'], status: 'Unsubmitted', soldBy: own!['sold_by_status'] };
    const pricing = { subtotal: price + more, total: price + more };
    return { ...shown, customer, location, pricing, version: 1, createdAt: made!['created_at'] };
  });
}
