import { type CompanyId, type Id, invalid, omitUndefined } from '@partner/kernel';
import { User, type UserFields } from '../../domain/user/user.js';
import type { Account, Accounts } from '../ports/accounts.js';
import type { Invitations } from '../ports/invitations.js';
import type { Roles } from '../ports/roles.js';
import type { LocationScope, Users } from '../ports/users.js';
import { withdrawInvitation } from '../user-invitation/user-invitation.js';

export interface UserChange extends Partial<UserFields> {
  /** Replaces the locations that the actor can see (R35). */
  readonly locationIds?: readonly Id[];
}

/** Fields of a new user; the email is required. */
export type NewUser = UserChange & { readonly email: string };

/** Creation and change of users, shared by partners and the portal. Requires a unit of work. */
export class UserChanges {
  constructor(
    private readonly users: Users,
    private readonly roles: Roles,
    private readonly accounts: Accounts,
    private readonly invitations: Invitations,
  ) {}

  /**
   * Makes the account of the email a member of the company (R34).
   * @throws DomainError `invalid` (fields, unknown role), `notFound` (location).
   * @throws DomainError `conflict` at the end of the unit of work when the account is already a member.
   */
  async create(
    company: CompanyId,
    change: NewUser,
    { at, seen, id }: { readonly at: Date; readonly seen: LocationScope; readonly id?: Id | undefined },
  ): Promise<{ readonly user: User; readonly account: Account }> {
    const { locationIds, ...fields } = normalizeLocations(change);
    await this.checkRole(company, fields.roleId);
    const account = await this.accounts.findOrCreate(fields.email, at);
    const user = User.create({ company, accountId: account.id, ...(id && { id }) }, fields, at);
    await this.users.add(user);
    if (locationIds) await this.users.assignLocations(user, locationIds, seen);
    return { user, account };
  }

  /**
   * Applies the given fields. A new email moves the membership to the account of that email (R34). A new account or
   * `active: false` withdraws an open invitation (R36).
   * @throws DomainError as `create`, and `invalid` for disabling the owner (R37).
   */
  async change(user: User, change: UserChange, at: Date, seen: LocationScope): Promise<void> {
    const { locationIds, ...fields } = normalizeLocations(change);
    const company = user.state.companyId;
    await this.checkRole(company, fields.roleId);
    const before = user.state;
    const account = fields.email === undefined ? undefined : await this.accounts.findOrCreate(fields.email, at);
    user.revise({ ...fields, ...(account && { accountId: account.id }) }, at);
    if (user.state.accountId !== before.accountId || (before.active && !user.state.active))
      await withdrawInvitation(this.invitations, company, user.id, at);
    const assigned = fields.allLocations ? { ids: [], seen: 'all' as const } : { ids: locationIds, seen };
    if (assigned.ids && (await this.users.assignLocations(user, assigned.ids, assigned.seen)))
      user.locationsReplaced(at);
    await this.users.save(user);
  }

  private async checkRole(company: CompanyId, role: Id | null | undefined): Promise<void> {
    if (role && !(await this.roles.find(company, role))) {
      throw invalid(`roleId: there is no role "${role}"`, 'invalid_field', {
        field: 'roleId',
        reason: 'GET /partner/v1/roles lists the roles.',
      });
    }
  }
}

/** @throws DomainError `invalid` when both `allLocations` and `locationIds` are given (R35). */
export function checkLocations({ locationIds, allLocations }: UserChange): void {
  if (allLocations && locationIds && locationIds.length > 0) {
    throw invalid('allLocations and locationIds cannot be combined', 'invalid_field', { field: 'locationIds' });
  }
}

/** Clears `allLocations` when locations are given (R35). */
function normalizeLocations<C extends UserChange>(given: C): C {
  const change = omitUndefined(given);
  checkLocations(change);
  return change.locationIds && !change.allLocations ? { ...change, allLocations: false } : change;
}
