import { Migration } from '@mikro-orm/migrations';

/** The version of the row of a visible location, for items that are built from it. */
export class Migration202611260101VisibleLocationVersions extends Migration {
  override up(): void {
    this.addSql(`create or replace view visible_locations with (security_invoker = true) as
      select company_id, id, name, slug, code, region, concat(xmin, ' ', updated_at) as row_version
      from locations where hide_from_partner_api = false`);
  }
}
