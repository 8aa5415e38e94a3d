import { Migration } from '@mikro-orm/migrations';
import { recountShards } from '@partner/schema';

/** Counts the movements from before the triggers. */
export class Migration202611231851LedgerCounters extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await recountShards(this, {
      kind: 'sales_ledger_movements',
      rows: `select company_id, status || '/' || movement_type || '/' || cancelled::text as status, location_id
        from sales_ledger_movements`,
    });
  }
}
