import { Migration } from '@mikro-orm/migrations';

/** What a company's own roles let their users do in the portal (R101). */
export class Migration202611220818RolePermissions extends Migration {
  override up(): void {
    this.addSql(`alter table roles add column permissions text[] not null default '{}'`);
  }
}
