import { type Id, newId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { Account, Accounts } from '../application/ports/accounts.js';

/** Accounts in PostgreSQL, the only table without a company. */
export class DatabaseAccounts implements Accounts {
  constructor(private readonly database: Database) {}

  /** A concurrent second call waits for the first to commit and finds its account. */
  async findOrCreate(email: string, at: Date): Promise<Account> {
    await this.database.query(sql`insert into accounts (id, email, created_at)
      values (${newId()}, fold_case(${email}), ${at}) on conflict (email) do nothing`);
    const [row] = await this.database.query<Account>(
      sql`select id, login_at is not null as "hasLogin" from accounts where email = fold_case(${email})`,
    );
    return row!;
  }

  async enableLogin(account: Id, at: Date): Promise<void> {
    await this.database.query(sql`update accounts set login_at = ${at} where id = ${account} and login_at is null`);
  }
}
