import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { SubscriptionDirectory, Subscriptions } from '../../application/ports/subscriptions.js';
import { type SubscriptionState, WebhookSubscription } from '../../domain/subscription/subscription.js';
import { subscriptionTable } from './subscription.entity.js';

/** Subscriptions in PostgreSQL, for changes. Rows of deleted ones stay, as does their delivery log. */
export class DatabaseSubscriptions
  extends repositoryOf({
    table: subscriptionTable,
    name: 'webhook subscription',
    fromState: (state) => new WebhookSubscription(state, true),
    exists: sql`t.status <> 'deleted'`,
  })
  implements Subscriptions
{
  async count(company: CompanyId): Promise<number> {
    // The count is a separate statement, so that it sees what the previous transaction committed.
    await this.database.lockName(`endpoints ${company}`);
    const [row] = await this.database.query<{ endpoints: number }>(sql`select count(*)::int as endpoints
      from webhook_subscriptions where company_id = ${company} and status <> 'deleted'`);
    return row!.endpoints;
  }
}

export class DatabaseSubscriptionDirectory implements SubscriptionDirectory {
  constructor(private readonly database: Database) {}

  async of(company: CompanyId): Promise<readonly SubscriptionState[]> {
    const rows = await this.database.query<Record<string, unknown>>(
      sql`select ${subscriptionTable.selected} from webhook_subscriptions t where t.company_id = ${company}
          and t.status <> 'deleted' order by t.created_at, t.id`,
    );
    return rows.map((row) => subscriptionTable.state(row));
  }

  async companyOf(id: Id): Promise<CompanyId | undefined> {
    const [row] = await this.database.query<{ company: CompanyId }>(
      sql`select company_id as company from webhook_subscriptions where id = ${id} and status <> 'deleted'`,
    );
    return row?.company;
  }
}
