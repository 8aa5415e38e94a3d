import { Migration } from '@mikro-orm/migrations';
import { replaceConcurrently } from '@partner/schema';

/** Adds the other date to the indexes of both: a page of a range of one date is found in the order of the other. */
export class Migration202611260441LedgerOfBothDates extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    for (const [date, other] of [
      ['ledger_date', 'sale_date'],
      ['sale_date', 'ledger_date'],
    ])
      await replaceConcurrently(this, {
        name: `sales_ledger_movements_${date}`,
        table: 'sales_ledger_movements',
        on: `(company_id, ${date}, id) include (location_id, ${other})`,
      });
  }
}
