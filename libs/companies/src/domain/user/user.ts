import { Aggregate, type CompanyId, type Id, invalid, missing, newId, type RecordState } from '@partner/kernel';

/** Fields of a user (§2.15); the locations are stored separately. */
export interface UserFields {
  readonly firstName: string;
  readonly lastName: string;
  /** Email as entered by this company (R34). */
  readonly email: string;
  readonly phone: string | null;
  readonly active: boolean;
  /** True if the user belongs to every location, including future ones (R7). */
  readonly allLocations: boolean;
  /** True if the user takes part in lead routing while active (R7). */
  readonly inLeadRoutingPool: boolean;
  readonly roleId: Id | null;
  /** The owner of the company cannot be disabled (R37). */
  readonly isOwner: boolean;
}

/**
 * State of a user. The time of the last lead assignment is not part of it, because assignments do not change the user's
 * version.
 */
export interface UserState extends RecordState, UserFields {
  /** Account of the person, who may have other names in other companies (R34). */
  readonly accountId: Id;
}

export interface UserIdentity {
  readonly company: CompanyId;
  readonly accountId: Id;
  readonly id?: Id;
}

const defaults = {
  firstName: '',
  lastName: '',
  phone: null,
  active: true,
  allLocations: false,
  inLeadRoutingPool: false,
  roleId: null,
  isOwner: false,
} as const satisfies Omit<UserFields, 'email'>;

/** Membership of an account in one company (§2.15, R34). Audited; emits no events. */
export class User extends Aggregate<UserState> {
  readonly resource = 'user';

  /** @throws DomainError `invalid` for an invalid email, a missing name, or a disabled owner. */
  static create(
    { company, accountId, id = newId() }: UserIdentity,
    fields: Partial<UserFields> & { readonly email: string },
    at: Date,
  ): User {
    const record = { id, companyId: company, accountId, version: 1, createdAt: at, updatedAt: at };
    const state = { ...defaults, ...fields, ...record };
    check(state);
    return new User(state, false);
  }

  get name(): string {
    return `${this.state.firstName} ${this.state.lastName}`.trim();
  }

  /**
   * Applies the given fields. A new email comes with the account it belongs to (R34).
   * @throws DomainError as `create`.
   */
  revise(fields: Partial<UserFields & Pick<UserState, 'accountId'>>, at: Date): void {
    check({ ...this.state, ...fields });
    this.change(fields, at);
  }

  /** Records that the locations were replaced, which counts as a change of the user (R19). */
  locationsReplaced(at: Date): void {
    this.touch(at);
  }
}

/**
 * Excludes the two letters that are not ASCII but have an ASCII lower case: accounts are found by the lower case, and a
 * mail to such an address reaches another mailbox than the account's.
 */
const emailPattern = /^[^\s@\u0130\u212a]+@[^\s@\u0130\u212a]+$/;

function check({ email, firstName, lastName, active, isOwner }: UserFields): void {
  if (!emailPattern.test(email)) throw invalid(`email must be an email address, not "${email}"`);
  if (`${firstName}${lastName}`.trim() === '') throw missing('firstName or lastName is required');
  if (isOwner && !active)
    throw invalid('the owner of the company cannot be disabled', 'invalid_field', { field: 'active' });
}
