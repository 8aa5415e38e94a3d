import { type Actor, conflict, type Id, type UnitOfWork } from '@partner/kernel';
import { roleTaken } from '../../domain/role/role.js';
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
      const { company } = actor;
      const { id, name } = role;
      const before = id ? (await this.roles.getForUpdate(company, id)).state.name : undefined;
      // Unknown permissions give no right; `PutRole` rejects them.
      const known = (role.permissions ?? []).filter((one) => permissions.includes(one));
      const after = rightsOf({ key: '', isSystem: false, permissions: known });
      await this.rights.requireAll(actor, after, await this.rights.ofRole(company, id ?? null));
      // A renamed role keeps its key, so the unique key alone would allow two roles of one name.
      if (name !== undefined && name !== before && (await this.roles.isNameTaken(company, name, id)))
        throw conflict(...roleTaken);
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
