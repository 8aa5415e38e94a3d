import { Migration } from '@mikro-orm/migrations';

/** Movements of the sales ledger (R48). */
export class Migration0009Ledger extends Migration {
  override up(): void {
    this.addSql(`create table sales_ledger_movements (
        company_id char(24) not null, id char(24) not null, order_id char(24) not null, order_number int not null,
        location_id char(24), status text not null, sale_date timestamptz(3), ledger_date timestamptz(3) not null,
        cancelled boolean not null, movement_type text not null, delta_amount numeric(14,2) not null,
        new_order_amount numeric(14,2) not null, delta_upgrades_amount numeric(14,2) not null default 0,
        delta_removed_upgrades_amount numeric(14,2) not null default 0,
        new_upgrades_amount numeric(14,2) not null default 0,
        new_removed_upgrades_amount numeric(14,2) not null default 0, previous_status text, new_status text,
        reason text, source_view text,
        primary key (company_id, id),
        foreign key (company_id, order_id) references orders deferrable initially deferred,
        foreign key (company_id, location_id) references locations);
      create index sales_ledger_movements_order on sales_ledger_movements (company_id, order_id, ledger_date, id)
        include (location_id);
      create index sales_ledger_movements_location on sales_ledger_movements (company_id, location_id, ledger_date,
        id);
      create index sales_ledger_movements_status on sales_ledger_movements (company_id, status, ledger_date, id)
        include (location_id);
      create index sales_ledger_movements_type on sales_ledger_movements (company_id, movement_type, ledger_date, id)
        include (location_id);
      create index sales_ledger_movements_cancelled on sales_ledger_movements (company_id, cancelled, ledger_date, id)
        include (location_id);
      create index sales_ledger_movements_ledger_date on sales_ledger_movements (company_id, ledger_date, id)
        include (location_id, sale_date);
      create index sales_ledger_movements_sale_date on sales_ledger_movements (company_id, sale_date, id)
        include (location_id, ledger_date)`);
  }
}
