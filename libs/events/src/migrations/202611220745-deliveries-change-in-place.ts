import { Migration } from '@mikro-orm/migrations';

/**
 * Leaves room in the pages of deliveries for new row versions, so that a claim adds no index entries. Later weekly
 * partitions inherit the setting of the default partition.
 */
export class Migration202611220745DeliveriesChangeInPlace extends Migration {
  override up(): void {
    this.addSql(`do $$
      declare part regclass;
      begin
        for part in select i.inhrelid::regclass from pg_inherits i where i.inhparent = 'webhook_deliveries'::regclass
        loop
          execute format('alter table %s set (fillfactor = 40)', part);
        end loop;
      end $$`);
  }
}
