import { Migration } from '@mikro-orm/migrations';

/** View of users for other contexts, as the salespeople of a record (R3). */
export class Migration202611240001SalesPeople extends Migration {
  override up(): void {
    this.addSql(`create view sales_people with (security_invoker = true) as
      select company_id, id, first_name || ' ' || last_name as name, email from users`);
  }
}
