import { Migration } from '@mikro-orm/migrations';

/** Payments of orders, payment links, and notices of the payment processor (R46). */
export class Migration0013Payments extends Migration {
  override up(): void {
    this.addSql(`create table payment_processors (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, provider text not null, secret_key text, webhook_secret text,
        connected boolean not null, payments_enabled boolean not null, notices_until timestamptz(3),
        primary key (company_id, id));
      create unique index payment_processors_provider on payment_processors (company_id, provider);
      create unique index payment_processors_by_id on payment_processors (id)`);

    this.addSql(`create table payment_links (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, order_id char(24) not null, processor_id char(24) not null,
        name text not null, email text, amount bigint not null, currency text not null, digits int not null,
        idempotency_key text, generation int not null, session_id text, url text, expires_at timestamptz(3),
        closed_at timestamptz(3),
        primary key (company_id, id), foreign key (company_id, order_id) references orders,
        foreign key (company_id, processor_id) references payment_processors);
      create unique index payment_links_key on payment_links (company_id, order_id, idempotency_key)
        where idempotency_key is not null;
      create index payment_links_open on payment_links (company_id, created_at, id) where closed_at is null`);

    this.addSql(`create table payments (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, order_id char(24) not null, customer_id char(24) not null,
        location_id char(24), amount bigint not null, refunded_amount bigint not null, refunded_at timestamptz(3),
        currency text not null, digits int not null, is_foreign boolean not null, method text not null,
        status text not null, description text, check_number text, bank_name text, provider_reference text,
        link_id char(24), observation bigint, order_deleted boolean not null default false,
        primary key (company_id, id), check (amount > 0), check (refunded_amount >= 0 and refunded_amount <= amount),
        foreign key (company_id, order_id) references orders,
        foreign key (company_id, customer_id) references customers,
        foreign key (company_id, location_id) references locations,
        foreign key (company_id, link_id) references payment_links);
      create index payments_order on payments (company_id, order_id, created_at, id);
      create index payments_customer on payments (company_id, customer_id);
      create index payments_pending on payments (company_id, id) where status = 'pending';
      create unique index payments_link_reference on payments (company_id, provider_reference)
        where link_id is not null;
      create index payments_created on payments (company_id, created_at, id) include (status, location_id)
        where not order_deleted;
      create index payments_status on payments (company_id, status, created_at, id) include (location_id)
        where not order_deleted;
      -- A payment stores the customer, the location and the deletion of its order, and follows their changes. Whichever
      -- of two transactions changes the order: either its own trigger finds this payment, or its change is seen here.
      create function payment_of_order() returns trigger language plpgsql as $$
      declare o record;
      begin
        select d.customer_id, d.location_id, d.status = 'Deleted' as deleted into o from orders d
          where d.company_id = new.company_id and d.id = new.order_id for share;
        if found then
          new.customer_id := o.customer_id;
          new.location_id := o.location_id;
          new.order_deleted := o.deleted;
        end if;
        return new;
      end $$;
      create trigger payment_of_order before insert on payments for each row execute function payment_of_order();
      create function payments_follow_order() returns trigger language plpgsql as $$
      begin
        update payments set customer_id = new.customer_id, location_id = new.location_id,
            order_deleted = new.status = 'Deleted'
          where company_id = new.company_id and order_id = new.id;
        return null;
      end $$;
      create trigger payments_follow_order after update on orders for each row
        when (old.customer_id <> new.customer_id or old.location_id is distinct from new.location_id
          or (old.status = 'Deleted') is distinct from (new.status = 'Deleted'))
        execute function payments_follow_order()`);

    this.addSql(`create table processor_events (
        company_id char(24) not null, id char(24) not null, processor_id char(24) not null, event_id text not null,
        type text not null, received_at timestamptz(3) not null, payload bytea not null, outcome text not null,
        detail text, payment_id char(24), settled_at timestamptz(3),
        primary key (company_id, id), foreign key (company_id, processor_id) references payment_processors,
        foreign key (company_id, payment_id) references payments);
      create unique index processor_events_event on processor_events (company_id, processor_id, event_id);
      create index processor_events_payment on processor_events (company_id, payment_id);
      create index processor_events_outcome on processor_events (company_id, outcome, id)`);
  }
}
