import { Migration } from '@mikro-orm/migrations';

/**
 * Stores where quotes and orders are whose location has changed. The records of all others are where their quote or
 * order is, so that counters by location suffice for them.
 */
export class Migration202611271620DocumentsMoved extends Migration {
  override up(): void {
    this.addSql(`create table moved_documents (
      company_id char(24) not null,
      id char(24) not null,
      location_id char(24),
      primary key (company_id, id))`);
    this.addSql('create index moved_documents_location on moved_documents (company_id, location_id, id)');
    // The triggers write as servers do, also before the migration has ended. A new database has no servers yet.
    this.addSql(`do $$ begin
      if to_regprocedure('secure_company_table(oid)') is not null then
        perform secure_company_table('moved_documents'::regclass);
      end if;
    end $$`);
    this.addSql(`create function note_move() returns trigger language plpgsql as $$
      begin
        insert into moved_documents (company_id, id, location_id) values (new.company_id, new.id, new.location_id)
          on conflict (company_id, id) do update set location_id = excluded.location_id;
        return null;
      end $$`);
    for (const table of ['quotes', 'orders'])
      this.addSql(`create trigger ${table}_moved after update of location_id on ${table} for each row
        when (old.location_id is distinct from new.location_id) execute function note_move()`);
  }
}
