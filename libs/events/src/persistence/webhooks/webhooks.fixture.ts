import type { Companies } from '@partner/companies';
import { type CompanyId, type Id, newId, portal, FixedClock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { freshDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { SubscriptionChanges } from '../../application/change-subscription/subscription-changes.js';
import { endpointRules } from '../../delivery/endpoint-rules.js';
import { CreateSubscription } from '../../application/create-subscription/create-subscription.js';
import { RecordOutcomes } from '../../application/record-outcomes/record-outcomes.js';
import type { DisabledForFailing } from '../../application/ports/subscriptions.js';
import { RedeliverEvent } from '../../application/redeliver-event/redeliver-event.js';
import { SendTestEvent } from '../../application/send-test-event/send-test-event.js';
import { BoxedSigningSecrets } from '../../secrets/boxed-signing-secrets.js';
import { DatabaseDeliveries } from './database-deliveries.js';
import { EventProjection } from '../event.projection.js';
import { DatabaseRedelivery } from './database-redelivery.js';
import { DatabaseSubscriptionHealth } from './database-subscription-health.js';
import { DatabaseSubscriptionDirectory, DatabaseSubscriptions } from './database-subscriptions.js';

const contexts = await discoverContexts();

/** Webhooks of one company on a database, wired without a framework. */
export class WebhooksFixture {
  readonly company = newId() as CompanyId;
  readonly actor = portal(this.company);
  readonly clock = new FixedClock(new Date());
  readonly secrets = new BoxedSigningSecrets(async () => [Buffer.alloc(32, 7)]);
  readonly work: DatabaseUnitOfWork;
  readonly directory: DatabaseSubscriptionDirectory;
  /** Work that commits left to workers. */
  readonly left: string[] = [];
  readonly notices: DisabledForFailing[] = [];

  private constructor(
    readonly database: Database,
    private readonly drop: () => Promise<void>,
  ) {
    this.work = new DatabaseUnitOfWork(database, contexts, this.clock);
    this.work.onWork((kind) => this.left.push(kind));
    this.directory = new DatabaseSubscriptionDirectory(database);
  }

  static async open(): Promise<WebhooksFixture> {
    const testDatabase = await freshDatabase();
    return new WebhooksFixture(new Database({ url: testDatabase.url, maxConnections: 6 }), () => testDatabase.drop());
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.drop();
  }

  get create(): CreateSubscription {
    return this.createWhere(true);
  }

  createWhere(allowPrivate: boolean): CreateSubscription {
    const companies = { exists: async (company: CompanyId) => company === this.company } as Companies;
    const rules = endpointRules({ allowPrivate, eventTypes: contexts.eventTypes, headerPrefix: 'X-Service' });
    return new CreateSubscription(this.work, this.subscriptions, companies, this.secrets, rules, 100);
  }

  get changes(): SubscriptionChanges {
    const rules = endpointRules({ allowPrivate: false, eventTypes: contexts.eventTypes, headerPrefix: 'X-Service' });
    return new SubscriptionChanges(this.work, this.subscriptions, this.deliveries, this.secrets, rules);
  }

  get testEvent(): SendTestEvent {
    return new SendTestEvent(this.work, this.subscriptions, this.deliveries, contexts.resources);
  }

  get redeliver(): RedeliverEvent {
    return new RedeliverEvent(
      this.work,
      new DatabaseRedelivery(this.database, this.work, new EventProjection(contexts), 90),
      this.work.auditTrail,
    );
  }

  get note(): RecordOutcomes {
    const notice = {
      subscriptionDisabled: (_company: CompanyId, one: DisabledForFailing) => void this.notices.push(one),
    };
    return new RecordOutcomes(this.work, this.subscriptions, new DatabaseSubscriptionHealth(this.database), notice);
  }

  /** Creates a subscription to all types or to the given ones. */
  async aSubscription(types?: string[]): Promise<Id> {
    const { subscription } = await this.create.execute(this.actor, { url: 'http://127.0.0.1:9/', types });
    return subscription.id;
  }

  async anEvent(type = 'lead.created', more: { location?: Id; id?: Id; resource?: Id } = {}): Promise<Id> {
    const { location = null, id = newId(), resource = newId() } = more;
    await this.database
      .query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id, location_id)
      values (${this.company}, ${id}, 1, ${type}, ${this.clock.now()}, split_part(${type}, '.', 1), ${resource},
        ${location})`);
    return id;
  }

  /** Inserts a delivery in the form in which the engine leaves it. */
  async aDelivery(event: Id, subscription: Id, state = 'pending', startedAt: Date | null = null): Promise<void> {
    await this.database.query(sql`insert into webhook_deliveries
      (company_id, event_id, subscription_id, state, attempts, next_attempt_at, series_started_at, updated_at)
      values (${this.company}, ${event}, ${subscription}, ${state}, 3, ${this.clock.now()}, ${startedAt},
        ${this.clock.now()})`);
  }

  async delivery(event: Id, subscription: Id): Promise<Record<string, unknown> | undefined> {
    const [row] = await this.database.query<
      Record<string, unknown>
    >(sql`select state, attempts, attempts_before, next_attempt_at, series_started_at, own_type, body
      from webhook_deliveries where company_id = ${this.company} and event_id = ${event}
        and subscription_id = ${subscription}`);
    return row;
  }

  pass(milliseconds: number): void {
    this.clock.at = new Date(this.clock.at.getTime() + milliseconds);
  }

  private get subscriptions(): DatabaseSubscriptions {
    return new DatabaseSubscriptions(this.database);
  }

  private get deliveries(): DatabaseDeliveries {
    return new DatabaseDeliveries(this.database, this.work);
  }
}
