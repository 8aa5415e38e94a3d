import { Migration } from '@mikro-orm/migrations';

/** Path and query, client, size and error message of logged requests (R100). */
export class Migration202611241200RequestDetails extends Migration {
  override up(): void {
    this.addSql(`alter table request_log add column url text, add column agent text, add column address text,
      add column bytes bigint, add column error_message text, add column error_field text`);
  }
}
