import { Migration } from '@mikro-orm/migrations';

/** Creates the tables of the sales ledger (§2.21) and of contracts (§2.18). */
export class Migration0014Ledger extends Migration {
  override up(): void {
    // A movement is written before its new order, in the same transaction: the link is checked at commit.
    this.addSql(`create table sales_ledger_movements (
      company_id char(24) not null,
      id char(24) not null,
      order_id char(24) not null,
      order_number int not null,
      customer_name text,
      location_id char(24),
      status text not null,
      sale_date timestamptz(3),
      ledger_date timestamptz(3) not null,
      cancelled boolean not null,
      movement_type text not null,
      delta_amount numeric(14,2) not null,
      new_order_amount numeric(14,2) not null,
      primary key (company_id, id),
      foreign key (company_id, order_id) references orders (company_id, id) deferrable initially deferred,
      foreign key (company_id, location_id) references locations (company_id, id))`);
    this.addSql(`create index sales_ledger_movements_order on sales_ledger_movements (company_id, order_id, id)`);
    this.addSql(
      `create index sales_ledger_movements_ledger_date on sales_ledger_movements (company_id, ledger_date, id)`,
    );
    this.addSql(`create index sales_ledger_movements_sale_date on sales_ledger_movements (company_id, sale_date, id)`);
    this.addSql(`create index sales_ledger_movements_location on sales_ledger_movements (company_id, location_id)`);

    this.addSql(`create table contracts (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      order_id char(24) not null,
      location_id char(24),
      status text not null,
      contract_version int not null,
      contract_number text,
      customer_signed_at timestamptz(3),
      salesperson_signed_at timestamptz(3),
      signed_pdf_document_id char(24),
      primary key (company_id, id),
      foreign key (company_id, order_id) references orders (company_id, id),
      foreign key (company_id, location_id) references locations (company_id, id))`);
    this.addSql(`create index contracts_of_order on contracts (company_id, order_id)`);
    // Voiding a contract allows the next one.
    this.addSql(`create unique index contracts_order on contracts (company_id, order_id) where status <> 'voided'`);
    this.addSql(`create index contracts_location on contracts (company_id, location_id)`);
  }
}
