import { Migration } from '@mikro-orm/migrations';

/** Contracts of orders (§2.17). */
export class Migration0010Contracts extends Migration {
  override up(): void {
    this.addSql(`create table contracts (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, order_id char(24) not null, location_id char(24), status text not null,
        contract_version int not null, contract_number text, customer_signed_at timestamptz(3),
        salesperson_signed_at timestamptz(3), signed_pdf_document_id char(24),
        primary key (company_id, id), foreign key (company_id, order_id) references orders,
        foreign key (company_id, location_id) references locations);
      create index contracts_of_order on contracts (company_id, order_id);
      create unique index contracts_order on contracts (company_id, order_id) where status <> 'voided';
      create index contracts_location on contracts (company_id, location_id)`);
  }
}
