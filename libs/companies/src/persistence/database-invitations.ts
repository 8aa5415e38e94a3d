import { type CompanyId, type Id, notFound } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Invitations, OpenInvitations } from '../application/ports/invitations.js';
import { Invitation } from '../domain/invitation/invitation.js';
import { invitationTable } from './invitation.entity.js';
import type { Database } from '@partner/postgres';

export class DatabaseInvitations
  extends repositoryOf({
    table: invitationTable,
    name: 'invitation',
    fromState: (state) => new Invitation(state, true),
  })
  implements Invitations
{
  /** The hash is looked up in an index, so timing reveals nothing about tokens. */
  async getByToken(company: CompanyId, tokenHash: string): Promise<Invitation> {
    const [invitation] = await this.locked(company, sql`t.token_hash = ${tokenHash}`);
    if (!invitation) throw notFound('invitation');
    return invitation;
  }

  async findOpen(company: CompanyId, user: Id): Promise<Invitation | undefined> {
    const open = sql`t.user_id = ${user} and t.accepted_at is null and t.voided_at is null`;
    return (await this.locked(company, open))[0];
  }
}

export class DatabaseOpenInvitations implements OpenInvitations {
  constructor(private readonly database: Database) {}

  async includes(company: CompanyId, invitation: Id, at: Date): Promise<boolean> {
    const [open] = await this.database.query(sql`select 1 from invitations
      where company_id = ${company} and id = ${invitation}
        and accepted_at is null and voided_at is null and expires_at > ${at}`);
    return open !== undefined;
  }
}
