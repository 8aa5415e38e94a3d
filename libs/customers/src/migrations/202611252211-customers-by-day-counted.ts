import { Migration } from '@mikro-orm/migrations';
import { countPeriods } from '@partner/schema';

/** Counts the customers from before the triggers by day. */
export class Migration202611252211CustomersByDayCounted extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await countPeriods(this, {
      kind: 'customers',
      rows: `select company_id, case when deleted_at is not null then 'Deleted'
          when merged_into is not null then 'Merged' else 'Live' end as status, null::char(24) as location_id,
        (created_at at time zone 'UTC')::date as day, (updated_at at time zone 'UTC')::date as other_day
        from customers`,
      spans: ['day', 'month', 'other_day', 'other_month'],
    });
  }
}
