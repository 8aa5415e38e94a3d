import { type Actor, type Clock, type Id, missing, type UnitOfWork } from '@partner/kernel';
import { Role, type RoleFields } from '../../domain/role/role.js';
import type { Roles } from '../ports/roles.js';

export class PutRole {
  constructor(
    private readonly work: UnitOfWork,
    private readonly roles: Roles,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` (missing name of a new role), `conflict` (another role has the key). */
  execute(actor: Actor, command: Partial<RoleFields> & { readonly id?: Id }): Promise<Id> {
    const { id, ...fields } = command;
    return this.work.run(actor, async () => {
      const at = this.clock.now();
      const existing = id && (await this.roles.find(actor.company, id));
      if (existing) {
        existing.revise(fields, at);
        await this.roles.save(existing);
        return existing.id;
      }
      const { name } = fields;
      if (name === undefined) throw missing('name is required for a new role');
      const role = Role.create(actor.company, { ...fields, name }, at, id);
      await this.roles.add(role);
      return role.id;
    });
  }
}
