import { Migration } from '@mikro-orm/migrations';

/**
 * Pages of deliveries have room for the versions of their rows, so that taking one puts nothing into an index. What the
 * default partition says of that holds for the partitions of later weeks.
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
