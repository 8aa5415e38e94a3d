import { Migration } from '@mikro-orm/migrations';

/** People sign in (R90) and follow an invitation (R36) without naming a company. */
export class Migration202611220411PortalUsers extends Migration {
  override up(): void {
    this.addSql(`create index users_of_account on users (account_id)`);
    this.addSql(`create index invitations_by_token on invitations (token_hash)`);
  }
}
