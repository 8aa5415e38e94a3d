import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { OpenInvitations } from '../application/ports/invitations.js';

/** Open invitations in PostgreSQL. */
export class DatabaseOpenInvitations implements OpenInvitations {
  constructor(private readonly database: Database) {}

  async includes(company: CompanyId, invitation: Id, at: Date): Promise<boolean> {
    const open = await this.database.maybeOne(sql`select 1 from invitations
      where company_id = ${company} and id = ${invitation}
        and accepted_at is null and voided_at is null and expires_at > ${at}`);
    return open !== undefined;
  }
}
