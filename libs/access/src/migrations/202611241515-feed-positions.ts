import { Migration } from '@mikro-orm/migrations';

/** Position in the event feed that each credential has read up to. */
export class Migration202611241515FeedPositions extends Migration {
  override up(): void {
    this.addSql('alter table credential_uses add column feed_seq bigint, add column feed_read_at timestamptz(3)');
  }
}
