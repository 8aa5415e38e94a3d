import { newId } from '@partner/kernel';
import { SecretBox } from '@partner/runtime';
import type pg from 'pg';
import { type SeededCompany, seededId } from '../fixture/seed.js';
import type { BenchFixture } from '../fixture/fixture.js';

/** Webhook endpoints of one company and their pending deliveries. */
export class Backlog {
  readonly signingSecret = `whsec_${'b'.repeat(43)}`;

  private constructor(
    private readonly client: pg.Client,
    private readonly company: SeededCompany,
    readonly subscriptions: number,
  ) {}

  /** Creates active subscriptions with the same rows as the use case. */
  static async open(
    { client, settings }: BenchFixture,
    company: SeededCompany,
    url: string,
    subscriptions: number,
  ): Promise<Backlog> {
    const backlog = new Backlog(client, company, subscriptions);
    const box = new SecretBox(Buffer.from(settings['PARTNER_SECRET']!, 'base64'));
    await backlog.close();
    for (let index = 0; index < subscriptions; index += 1) {
      const id = newId();
      await client.query(
        `insert into webhook_subscriptions (company_id, id, version, created_at, updated_at, url, status, secret)
         values ($1, $2, 1, now(), now(), $3, 'active', $4)`,
        [company.id, id, url, box.seal(backlog.signingSecret, `webhook ${id} of company ${company.id}`)],
      );
    }
    return backlog;
  }

  /**
   * Creates this many deliveries, due at once, of events that match every subscription, with the same rows as the
   * statement that writes events.
   */
  async fill(deliveries: number): Promise<void> {
    const { client, company, subscriptions } = this;
    await this.empty();
    await client.query(
      `with written as (
         insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id, resource_version,
           data, location_id)
         select $1, lpad(to_hex(extract(epoch from now())::bigint), 8, '0') || 'be' || lpad(to_hex(n), 14, '0'),
           1000000000 + n, 'lead.created',
           now(), 'lead', $2, 1, jsonb_build_object('orderNumber', n, 'status', 'Open', 'customerId', $3::text,
             'locationId', $4::text), $4
         from generate_series(1, $5::int) n returning company_id, id)
       insert into webhook_deliveries (company_id, event_id, subscription_id, next_attempt_at, updated_at)
       select s.company_id, t.id, s.id, now(), now()
       from written t join webhook_subscriptions s on s.company_id = t.company_id where s.status = 'active'`,
      [company.id, ...['1', 'd', 'a'].map((letter) => seededId(letter, company, 1)), deliveries / subscriptions],
    );
  }

  /** @throws Error unless every delivery was made once, and logged as a success */
  async check(deliveries: number): Promise<void> {
    const { rows } = await this.client.query<{ delivered: number; logged: number }>(
      `select (select count(*)::int from webhook_deliveries where company_id = $1 and state = 'delivered'
        and attempts = 1) as delivered,
        (select count(*)::int from webhook_attempts where company_id = $1 and ok and status_code = 204) as logged`,
      [this.company.id],
    );
    const { delivered, logged } = rows[0]!;
    if (delivered !== deliveries || logged !== deliveries) {
      throw new Error(`of ${deliveries} deliveries ${delivered} were delivered and ${logged} logged`);
    }
  }

  /** True if no delivery is pending. */
  async isDone(): Promise<boolean> {
    const { rowCount } = await this.client.query(
      `select 1 from webhook_deliveries where company_id = $1 and state = 'pending' limit 1`,
      [this.company.id],
    );
    return rowCount === 0;
  }

  /** Returns an event that was sent. */
  async sent(): Promise<{ readonly eventId: string; readonly eventType: string }> {
    const { rows } = await this.client.query<{ eventId: string; eventType: string }>(
      `select t.id as "eventId", t.type as "eventType" from webhook_deliveries d
       join events t on t.company_id = d.company_id and t.id = d.event_id where d.company_id = $1
         order by d.event_id desc limit 1`,
      [this.company.id],
    );
    return rows[0]!;
  }

  /** Returns the median and 99th percentile of the attempts' duration in milliseconds. */
  async durations(): Promise<{ readonly p50: number; readonly p99: number }> {
    const { rows } = await this.client.query<{ p50: number; p99: number }>(
      `select percentile_cont(0.5) within group (order by duration_ms) as p50,
        percentile_cont(0.99) within group (order by duration_ms) as p99
       from webhook_attempts where company_id = $1`,
      [this.company.id],
    );
    return rows[0]!;
  }

  /** Removes the subscriptions, deliveries and events. */
  async close(): Promise<void> {
    await this.empty();
    await this.client.query('truncate webhook_subscriptions');
  }

  private async empty(): Promise<void> {
    await this.client.query('truncate webhook_deliveries, webhook_attempts');
    await this.client.query('delete from events where company_id = $1 and seq > 1000000000', [this.company.id]);
  }
}
