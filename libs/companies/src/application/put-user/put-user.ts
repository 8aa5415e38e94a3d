import { type Actor, checkFixedFields, type Id, missing, type UnitOfWork } from '@partner/kernel';
import type { Users } from '../ports/users.js';
import type { UserChange, UserChanges } from '../user-changes/user-changes.js';

export interface PutUserCommand extends UserChange {
  readonly id?: Id;
  /** Creation time of a new user; defaults to now. */
  readonly createdAt?: Date;
}

/** Creates a user, or changes the one with the given id, as the portal does. Never sends an invitation. */
export class PutUser {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly changes: UserChanges,
  ) {}

  /**
   * @throws DomainError `invalid` (fields, unknown role, owner protection), `notFound` (location), `conflict` (the
   * account of the email is already a member).
   */
  execute(actor: Actor, { id, createdAt, ...change }: PutUserCommand): Promise<Id> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const existing = id && (await this.users.find(actor.company, id));
      if (existing) {
        checkFixedFields('user', existing.state, { createdAt });
        await this.changes.change(existing, change, at, 'all');
        return existing.id;
      }
      const { email } = change;
      if (email === undefined) throw missing('email is required for a new user');
      const circumstances = { at: createdAt ?? at, seen: 'all', id } as const;
      const { user } = await this.changes.create(actor.company, { ...change, email }, circumstances);
      return user.id;
    });
  }
}
