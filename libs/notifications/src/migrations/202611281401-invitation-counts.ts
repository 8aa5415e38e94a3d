import { Migration } from '@mikro-orm/migrations';

/** Invitations that a company mailed on the UTC day of the last one (A15). */
export class Migration202611281401InvitationCounts extends Migration {
  override up(): void {
    this.addSql(`create table invitation_counts (
      company_id char(24) not null primary key,
      day date not null,
      mailed int not null)`);
  }
}
