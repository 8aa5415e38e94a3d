import { Migration } from '@mikro-orm/migrations';

/** Lets payments follow their order to another customer (R26), as they follow it to another location. */
export class Migration202611281302PaymentsOfPresentCustomers extends Migration {
  override up(): void {
    this.addSql(`create or replace function payment_of_order() returns trigger language plpgsql as $$
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
      end $$`);
    this.addSql(`create or replace function payments_follow_order() returns trigger language plpgsql as $$
      begin
        update payments set customer_id = new.customer_id, location_id = new.location_id,
            order_deleted = new.status = 'Deleted'
          where company_id = new.company_id and order_id = new.id;
        return null;
      end $$`);
    this.addSql(`create or replace trigger payments_follow_order after update on orders for each row
      when (old.customer_id <> new.customer_id or old.location_id is distinct from new.location_id
        or (old.status = 'Deleted') is distinct from (new.status = 'Deleted'))
      execute function payments_follow_order()`);
  }
}
