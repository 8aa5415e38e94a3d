import { type Actor, type Clock, type CompanyId, type Id, invalid, type UnitOfWork } from '@partner/kernel';
import { User, type UserFields } from '../../domain/user/user.js';
import type { Roles } from '../ports/roles.js';
import type { Users } from '../ports/users.js';

/** A user to make or to change. */
export interface PutUserCommand extends Partial<UserFields> {
  readonly id?: Id;
  /** Replaces the locations the user belongs to. */
  readonly locationIds?: readonly Id[];
  /** Of a new user; now unless given. */
  readonly createdAt?: Date;
}

/** Makes a user, or changes the one of the id given. */
export class PutUser {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly roles: Roles,
    private readonly clock: Clock,
  ) {}

  /**
   * `allLocations` and `locationIds` exclude each other (§4.10): giving one takes the other back.
   * @throws DomainError `invalid` (fields, unknown role or location, owner protection), `conflict` (another user has
   * the email).
   */
  execute(actor: Actor, command: PutUserCommand): Promise<Id> {
    const { id, locationIds, createdAt, ...given } = command;
    const isPlaced = locationIds !== undefined && locationIds.length > 0;
    return this.work.run(actor, async () => {
      if (given.allLocations && isPlaced) throw invalid('allLocations and locationIds exclude each other');
      const fields = { ...given, ...(isPlaced && { allLocations: false }) };
      await this.checkRole(actor.company, fields.roleId);
      const at = this.clock.now();
      const user =
        (id && (await this.changed(actor.company, id, fields, createdAt, at))) ??
        (await this.made(actor.company, id, fields, createdAt ?? at));
      const assignedLocations = fields.allLocations ? [] : locationIds;
      if (assignedLocations && (await this.users.assignLocations(user, assignedLocations))) {
        user.moved(at);
        await this.users.save(user);
      }
      return user.id;
    });
  }

  private async checkRole(company: CompanyId, role: Id | null | undefined): Promise<void> {
    if (role && !(await this.roles.find(company, role))) throw invalid(`roleId: there is no role "${role}"`);
  }

  private async changed(
    company: CompanyId,
    id: Id,
    fields: Partial<UserFields>,
    createdAt: Date | undefined,
    at: Date,
  ): Promise<User | undefined> {
    const existing = await this.users.find(company, id);
    if (!existing) return undefined;
    if (createdAt !== undefined) throw invalid('createdAt of an existing user cannot be changed');
    existing.revise(fields, at);
    await this.users.save(existing);
    return existing;
  }

  private async made(
    company: CompanyId,
    id: Id | undefined,
    { email, ...fields }: Partial<UserFields>,
    at: Date,
  ): Promise<User> {
    if (email === undefined) throw invalid('email is required for a new user');
    const user = User.create(company, { ...fields, email }, at, id);
    await this.users.add(user);
    return user;
  }
}
