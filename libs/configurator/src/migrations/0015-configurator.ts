import { Migration } from '@mikro-orm/migrations';

/** Launches of the configurator (§2.27). */
export class Migration0015Configurator extends Migration {
  override up(): void {
    this.addSql(`create table configurator_sessions (
        company_id char(24) not null, id char(24) not null, customer_id char(24), location_id char(24),
        quote_id char(24), work_order_id char(24), return_url text, token_hash char(64) not null,
        expires_at timestamptz(3) not null, opened_at timestamptz(3), version int not null,
        created_at timestamptz(3) not null, updated_at timestamptz(3) not null,
        primary key (company_id, id), foreign key (company_id, customer_id) references customers,
        foreign key (company_id, location_id) references locations,
        foreign key (company_id, quote_id) references quotes,
        foreign key (company_id, work_order_id) references work_orders);
      create unique index configurator_sessions_by_token on configurator_sessions (token_hash);
      create unique index configurator_sessions_by_id on configurator_sessions (id);
      create index configurator_sessions_expiry on configurator_sessions (company_id, expires_at)`);
  }
}
