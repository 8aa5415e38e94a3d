import { Migration } from '@mikro-orm/migrations';

/** The version of the row of a salesperson, for items that are built from it. */
export class Migration202611260100SalesPeopleVersions extends Migration {
  override up(): void {
    this.addSql(`create or replace view sales_people with (security_invoker = true) as
      select company_id, id, first_name || ' ' || last_name as name, email,
        concat(xmin, ' ', updated_at) as row_version from users`);
  }
}
