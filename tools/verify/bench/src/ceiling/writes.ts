import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

export type Body = Record<string, never>;

export const newId = (): string => Math.floor(Date.now() / 1000).toString(16) + randomBytes(8).toString('hex');
export const event = `insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id,
  resource_version, data, location_id)
  values ($1, $2, $3, $4, now(), $5, $6, $7, $8, $9)`;
export const audit = `insert into audit_entries (company_id, id, at, actor_kind, actor_name, action, resource_type,
  resource_id, resource_version)
  values ($1, $2, now(), 'credential', 'Bench', $3, $4, $5, $6)`;
const history = `insert into status_history (company_id, id, resource_type, resource_id, status, changed_at, actor_name)
  values ($1, $2, $3, $4, 'Open', now(), 'Bench')`;
export const counter =
  `update company_counters set value = value + $3 where company_id = $1 and name = $2 returning ` + `value::int`;

/** Runs one transaction with a prepared statement for each row, and stores the response if there is a key. */
export async function transaction(
  pool: pg.Pool,
  company: string,
  key: string | undefined,
  work: (run: Run) => Promise<object>,
): Promise<object> {
  const operation = key === undefined ? undefined : createHash('sha256').update(key).digest();
  if (operation) {
    await pool.query({
      name: 'claim',
      text: `insert into idempotency_keys (company_id, operation, endpoint, key, body_hash, claim, claimed_at)
        values ($1, $2, 'bench', $3, $2, gen_random_uuid(), now())`,
      values: [company, operation, key],
    });
  }
  const client = await pool.connect();
  const run: Run = async (text, values) =>
    (await client.query({ name: createHash('md5').update(text).digest('hex'), text, values: [...values] }))
      .rows as Record<string, never>[];
  try {
    await run('begin', []);
    const answer = await work(run);
    if (operation) {
      await run(
        `update idempotency_keys set finished_at = now(), status = 201, headers = '{}', body = $3, kinds = '{lead}'
        where company_id = $1 and operation = $2`,
        [company, operation, JSON.stringify(answer)],
      );
    }
    await run('commit', []);
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
type Run = (text: string, values: readonly unknown[]) => Promise<Record<string, never>[]>;

/** Creates a lead of a known customer: location and customer looked up, number, lead, history, audit entry, event. */
export function createLead(pool: pg.Pool, company: string, body: Body, key: string | undefined): Promise<object> {
  const id = newId();
  const { locationId, customer } = body as unknown as { locationId: string; customer: { email: string } };
  return transaction(pool, company, key, async (run) => {
    const [location] = await run('select id, name, slug from locations where company_id = $1 and id = $2', [
      company,
      locationId,
    ]);
    const [known] = await run('select id from customers where company_id = $1 and lower(email) = lower($2)', [
      company,
      customer.email,
    ]);
    const [number] = await run(counter, [company, 'lead', 1]);
    const [lead] = await run(
      `insert into leads (company_id, id, version, created_at, updated_at, number, status, status_changed_at,
        customer_id, customer_email, location_id)
      values ($1, $2, 1, now(), now(), $3, 'Open', now(), $4, $5, $6) returning *`,
      [company, id, number!['value'], known!['id'], customer.email, locationId],
    );
    await run(history, [company, newId(), 'lead', id]);
    await run(audit, [company, newId(), 'lead.created', 'lead', id, 1]);
    const [seq] = await run(counter, [company, 'event', 1]);
    await run(event, [
      company,
      newId(),
      seq!['value'],
      'lead.created',
      'lead',
      id,
      1,
      JSON.stringify({ orderNumber: number!['value'], status: 'Open' }),
      locationId,
    ]);
    return {
      id,
      orderNumber: number!['value'],
      status: 'Open',
      customer,
      location,
      version: 1,
      createdAt: lead!['created_at'],
    };
  });
}

/** Quotes a free unit: unit and customer locked, number, quote, unit reserved, history, audit entries, events. */
export function quoteUnit(pool: pg.Pool, company: string, body: Body, key: string): Promise<object> {
  const id = newId();
  const { serialNumber, customer } = body as unknown as { serialNumber: string; customer: { email: string } };
  return transaction(pool, company, key, async (run) => {
    const [known] = await run(
      'select id from customers where company_id = $1 and lower(email) = lower($2) for no key update',
      [company, customer.email],
    );
    const [unit] = await run(
      `select * from work_orders where company_id = $1 and serial_number = $2 and status <> 'Deleted' for no key ` +
        `update`,
      [company, serialNumber],
    );
    const [location] = await run('select id, name, slug from locations where company_id = $1 and id = $2', [
      company,
      unit!['location_id'],
    ]);
    const [number] = await run(counter, [company, 'quote', 1]);
    await run(
      `insert into quotes (company_id, id, version, created_at, updated_at, number, status, status_changed_at,
        customer_id, customer_email, location_id, work_order_id, serial_number, subtotal, total, converted)
      values ($1, $2, 1, now(), now(), $3, 'Open', now(), $4, $5, $6, $7, $8, $9, $9, false)`,
      [
        company,
        id,
        number!['value'],
        known!['id'],
        customer.email,
        unit!['location_id'],
        unit!['id'],
        serialNumber,
        unit!['base_price'],
      ],
    );
    await run(
      'update work_orders set quote_id = $3, version = version + 1, updated_at = now() where company_id = $1 and id ' +
        '= $2',
      [company, unit!['id'], id],
    );
    await run(history, [company, newId(), 'quote', id]);
    await run(audit, [company, newId(), 'quote.created', 'quote', id, 1]);
    await run(audit, [company, newId(), 'work_order.updated', 'work_order', unit!['id'], 2]);
    const [seq] = await run(counter, [company, 'event', 2]);
    await run(event, [
      company,
      newId(),
      Number(seq!['value']) - 1,
      'quote.created',
      'quote',
      id,
      1,
      '{"status":"Open"}',
      unit!['location_id'],
    ]);
    await run(event, [
      company,
      newId(),
      seq!['value'],
      'work_order.updated',
      'work_order',
      unit!['id'],
      2,
      '{}',
      unit!['location_id'],
    ]);
    return { id, orderNumber: number!['value'], status: 'Open', customer, location, serialNumber, version: 1 };
  });
}

/** Records a manual payment: order locked, other payments summed, payment, order, audit entries, events. */
export function recordPayment(pool: pg.Pool, company: string, order: string, body: Body): Promise<object> {
  const id = newId();
  const { method, amount } = body as unknown as { method: string; amount: number };
  return transaction(pool, company, undefined, async (run) => {
    const [locked] = await run('select * from orders where company_id = $1 and id = $2 for no key update', [
      company,
      order,
    ]);
    const [own] = await run('select currency from companies where company_id = $1 and id = $1', [company]);
    const [others] = await run(
      `select coalesce(sum(amount - refunded_amount), 0)::bigint as paid from payments where company_id = $1
        and order_id = $2 and status in ('paid', 'disputed', 'Refunded')`,
      [company, order],
    );
    const cents = Math.round(amount * 100);
    const [made] = await run(
      `insert into payments (company_id, id, version, created_at, updated_at, order_id, customer_id, location_id,
        amount, refunded_amount, currency, digits, is_foreign, method, status, description)
      values ($1, $2, 1, now(), now(), $3, $4, $5, $6, 0, $7, 2, false, $8, 'paid', 'Cash payment') returning *`,
      [company, id, order, locked!['customer_id'], locked!['location_id'], cents, own!['currency'], method],
    );
    await run(
      `update orders set total_paid = $3, version = version + 1, updated_at = now() where company_id = $1 and id = $2`,
      [company, order, (Number(others!['paid']) + cents) / 100],
    );
    const version = Number(locked!['version']) + 1;
    await run(audit, [company, newId(), 'payment.created', 'payment', id, 1]);
    await run(audit, [company, newId(), 'order.updated', 'order', order, version]);
    const [seq] = await run(counter, [company, 'event', 2]);
    const last = Number(seq!['value']);
    const place = locked!['location_id'];
    const said = JSON.stringify({ orderId: order, status: 'paid', amount });
    await run(event, [company, newId(), last - 1, 'payment.created', 'payment', id, null, said, place]);
    await run(event, [company, newId(), last, 'order.updated', 'order', order, version, said, place]);
    return { id, orderId: order, customerId: locked!['customer_id'], amount, method, createdAt: made!['created_at'] };
  });
}
