import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '../../upgrade/concurrent-index.js';
import { fillInBatches } from '../../upgrade/fill-in-batches.js';

/** Fills the column in the rows from before, and indexes it. */
export class Migration209901010001FoldedWidgetsFilled extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await fillInBatches(this, { table: 'widgets', set: 'folded = fold_case(t.name)', where: 'folded is null' });
    await createConcurrently(this, [{ name: 'widgets_folded', table: 'widgets', on: '(company_id, folded)' }]);
  }
}
