import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/** Finds the few hidden locations, which each list and feed reads, without reading all of a company (A5). */
export class Migration202611271250HiddenLocations extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const on = '(company_id, id) where hide_from_partner_api';
    await createConcurrently(this, [{ name: 'locations_hidden', table: 'locations', on }]);
  }
}
