import { Migration } from '@mikro-orm/migrations';

/**
 * Copies to payments what hides them: whether their order is deleted (R13), and its current location (A5). Lists then
 * read only payments, which triggers count by status, location and day of creation.
 */
export class Migration202611231800PaymentsWhereOrdersAre extends Migration {
  override up(): void {
    this.addSql('alter table payments add column order_deleted boolean not null default false');
    // Waits for a transaction that changes the order: either its own trigger finds this payment, or its change is seen
    // here.
    this.addSql(`create function payment_of_order() returns trigger language plpgsql as $$
      declare o record;
      begin
        select d.location_id, d.status = 'Deleted' as deleted into o from orders d
          where d.company_id = new.company_id and d.id = new.order_id for share;
        if found then
          new.location_id := o.location_id;
          new.order_deleted := o.deleted;
        end if;
        return new;
      end $$`);
    this.addSql(`create trigger payment_of_order before insert on payments
      for each row execute function payment_of_order()`);
    this.addSql(`create function payments_follow_order() returns trigger language plpgsql as $$
      begin
        update payments set location_id = new.location_id, order_deleted = new.status = 'Deleted'
          where company_id = new.company_id and order_id = new.id;
        return null;
      end $$`);
    this.addSql(`create trigger payments_follow_order after update on orders for each row
      when (old.location_id is distinct from new.location_id
        or (old.status = 'Deleted') is distinct from (new.status = 'Deleted'))
      execute function payments_follow_order()`);

    this.addSql(`create function tally_payment() returns trigger language plpgsql as $$
      declare counted constant text := tg_table_name;
      begin
        if tg_op <> 'INSERT' and not old.order_deleted then
          perform tally(old.company_id, counted, old.status, old.location_id, -1);
          perform tally_periods(old.company_id, counted, old.created_at, old.status, old.location_id, -1);
        end if;
        if tg_op <> 'DELETE' and not new.order_deleted then
          perform tally(new.company_id, counted, new.status, new.location_id, 1);
          perform tally_periods(new.company_id, counted, new.created_at, new.status, new.location_id, 1);
        end if;
        return null;
      end $$`);
    this.addSql(
      `create trigger payments_tally after insert or delete on payments for each row execute function tally_payment()`,
    );
    this.addSql(`create trigger payments_tally_again after update on payments for each row
      when (old.status is distinct from new.status or old.location_id is distinct from new.location_id
        or old.order_deleted <> new.order_deleted or old.created_at is distinct from new.created_at)
      execute function tally_payment()`);
  }
}
