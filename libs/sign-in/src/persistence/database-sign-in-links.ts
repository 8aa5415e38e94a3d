import type { CompanyId } from '@partner/kernel';
import { type CrossCompanyDatabase, type Database, WorkScope, lookUp } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { SignInLink, SignInLinks, SignInUser } from '../application/ports/sign-in-links.js';

export class DatabaseSignInLinks implements SignInLinks {
  constructor(
    private readonly database: Database,
    private readonly acrossCompanies: CrossCompanyDatabase,
  ) {}

  async add({ companyId, id, userId, accountId, tokenHash, createdAt, expiresAt }: SignInLink): Promise<void> {
    await this.database.query(sql`insert into sign_in_links
      (company_id, id, user_id, account_id, token_hash, created_at, expires_at)
      values (${companyId}, ${id}, ${userId}, ${accountId}, ${tokenHash}, ${createdAt}, ${expiresAt})`);
  }

  /** The hash is looked up in an index, so timing reveals nothing about tokens. */
  async use(tokenHash: string, at: Date): Promise<SignInUser | undefined> {
    const usable = sql`token_hash = ${tokenHash} and used_at is null and expires_at > ${at}`;
    const [found] = await lookUp<{ company: CompanyId }>(
      this.acrossCompanies,
      sql`select company_id as company from sign_in_links where ${usable}`,
      'company',
      'skip',
    );
    if (!found) return undefined;
    const [link] = await WorkScope.forCompany(found.company, () =>
      this.database.query<SignInUser>(
        sql`
        update sign_in_links set used_at = ${at} where company_id = ${found.company} and ${usable}
        returning company_id as "companyId", user_id as "userId", account_id as "accountId"`,
        'outside',
      ),
    );
    return link;
  }
}
