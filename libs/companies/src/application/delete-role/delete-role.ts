import { type Actor, type Clock, conflict, type Id, type UnitOfWork } from '@partner/kernel';
import type { Roles } from '../ports/roles.js';

/** Deletes a role that no user has. */
export class DeleteRole {
  constructor(
    private readonly work: UnitOfWork,
    private readonly roles: Roles,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `notFound`.
   * @throws DomainError `conflict` while a user has the role, and for a system role (R35).
   */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const role = await this.roles.getForUpdate(actor.company, id);
      if (await this.roles.isUsed(role)) throw conflict('role_in_use', 'a user has this role');
      role.delete(this.clock.now());
      await this.roles.save(role);
    });
  }
}
