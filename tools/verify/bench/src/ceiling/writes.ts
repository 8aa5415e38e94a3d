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
    const said = JSON.stringify({ orderNumber: number!['value'], status: 'Open' });
    await run(event, [company, newId(), seq!['value'], 'lead.created', 'lead', id, 1, said, locationId]);
    const shown = { id, orderNumber: number!['value'], status: 'Open', customer, location };
    return { ...shown, version: 1, createdAt: lead!['created_at'] };
  });
}
