import { Migration } from '@mikro-orm/migrations';

/** Returns the agreement that counts the order `row` (R38); null for none. */
const agreement = (row: string): string =>
  `case when ${row}.payment_type = 'rto' and ${row}.status <> 'Deleted' then ${row}.rto ->> 'agreementId' end`;

/**
 * Counts the orders of each agreement by location. Uses the sharded counters of list totals, with the agreement in the
 * place of the status. Under row-level security, the operator `->>` cannot use an index.
 */
export class Migration202611231830AgreementOrders extends Migration {
  override up(): void {
    this.addSql(`create function tally_agreement_order() returns trigger language plpgsql as $$
      declare agreement text;
      begin
        if tg_op <> 'INSERT' then
          agreement := ${agreement('old')};
          if agreement is not null then
            perform tally(old.company_id, 'agreement_orders', agreement, old.location_id, -1);
          end if;
        end if;
        if tg_op <> 'DELETE' then
          agreement := ${agreement('new')};
          if agreement is not null then
            perform tally(new.company_id, 'agreement_orders', agreement, new.location_id, 1);
          end if;
        end if;
        return null;
      end $$`);
    const counting = 'execute function tally_agreement_order()';
    this.addSql(`create trigger orders_agreement_tally after insert on orders for each row
      when (new.payment_type = 'rto') ${counting}`);
    this.addSql(`create trigger orders_agreement_tally_again after update on orders for each row
      when ((${agreement('old')}) is distinct from (${agreement('new')})
        or old.payment_type = 'rto' and old.location_id is distinct from new.location_id) ${counting}`);
    this.addSql(`create trigger orders_agreement_tally_gone after delete on orders for each row
      when (old.payment_type = 'rto') ${counting}`);
  }
}
