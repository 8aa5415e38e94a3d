import { Migration } from '@mikro-orm/migrations';
import { countPeriods } from '../upgrade/count-in-shards.js';

/** Counts the rows from before the triggers by the day of their last change. */
export class Migration202611252201TallyChangesCounted extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    for (const kind of ['leads', 'quotes', 'orders', 'work_orders'])
      await countPeriods(this, {
        kind,
        rows: `select company_id, status, location_id, null::date as day,
          (updated_at at time zone 'UTC')::date as other_day from ${kind}`,
        spans: ['other_day', 'other_month'],
      });
  }
}
