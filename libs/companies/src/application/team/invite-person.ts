import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import type { Accounts } from '../ports/accounts.js';
import type { Users } from '../ports/users.js';
import type { UserChanges } from '../user-changes/user-changes.js';
import type { UserInvitation } from '../user-invitation/user-invitation.js';
import { ownerKeepsRights, type PortalRights } from './portal-rights.js';

interface InvitePersonCommand {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly roleId: Id;
}

/** Gives a person a role in the portal and mails them a link (R36). */
export class InvitePerson {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly accounts: Accounts,
    private readonly changes: UserChanges,
    private readonly rights: PortalRights,
    private readonly invitation: UserInvitation,
  ) {}

  /**
   * Creates the user, or changes the role of the company's user with this email and mails them again.
   * @returns the user's id.
   * @throws DomainError `invalid` (fields, unknown role, the owner), `forbidden` (a right that the actor lacks, A8).
   */
  execute(actor: Actor, { roleId, ...person }: InvitePersonCommand): Promise<Id> {
    return this.work.run(actor, async () => {
      await this.rights.lock(actor);
      const at = this.work.now();
      const { company } = actor;
      await this.rights.requireAll(actor, await this.rights.ofRole(company, roleId));
      const known = await this.users.findByEmail(company, person.email);
      if (!known) {
        const { user, account } = await this.changes.create(company, { ...person, roleId }, { at, seen: 'all' });
        await this.invitation.send(company, user, account, at);
        return user.id;
      }
      await this.rights.requireAll(actor, await this.rights.ofUser(known.state));
      if (known.state.isOwner) throw ownerKeepsRights();
      await this.changes.change(known, { roleId, active: true }, at, 'all');
      await this.invitation.send(company, known, await this.accounts.findOrCreate(person.email, at), at);
      return known.id;
    });
  }
}
