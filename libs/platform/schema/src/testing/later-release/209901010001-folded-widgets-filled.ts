import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '../../upgrade/concurrent-index.js';

/** Fills the column in the rows from before, and indexes it. */
export class Migration209901010001FoldedWidgetsFilled extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    let filled: unknown[];
    do
      filled = (await this.execute(`update widgets set folded = fold_case(name)
        where ctid = any(array(select ctid from widgets where folded is null limit 5000)) returning 1`)) as unknown[];
    while (filled.length > 0);
    await createConcurrently(this, [{ name: 'widgets_folded', table: 'widgets', on: '(company_id, folded)' }]);
  }
}
