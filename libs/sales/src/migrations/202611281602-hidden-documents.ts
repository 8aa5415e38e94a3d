import { Migration } from '@mikro-orm/migrations';

/**
 * View of the quotes and orders that are at a hidden location now (A5), in place of the list of those that moved. The
 * agreement that counts an order (R38) gets a column, because row-level security allows no index for a member of `rto`.
 */
export class Migration202611281602HiddenDocuments extends Migration {
  override up(): void {
    this.addSql('drop table if exists moved_documents');
    this.addSql('drop function if exists note_move() cascade');
    this.addSql(`create view hidden_documents with (security_invoker = true) as
      ${['quotes', 'orders']
        .map(
          (table) => `select d.company_id, d.id from ${table} d
            join hidden_locations h on h.company_id = d.company_id and h.id = d.location_id`,
        )
        .join(' union all ')}`);
    this.addSql('alter table orders add column rto_agreement text');
    this.addSql(`create function agreement_of_order() returns trigger language plpgsql as $$
      begin
        new.rto_agreement := case when new.payment_type = 'rto' and new.status <> 'Deleted'
          then new.rto ->> 'agreementId' end;
        return new;
      end $$`);
    this.addSql(`create trigger agreement_of_order before insert or update on orders
      for each row when (new.rto is not null or new.rto_agreement is not null) execute function agreement_of_order()`);
  }
}
