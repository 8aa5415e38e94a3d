import { type CompanyId, type Id, newId, FixedClock } from '@partner/kernel';
import { ChangeChannel, Database, WorkerRegister, WorkerSession } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { freshDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { Attempts } from '../../application/delivery/attempts.js';
import type { Outcome } from '../../application/delivery/claimed-delivery.js';
import { DeliveryLoop, type DeliveryLoopOptions } from '../../application/delivery/delivery-loop.js';
import { type DeliveryObserver, DeliveryObservers } from '../../application/delivery/delivery-observers.js';
import { OutcomeBatches } from '../../application/delivery/outcome-batches.js';
import { HttpWebhookSender } from '../../delivery/http-webhook-sender.js';
import type { WorkerSession as SessionPort } from '../../application/ports/due-deliveries.js';
import { BoxedSigningSecrets } from '../../secrets/boxed-signing-secrets.js';
import { EventProjection } from '../event.projection.js';
import { DatabaseDueDeliveries } from './database-due-deliveries.js';

export const contexts = await discoverContexts();

/** Projection of the events that the workspace's contexts declare. */
export const projection = new EventProjection(contexts);

/** Secrets for subscriptions inserted directly into the database. */
export const secrets = new BoxedSigningSecrets(async () => [Buffer.alloc(32, 7)]);

/** Signing secret of every subscription in these tests. */
export const signingSecret = secrets.generate();

/** A stored delivery. */
export interface StoredDelivery {
  readonly state: string;
  readonly attempts: number;
  readonly next_attempt_at: Date;
  readonly lease_id: string | null;
  readonly last_status: number | null;
  readonly body: string | null;
}

/** Delivery engine of a worker on a database, with a clock that stands still. */
export class TestWorker implements DeliveryObserver {
  readonly due: DatabaseDueDeliveries;
  readonly attempts: Attempts;
  readonly outcomes: Outcome[] = [];
  readonly failures: string[] = [];
  readonly loop: DeliveryLoop;
  private readonly sender = new HttpWebhookSender({ allowPrivate: true });
  private readonly waiting: (() => void)[] = [];

  constructor(database: Database, clock: FixedClock, session: SessionPort, options: DeliveryLoopOptions = {}) {
    const observers = new DeliveryObservers();
    observers.add(this);
    const units = new DatabaseUnitOfWork(database, contexts, clock);
    this.due = new DatabaseDueDeliveries(database, units, projection, session);
    this.attempts = new Attempts(this.sender, secrets, 'X-Service', clock, () => 0);
    const batches = new OutcomeBatches(this.due, observers, clock);
    this.loop = new DeliveryLoop(this.due, this.attempts, batches, observers, clock, session, {
      pollIntervalMs: 50,
      ...options,
    });
  }

  settled(outcomes: readonly Outcome[]): void {
    this.outcomes.push(...outcomes);
    for (const wake of this.waiting.splice(0)) wake();
  }

  failed(what: string): void {
    this.failures.push(what);
    for (const wake of this.waiting.splice(0)) wake();
  }

  /** Resolves when `condition` holds; it is checked after every write of outcomes and every failure. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  async close(): Promise<void> {
    await this.loop.stop();
    await this.sender.close();
  }
}

/** A company with subscriptions and events, inserted in the same form as production code writes them. */
export class DeliveryFixture {
  readonly company = newId() as CompanyId;
  readonly clock = new FixedClock(new Date());
  private readonly engines: TestWorker[] = [];

  private constructor(
    readonly database: Database,
    readonly url: string,
    /** Receives change notifications like every process. */
    readonly channel: ChangeChannel,
    /** Session of all workers without their own. */
    readonly session: WorkerSession,
    private readonly drop: () => Promise<void>,
  ) {}

  static async open(): Promise<DeliveryFixture> {
    const testDatabase = await freshDatabase();
    const database = new Database({ url: testDatabase.url, maxConnections: 8 });
    const channel = new ChangeChannel(database);
    await channel.start();
    const session = new WorkerSession(database, { intervalMs: 20, graceMs: 0 });
    await session.start();
    return new DeliveryFixture(database, testDatabase.url, channel, session, () => testDatabase.drop());
  }

  get units(): DatabaseUnitOfWork {
    return new DatabaseUnitOfWork(this.database, contexts, this.clock);
  }

  /** @param session for a worker that can lose it */
  aWorker(options: DeliveryLoopOptions = {}, session: SessionPort = this.session): TestWorker {
    const worker = new TestWorker(this.database, this.clock, session, options);
    this.engines.push(worker);
    return worker;
  }

  /** Creates a worker of another process. `kill` ends its session and resolves when the other workers know. */
  async anotherProcess(): Promise<{ readonly worker: TestWorker; readonly kill: () => Promise<void> }> {
    const client = await this.database.dedicated();
    const id = await new WorkerRegister(client).add();
    const worker = this.aWorker({}, { id, onChange: () => undefined });
    const kill = async (): Promise<void> => {
      const known = new Promise<void>((resolve) => this.session.onChange(resolve));
      await client.end();
      await known;
    };
    return { worker, kill };
  }

  /** Stops the engines and deletes their rows: `truncate` would replace the files of all tables that refer to them. */
  async rest(): Promise<void> {
    await Promise.all(this.engines.splice(0).map((worker) => worker.close()));
    await this.database.pool.query(`delete from webhook_attempts; delete from webhook_deliveries; delete from events;
      delete from webhook_subscriptions; delete from orders; delete from locations`);
  }

  async close(): Promise<void> {
    await this.session.stop();
    await this.channel.stop();
    await this.database.close();
    await this.drop();
  }

  async aSubscription(url: string): Promise<Id> {
    const id = newId();
    const sealed = await secrets.seal(signingSecret, { companyId: this.company, subscriptionId: id });
    await this.database
      .query(sql`insert into webhook_subscriptions (company_id, id, version, created_at, updated_at, url, status,
        secret)
      values (${this.company}, ${id}, 1, now(), now(), ${url}, 'active', ${sealed})`);
    return id;
  }

  async aLocation(hidden = false): Promise<Id> {
    const id = newId();
    await this.database
      .query(sql`insert into locations (company_id, id, version, created_at, updated_at, name, slug, active,
        sales_lot, plant, hide_from_partner_api,
      ignore_on_ledger, lead_routing) values (${this.company}, ${id}, 1, now(), now(), 'Lot', ${id}, true, true,
        false, ${hidden}, false, false)`);
    return id;
  }

  async anOrder(location: Id): Promise<Id> {
    const [customer, order] = [newId(), newId()];
    await this.database.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active)
      values (${this.company}, ${customer}, 1, now(), now(), true)`);
    await this.database.query(sql`insert into orders (company_id, id, version, created_at, updated_at, number, status,
      status_changed_at, customer_id, location_id, down_payment, security_deposit, total_due_today, total_paid,
      sold_and_cancelled)
      select ${this.company}, ${order}, 1, now(), now(), (select count(*) from orders), 'Processed', now(),
        ${customer}, ${location}, 0, 0, 0, 0, false`);
    return order;
  }

  /** Inserts events for a subscription, due now; events of an order create it at the location. @returns their ids */
  async events(subscription: Id, count = 1, more: { type?: string; location?: Id; data?: object } = {}): Promise<Id[]> {
    const { type = 'lead.created', location = null, data = { status: 'Open' } } = more;
    const ids = Array.from({ length: count }, () => newId());
    const record = location && type.startsWith('order.') ? await this.anOrder(location) : newId();
    await this.database
      .query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id,
        resource_version, location_id, data)
      select ${this.company}, r.id, 1, ${type}, ${this.clock.now()}, split_part(${type}, '.', 1), ${record}, 1,
        ${location}, ${JSON.stringify(data)}::jsonb
      from unnest(${ids}::text[]) r(id)`);
    await this.database
      .query(sql`insert into webhook_deliveries (company_id, event_id, subscription_id, next_attempt_at, updated_at)
      select ${this.company}, r.id, ${subscription}, ${this.clock.now()}, now() from unnest(${ids}::text[]) r(id)`);
    return ids;
  }

  /** Inserts events of a record for a subscription with an order, due now. @returns their ids, in the order */
  async inOrder(
    subscription: Id,
    record: Id,
    count = 1,
    after = 0,
    more: { type?: string; location?: Id } = {},
  ): Promise<Id[]> {
    const ids = await this.events(subscription, count, more);
    await this.database
      .query(sql`update webhook_deliveries d set record_id = ${record}, record_seq = ${after}::int + r.seq
      from unnest(${ids}::text[]) with ordinality r(id, seq) where d.event_id = r.id`);
    return ids;
  }

  async delivery(event: Id, subscription: Id): Promise<StoredDelivery> {
    const [row] = await this.database.query<StoredDelivery>(sql`select * from webhook_deliveries
      where company_id = ${this.company} and event_id = ${event} and subscription_id = ${subscription}`);
    return row!;
  }

  log(event: Id): Promise<Record<string, unknown>[]> {
    return this.database
      .query(sql`select attempt, status_code, ok, error, url, attempted_at, next_attempt_at from webhook_attempts
      where company_id = ${this.company} and event_id = ${event} order by attempt`);
  }

  /** Advances the clock. */
  pass(milliseconds: number): void {
    this.clock.at = new Date(this.clock.at.getTime() + milliseconds);
  }
}
