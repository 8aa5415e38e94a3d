import { Migration } from '@mikro-orm/migrations';

/** Response headers and the signature of each attempt, to find out why a receiver rejects it (R92). */
export class Migration202611290147ResponseHeadersOfAttempts extends Migration {
  override up(): void {
    this.addSql('alter table webhook_attempts add column response_headers text, add column signature text');
  }
}
