import type { CompanyId, Id } from '@partner/kernel';
import { type CrossCompanyDatabase, type Database, lookUp } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { FoundSession, Session, SessionDirectory, Sessions } from '../application/ports/sessions.js';

const columns = sql`company_id as "companyId", id, user_id as "userId", account_id as "accountId",
  token_hash as "tokenHash", user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt",
  idle_until as "idleUntil", expires_at as "expiresAt", second_factor_at as "secondFactorAt"`;

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

  async find(company: CompanyId, id: Id, at: Date): Promise<Session | undefined> {
    const [row] = await this.database.query<Session>(sql`select ${columns} from portal_sessions
      where company_id = ${company} and id = ${id} and ended_at is null and idle_until > ${at}`);
    return row;
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

  async setChallenge({ companyId, id }: Session, challenge: string, until: Date): Promise<void> {
    await this.database.query(sql`update portal_sessions
      set passkey_challenge = ${challenge}, passkey_challenge_until = ${until}
      where company_id = ${companyId} and id = ${id}`);
  }

  /** The row is locked before its challenge is read, so of two requests only one gets it. */
  async takeChallenge({ companyId, id }: Session, at: Date): Promise<string | undefined> {
    const [taken] = await this.database.query<{ challenge: string }>(sql`
      with found as (select passkey_challenge as challenge, passkey_challenge_until as until from portal_sessions
        where company_id = ${companyId} and id = ${id} and passkey_challenge is not null for update)
      update portal_sessions s set passkey_challenge = null, passkey_challenge_until = null from found
        where s.company_id = ${companyId} and s.id = ${id} and found.until > ${at} returning found.challenge`);
    return taken?.challenge;
  }

  async presentFactor({ companyId, id, tokenHash: former }: Session, tokenHash: string, at: Date): Promise<boolean> {
    const rows = await this.database.query(sql`update portal_sessions
      set second_factor_at = ${at}, token_hash = ${tokenHash}
      where company_id = ${companyId} and id = ${id} and token_hash = ${former} and ended_at is null returning 1`);
    return rows.length > 0;
  }
}

/** Sessions of all companies, since the session identifies the company (R91). */
export class DatabaseSessionDirectory implements SessionDirectory {
  constructor(private readonly database: CrossCompanyDatabase) {}

  /**
   * The hash is looked up in an index, so timing reveals nothing about tokens. Sessions end when their company moves to
   * another cell, whose portal has another address.
   */
  async find(tokenHash: string, at: Date): Promise<FoundSession | undefined> {
    const [session] = await lookUp<FoundSession>(
      this.database,
      sql`select ${columns},
        exists (select from users u join second_factors f on f.account_id = u.account_id
          where u.company_id = s.company_id and u.id = s.user_id and f.confirmed_at is not null) as "hasFactor",
        exists (select from second_factor_requirements r where r.company_id = s.company_id) as "isFactorRequired"
      from portal_sessions s where token_hash = ${tokenHash} and ended_at is null and idle_until > ${at}`,
      'companyId',
      'skip',
    );
    return session;
  }

  async endOfAccount(account: Id, at: Date): Promise<void> {
    await this.database.query(
      sql`update portal_sessions s set ended_at = ${at} from users u
      where u.account_id = ${account} and s.company_id = u.company_id and s.user_id = u.id and s.ended_at is null`,
      'outside',
    );
  }
}
