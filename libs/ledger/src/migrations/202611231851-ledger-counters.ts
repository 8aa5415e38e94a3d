import { Migration } from '@mikro-orm/migrations';

/** Counts the movements of before the triggers. */
export class Migration202611231851LedgerCounters extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    // The difference of the movements to their counters as the statement's snapshot has both: what triggers count
    // meanwhile stays right, nobody waits, and it may be repeated.
    await this.execute(`insert into record_tallies (company_id, kind, status, location_id, amount)
      select company_id, 'sales_ledger_movements', status, location_id, sum(amount) from (
        select company_id, status || '/' || movement_type || '/' || cancelled::text as status, location_id,
            1 as amount
          from sales_ledger_movements
        union all
        select company_id, status, location_id, -amount from record_tallies where kind = 'sales_ledger_movements') d
      group by company_id, status, location_id having sum(amount) <> 0`);
  }
}
