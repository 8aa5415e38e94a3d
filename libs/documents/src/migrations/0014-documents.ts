import { Migration } from '@mikro-orm/migrations';

/** Documents (§2.20), their download links, and files without a document (R52). */
export class Migration0014Documents extends Migration {
  override up(): void {
    this.addSql(`create table documents (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, entity_type text not null, entity_id char(24) not null,
        location_id char(24), name text not null, file_name text not null, type text not null,
        mime_type text not null, file_id char(24) not null, size_bytes bigint not null,
        content_hash char(64) not null, deleted_at timestamptz(3),
        order_id char(24) generated always as (case entity_type when 'order' then entity_id end) stored,
        quote_id char(24) generated always as (case entity_type when 'quote' then entity_id end) stored,
        work_order_id char(24) generated always as (case entity_type when 'workOrder' then entity_id end) stored,
        primary key (company_id, id), check (size_bytes > 0),
        check (num_nonnulls(order_id, quote_id, work_order_id) = 1),
        foreign key (company_id, order_id) references orders, foreign key (company_id, quote_id) references quotes,
        foreign key (company_id, work_order_id) references work_orders,
        foreign key (company_id, location_id) references locations);
      create index documents_entity on documents (company_id, entity_type, entity_id, created_at, id);
      create unique index documents_file on documents (company_id, file_id);
      create index documents_location on documents (company_id, location_id)`);

    this.addSql(`create table document_links (
        company_id char(24) not null, id char(24) not null, document_id char(24) not null,
        token_hash char(64) not null, created_at timestamptz(3) not null, expires_at timestamptz(3) not null,
        used_at timestamptz(3), lease_id char(24), leased_until timestamptz(3), sent_at timestamptz(3),
        primary key (company_id, id), foreign key (company_id, document_id) references documents);
      create index document_links_document on document_links (company_id, document_id);
      create index document_links_expires on document_links (company_id, expires_at)`);

    // A file has an entry here before it is stored until a document points to it, and again when none does any more. So
    // files are never lost track of after a failure.
    this.addSql(`create table unreferenced_files (
        company_id char(24) not null, id char(24) not null, since timestamptz(3) not null,
        primary key (company_id, id));
      create index unreferenced_files_since on unreferenced_files (company_id, since)`);
  }
}
