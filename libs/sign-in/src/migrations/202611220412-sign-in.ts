import { Migration } from '@mikro-orm/migrations';

/** Sign-in links of the portal (R90) and sessions (R91), with only the hashes of their tokens. */
export class Migration202611220412SignIn extends Migration {
  override up(): void {
    this.addSql(`create table sign_in_links (
      company_id char(24) not null,
      id char(24) not null,
      user_id char(24) not null,
      token_hash char(64) not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3),
      primary key (company_id, id),
      foreign key (company_id, user_id) references users (company_id, id))`);
    // A visitor who follows a link is identified only by its token.
    this.addSql(`create unique index sign_in_links_by_token on sign_in_links (token_hash)`);
    this.addSql(`create index sign_in_links_expiry on sign_in_links (company_id, expires_at)`);

    this.addSql(`create table portal_sessions (
      company_id char(24) not null,
      id char(24) not null,
      user_id char(24) not null,
      token_hash char(64) not null,
      user_agent text,
      created_at timestamptz(3) not null,
      seen_at timestamptz(3) not null,
      idle_until timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      ended_at timestamptz(3),
      primary key (company_id, id),
      foreign key (company_id, user_id) references users (company_id, id))`);
    this.addSql(`create unique index portal_sessions_by_token on portal_sessions (token_hash)`);
    this.addSql(`create index portal_sessions_of_user on portal_sessions (company_id, user_id)`);
    this.addSql(`create index portal_sessions_expiry on portal_sessions (company_id, expires_at)`);
  }
}
