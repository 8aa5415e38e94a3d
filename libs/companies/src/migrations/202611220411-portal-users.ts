import { Migration } from '@mikro-orm/migrations';

/** Indexes for sign-in (R90) and invitation links (R36), which do not name a company. */
export class Migration202611220411PortalUsers extends Migration {
  override up(): void {
    this.addSql(`create index users_of_account on users (account_id)`);
    this.addSql(`create index invitations_by_token on invitations (token_hash)`);
  }
}
