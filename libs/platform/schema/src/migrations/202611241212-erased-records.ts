import { Migration } from '@mikro-orm/migrations';

/** Records of customers whose erasure is running (R110). Their ids find further rows; removed when it is finished. */
export class Migration202611241212ErasedRecords extends Migration {
  override up(): void {
    this.addSql(`create table erased_records (
      company_id char(24) not null,
      customer_id char(24) not null,
      id char(24) not null,
      kind text not null,
      primary key (company_id, customer_id, id))`);
    // Servers of this release write to it before the policies of all tables are renewed.
    this.addSql(`do $$ begin
      if to_regprocedure('secure_company_table(oid)') is not null then
        perform secure_company_table('erased_records'::regclass);
      end if;
    end $$`);
  }
}
