import { Migration } from '@mikro-orm/migrations';

/** Views for other contexts: the locations that partners see, and the hidden ones (A5). */
export class Migration202611240000VisibleLocations extends Migration {
  override up(): void {
    this.addSql(`create view visible_locations with (security_invoker = true) as
      select company_id, id, name, slug, code, region from locations where hide_from_partner_api = false`);
    this.addSql(`create view hidden_locations with (security_invoker = true) as
      select company_id, id from locations where hide_from_partner_api`);
  }
}
