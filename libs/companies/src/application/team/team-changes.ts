import { type Actor, DomainError, type Id, invalid, type UnitOfWork } from '@partner/kernel';
import type { User } from '../../domain/user/user.js';
import type { Invitations } from '../ports/invitations.js';
import type { Roles } from '../ports/roles.js';
import type { Users } from '../ports/users.js';
import type { UserChanges } from '../user-changes/user-changes.js';
import { withdrawInvitation } from '../user-invitation/user-invitation.js';
import { ownerKeepsRights, type PortalRights } from './portal-rights.js';

/** Changes of the people who use the portal (R101). */
export class TeamChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly roles: Roles,
    private readonly invitations: Invitations,
    private readonly changes: UserChanges,
    private readonly rights: PortalRights,
  ) {}

  /** @throws DomainError `notFound`, `invalid` (unknown role), `forbidden` (a right that the actor lacks, A8). */
  setRole(actor: Actor, { id, roleId }: { readonly id: Id; readonly roleId: Id }): Promise<void> {
    return this.#change(actor, id, async (user, at) => {
      await this.rights.requireAll(actor, await this.rights.ofRole(actor.company, roleId));
      await this.changes.change(user, { roleId }, at, 'all');
    });
  }

  /** Takes the role away, so that the person remains a user of the company, without the portal. @throws as `setRole` */
  remove(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.#change(actor, id, async (user, at) => {
      await this.changes.change(user, { roleId: null }, at, 'all');
      await withdrawInvitation(this.invitations, actor.company, id, at);
    });
  }

  /**
   * Makes another active user the owner, and the actor an administrator.
   * @throws DomainError `notFound`, `invalid` (a disabled user), `forbidden` when the actor is not the owner.
   */
  transferOwnership(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const { company, id: me } = actor;
      if (me === undefined) throw notOwner();
      // Locked in the order of ids, so that two transfers cannot deadlock.
      for (const one of [me, id].sort()) await this.users.getForUpdate(company, one);
      const [owner, next] = [await this.users.getForUpdate(company, me), await this.users.getForUpdate(company, id)];
      if (!owner.state.isOwner) throw notOwner();
      if (owner.id === next.id) throw invalid('the company is yours already');
      if (!next.state.active) throw invalid('the next owner must be an active user');
      next.revise({ isOwner: true }, at);
      const administrator = await this.roles.findSystem(company, 'administrator');
      owner.revise({ isOwner: false, roleId: administrator?.id ?? null }, at);
      await this.users.save(next);
      await this.users.save(owner);
    });
  }

  /** Changes another person than the owner, none of whose rights the actor lacks. */
  #change(actor: Actor, id: Id, change: (user: User, at: Date) => Promise<void>): Promise<void> {
    return this.work.run(actor, async () => {
      await this.rights.lock(actor);
      const user = await this.users.getForUpdate(actor.company, id);
      if (user.state.isOwner) throw ownerKeepsRights();
      await this.rights.requireAll(actor, await this.rights.ofUser(user.state));
      await change(user, this.work.now());
    });
  }
}

const notOwner = (): DomainError =>
  new DomainError('forbidden', 'insufficient_rights', 'only the owner can transfer ownership');
