import { Migration } from '@mikro-orm/migrations';

/** Companies that keep bodies of their requests (R100), with the first id of a request that they keep one of. */
export class Migration202611241515RequestBodies extends Migration {
  override up(): void {
    this.addSql(`alter table companies add column request_bodies_since timestamptz(3)`);
    this.addSql(`create view request_body_keepers with (security_invoker = true) as
      select company_id, request_bodies_since as since,
        lpad(to_hex(floor(extract(epoch from request_bodies_since))::bigint), 8, '0') || repeat('0', 16) as first_id
      from companies where request_bodies_since is not null`);
  }
}
