import { type CompanyId, type Id, invalid, omitUndefined } from '@partner/kernel';
import { User, type UserFields } from '../../domain/user/user.js';
import type { Account, Accounts } from '../ports/accounts.js';
import type { Invitations } from '../ports/invitations.js';
import type { Roles } from '../ports/roles.js';
import type { SeenLocations, Users } from '../ports/users.js';

/** What users are told about themselves, and where they belong. */
export interface UserChange extends Partial<UserFields> {
  /** Replaces the locations that whoever changes them can see (R35). */
  readonly locationIds?: readonly Id[];
}

/** A new user needs an email. */
export type NewUser = UserChange & { readonly email: string };

/** What making and changing users have in common, whether a partner or the portal does it. Inside a unit of work. */
export class UserChanges {
  constructor(
    private readonly users: Users,
    private readonly roles: Roles,
    private readonly accounts: Accounts,
    private readonly invitations: Invitations,
  ) {}

  /**
   * Makes the account of the email a member of the company (R34).
   * @throws DomainError `invalid` (fields, unknown role), `notFound` (location), and `conflict` at the end of the unit
   * of work when it is one already.
   */
  async make(
    company: CompanyId,
    change: NewUser,
    { at, seen, id }: { readonly at: Date; readonly seen: SeenLocations; readonly id?: Id | undefined },
  ): Promise<{ readonly user: User; readonly account: Account }> {
    const { locationIds, ...fields } = placed(change);
    await this.checkRole(company, fields.roleId);
    const account = await this.accounts.ofEmail(fields.email, at);
    const user = User.create({ company, accountId: account.id, ...(id && { id }) }, fields, at);
    await this.users.add(user);
    if (locationIds) await this.users.assignLocations(user, locationIds, seen);
    return { user, account };
  }

  /**
   * Takes over what is given; a new email moves the membership to the account of that email (R34), and it or `active:
   * false` withdraws an open invitation (R36).
   * @throws DomainError as `make`, and `invalid` for an owner who is disabled (R37).
   */
  async change(user: User, change: UserChange, at: Date, seen: SeenLocations): Promise<void> {
    const { locationIds, ...fields } = placed(change);
    const company = user.state.companyId;
    await this.checkRole(company, fields.roleId);
    const before = user.state;
    const account = fields.email === undefined ? undefined : await this.accounts.ofEmail(fields.email, at);
    user.revise({ ...fields, ...(account && { accountId: account.id }) }, at);
    if (user.state.accountId !== before.accountId || (before.active && !user.state.active)) {
      await this.voidInvitation(user, at);
    }
    const assigned = fields.allLocations ? { ids: [], seen: 'all' as const } : { ids: locationIds, seen };
    if (assigned.ids && (await this.users.assignLocations(user, assigned.ids, assigned.seen))) user.moved(at);
    await this.users.save(user);
  }

  private async checkRole(company: CompanyId, role: Id | null | undefined): Promise<void> {
    if (role && !(await this.roles.find(company, role))) throw invalid(`roleId: there is no role "${role}"`);
  }

  private async voidInvitation(user: User, at: Date): Promise<void> {
    const invitation = await this.invitations.openOf(user.state.companyId, user.id);
    if (!invitation) return;
    invitation.void(at);
    await this.invitations.save(invitation);
  }
}

/** @throws DomainError `invalid` for all locations and some of them at once (R35). */
export function checkPlaces({ locationIds, allLocations }: UserChange): void {
  if (allLocations && locationIds && locationIds.length > 0) {
    throw invalid('allLocations and locationIds exclude each other');
  }
}

/** Locations take `allLocations` back, and the other way around (R35). */
function placed<C extends UserChange>(given: C): C {
  const change = omitUndefined(given);
  checkPlaces(change);
  return change.locationIds && !change.allLocations ? { ...change, allLocations: false } : change;
}
