import { Migration } from '@mikro-orm/migrations';
import { countPeriods } from '@partner/schema';

/** Counts the movements from before the triggers by day. */
export class Migration202611252221LedgerByDayCounted extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await countPeriods(this, {
      kind: 'sales_ledger_movements',
      rows: `select company_id, status || '/' || movement_type || '/' || cancelled::text as status, location_id,
          (ledger_date at time zone 'UTC')::date as day, (sale_date at time zone 'UTC')::date as other_day
        from sales_ledger_movements`,
      spans: ['day', 'month', 'other_day', 'other_month'],
    });
  }
}
