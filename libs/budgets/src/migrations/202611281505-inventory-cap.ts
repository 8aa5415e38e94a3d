import { Migration } from '@mikro-orm/migrations';

/** Gives the inventory cap of a budget two decimals (R41). */
export class Migration202611281505InventoryCap extends Migration {
  override up(): void {
    this.addSql('alter table location_budgets drop column inventory_cap, add column inventory_cap numeric(14,2)');
  }
}
