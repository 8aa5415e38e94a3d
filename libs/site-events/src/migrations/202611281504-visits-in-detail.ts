import { Migration } from '@mikro-orm/migrations';

/** Adds the other fields of site events: those that are shown, and as JSON those that are not (R53). */
export class Migration202611281504VisitsInDetail extends Migration {
  override up(): void {
    this.addSql(`alter table site_events add column step text, add column menu_item text, add column quote_id text,
      add column config_id text, add column client jsonb, add column details jsonb`);
  }
}
