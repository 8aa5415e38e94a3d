import { type CompanyId, type Id, notFound } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Invitations } from '../application/ports/invitations.js';
import { Invitation } from '../domain/invitation/invitation.js';
import { invitationTable } from './invitation.entity.js';

/** Invitations in PostgreSQL. */
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
