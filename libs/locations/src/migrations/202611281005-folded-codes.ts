import { Migration } from '@mikro-orm/migrations';
import { replaceConcurrently } from '@partner/schema';

/** Keeps the codes of locations unique in any case, for every letter of Unicode (A13). */
export class Migration202611281005FoldedCodes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await replaceConcurrently(this, {
      name: 'locations_code',
      table: 'locations',
      on: '(company_id, fold_case(code))',
      unique: true,
    });
  }
}
