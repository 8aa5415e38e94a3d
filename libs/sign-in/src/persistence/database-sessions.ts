import type { CompanyId, Id } from '@partner/kernel';
import type { CrossCompanyDatabase, Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { Session, SessionDirectory, Sessions } from '../application/ports/sessions.js';

const columns = sql`company_id as "companyId", id, user_id as "userId", account_id as "accountId",
  token_hash as "tokenHash", user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt",
  idle_until as "idleUntil", expires_at as "expiresAt"`;

export class DatabaseSessions implements Sessions {
  constructor(private readonly database: Database) {}

  async add(session: Session): Promise<void> {
    const { companyId, id, userId, accountId, tokenHash, userAgent, createdAt, seenAt, idleUntil, expiresAt } = session;
    await this.database.query(sql`insert into portal_sessions
      (company_id, id, user_id, account_id, token_hash, user_agent, created_at, seen_at, idle_until, expires_at)
      values (${companyId}, ${id}, ${userId}, ${accountId}, ${tokenHash}, ${userAgent}, ${createdAt}, ${seenAt},
        ${idleUntil}, ${expiresAt})`);
  }

  of(company: CompanyId, user: Id, at: Date): Promise<Session[]> {
    return this.database.query<Session>(sql`select ${columns} from portal_sessions
      where company_id = ${company} and user_id = ${user} and ended_at is null and idle_until > ${at}
      order by seen_at desc, id desc limit 100`);
  }

  ofCompany(company: CompanyId, at: Date): Promise<Session[]> {
    return this.database.query<Session>(sql`select ${columns} from portal_sessions
      where company_id = ${company} and ended_at is null and idle_until > ${at}
      order by seen_at desc, id desc limit 1000`);
  }

  find(company: CompanyId, id: Id, at: Date): Promise<Session | undefined> {
    return this.database.maybeOne<Session>(sql`select ${columns} from portal_sessions
      where company_id = ${company} and id = ${id} and ended_at is null and idle_until > ${at}`);
  }

  async recordUse({ companyId, id }: Session, at: Date, idleUntil: Date): Promise<void> {
    await this.database.query(sql`update portal_sessions set seen_at = ${at}, idle_until = ${idleUntil}
      where company_id = ${companyId} and id = ${id} and ended_at is null`);
  }

  async end(company: CompanyId, user: Id, id: Id, at: Date): Promise<boolean> {
    const rows = await this.database.query(sql`update portal_sessions set ended_at = ${at}
      where company_id = ${company} and user_id = ${user} and id = ${id} and ended_at is null returning 1`);
    return rows.length > 0;
  }
}

/** Sessions of all companies, since the session identifies the company (R91). */
export class DatabaseSessionDirectory implements SessionDirectory {
  constructor(private readonly database: CrossCompanyDatabase) {}

  /** The hash is looked up in an index, so timing reveals nothing about tokens. */
  async find(tokenHash: string, at: Date): Promise<Session | undefined> {
    const [session] = await this.database.outside<Session>(sql`select ${columns} from portal_sessions
      where token_hash = ${tokenHash} and ended_at is null and idle_until > ${at}`);
    return session;
  }
}
