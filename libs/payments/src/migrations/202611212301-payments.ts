import { Migration } from '@mikro-orm/migrations';

/** Creates the tables of payments (§2.19), payment links (R45), and the inbox of the payment processors (R46). */
export class Migration202611212301Payments extends Migration {
  override up(): void {
    this.addSql(`create table payment_processors (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      provider text not null,
      secret_key text,
      webhook_secret text,
      connected boolean not null,
      payments_enabled boolean not null,
      primary key (company_id, id))`);
    this.addSql(`create unique index payment_processors_provider on payment_processors (company_id, provider)`);
    // A notice names only the connection, from which the company is looked up.
    this.addSql(`create unique index payment_processors_by_id on payment_processors (id)`);

    this.addSql(`create table payment_links (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      order_id char(24) not null,
      processor_id char(24) not null,
      name text not null,
      email text,
      amount bigint not null,
      currency text not null,
      digits int not null,
      idempotency_key text,
      generation int not null,
      session_id text,
      url text,
      expires_at timestamptz(3),
      closed_at timestamptz(3),
      primary key (company_id, id),
      foreign key (company_id, order_id) references orders (company_id, id),
      foreign key (company_id, processor_id) references payment_processors (company_id, id))`);
    this.addSql(
      `create unique index payment_links_key on payment_links (company_id, order_id, idempotency_key)
        where idempotency_key is not null`,
    );
    this.addSql(
      `create index payment_links_open on payment_links (company_id, created_at, id) where closed_at is null`,
    );

    this.addSql(`create table payments (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      order_id char(24) not null,
      customer_id char(24) not null,
      location_id char(24),
      amount bigint not null check (amount > 0),
      refunded_amount bigint not null check (refunded_amount between 0 and amount),
      refunded_at timestamptz(3),
      currency text not null,
      digits int not null,
      is_foreign boolean not null,
      method text not null,
      status text not null,
      description text,
      check_number text,
      bank_name text,
      provider_reference text,
      link_id char(24),
      observation bigint,
      primary key (company_id, id),
      foreign key (company_id, order_id) references orders (company_id, id),
      foreign key (company_id, customer_id) references customers (company_id, id),
      foreign key (company_id, location_id) references locations (company_id, id),
      foreign key (company_id, link_id) references payment_links (company_id, id))`);
    this.addSql(`create index payments_created on payments (company_id, created_at, id)`);
    this.addSql(`create index payments_order on payments (company_id, order_id, created_at, id)`);
    this.addSql(`create index payments_customer on payments (company_id, customer_id)`);
    this.addSql(`create index payments_location on payments (company_id, location_id)`);
    this.addSql(`create index payments_pending on payments (company_id, id) where status = 'pending'`);
    // One row per processor payment, whichever notice reports it first (R46).
    this.addSql(
      `create unique index payments_link_reference on payments (company_id, provider_reference)
        where link_id is not null`,
    );

    // Numbers observations of the processor, so that an earlier one never overwrites a later one (R46).
    this.addSql(`create sequence payment_observations`);

    this.addSql(`create table processor_events (
      company_id char(24) not null,
      id char(24) not null,
      processor_id char(24) not null,
      event_id text not null,
      type text not null,
      received_at timestamptz(3) not null,
      payload bytea not null,
      outcome text not null,
      detail text,
      payment_id char(24),
      settled_at timestamptz(3),
      primary key (company_id, id),
      foreign key (company_id, processor_id) references payment_processors (company_id, id),
      foreign key (company_id, payment_id) references payments (company_id, id))`);
    this.addSql(`create unique index processor_events_event on processor_events (company_id, processor_id, event_id)`);
    this.addSql(`create index processor_events_payment on processor_events (company_id, payment_id)`);
    this.addSql(`create index processor_events_outcome on processor_events (company_id, outcome, id)`);
  }
}
