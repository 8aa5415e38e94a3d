import { Migration } from '@mikro-orm/migrations';

/** Adds portal permissions to a company's own roles (R101). */
export class Migration202611220818RolePermissions extends Migration {
  override up(): void {
    this.addSql(`alter table roles add column permissions text[] not null default '{}'`);
  }
}
