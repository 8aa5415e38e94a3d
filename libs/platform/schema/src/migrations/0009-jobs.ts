import { Migration } from '@mikro-orm/migrations';

/** Outbox jobs (§1.8), and the CRM connection of each company (§4.7). */
export class Migration0009Jobs extends Migration {
  override up(): void {
    // Claiming a job moves its due time to the end of the lease, so the jobs of a killed worker become due again.
    this.addSql(`create table outbox_jobs (
      company_id char(24) not null,
      id char(24) not null,
      kind text not null,
      key text,
      payload jsonb not null,
      state text not null check (state in ('pending', 'dead')),
      attempts int not null,
      attempts_before int not null,
      next_attempt_at timestamptz(3) not null,
      lease_id char(24),
      last_error text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (company_id, id))`);
    // Workers skip from group to group (company and kind), and claim the earliest due jobs of each.
    this.addSql(
      `create index outbox_jobs_pending on outbox_jobs (company_id, kind, next_attempt_at) where state = 'pending'`,
    );
    this.addSql(
      `create unique index outbox_jobs_key on outbox_jobs (company_id, kind, key) ` +
        `where attempts = 0 and key is not null`,
    );
    this.addSql(`create index outbox_jobs_dead on outbox_jobs (company_id, updated_at) where state = 'dead'`);

    this.addSql(`create table crm_connections (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      provider text not null check (provider in ('hubspot')),
      access_token text not null,
      base_url text,
      active boolean not null,
      primary key (company_id, id))`);
    this.addSql(`create unique index crm_connections_company on crm_connections (company_id)`);
  }
}
