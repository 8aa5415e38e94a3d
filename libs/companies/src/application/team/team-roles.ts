import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import { type Permission, permissions, rightsOf } from '../../domain/role/system-roles.js';
import type { DeleteRole, PutRole } from '../put-role/put-role.js';
import type { Roles } from '../ports/roles.js';
import type { PortalRights } from './portal-rights.js';

/** The company's own roles, changed by people of the company (R101). */
export class TeamRoles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly roles: Roles,
    private readonly putRole: PutRole,
    private readonly deleteRole: DeleteRole,
    private readonly rights: PortalRights,
  ) {}

  /**
   * Creates a role, or changes name and permissions of one.
   * @throws DomainError `invalid`, `notFound`, `conflict` (name), `forbidden` (a right that the actor lacks, A8).
   */
  put(actor: Actor, role: { id?: Id; name?: string; permissions?: readonly Permission[] }): Promise<Id> {
    return this.work.run(actor, async () => {
      await this.rights.lock(actor);
      if (role.id) await this.roles.getForUpdate(actor.company, role.id);
      // Unknown permissions give no right; `PutRole` rejects them.
      const known = (role.permissions ?? []).filter((one) => permissions.includes(one));
      const after = rightsOf({ key: '', isSystem: false, permissions: known });
      await this.rights.requireAll(actor, after, await this.rights.ofRole(actor.company, role.id ?? null));
      return this.putRole.execute(actor, role);
    });
  }

  /** @throws DomainError `notFound`, `conflict` (in use, or a system role), `forbidden` (A8). */
  delete(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      await this.rights.lock(actor);
      await this.rights.requireAll(actor, await this.rights.ofRole(actor.company, id));
      await this.deleteRole.execute(actor, { id });
    });
  }
}
