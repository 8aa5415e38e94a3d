import { Aggregate, type CompanyId, type Id, invalid, missing, newId, type RecordState } from '@partner/kernel';

/** What a company says of a user (§2.15); the locations are kept beside it. */
export interface UserFields {
  readonly firstName: string;
  readonly lastName: string;
  /** As this company wrote it (R34). */
  readonly email: string;
  readonly phone: string | null;
  readonly active: boolean;
  /** Belongs to every location, those to come included (R7). */
  readonly allLocations: boolean;
  /** Takes part in lead routing while active (R7). */
  readonly inLeadRoutingPool: boolean;
  readonly roleId: Id | null;
  /** The owner of the company cannot be disabled (R37). */
  readonly isOwner: boolean;
}

/** When a user was last assigned a lead is no part of this: it moves with every lead and changes nobody. */
export interface UserState extends RecordState, UserFields {
  /** The person, whom other companies may know under another name (R34). */
  readonly accountId: Id;
}

/** Who a new user is. */
export interface UserIdentity {
  readonly company: CompanyId;
  readonly accountId: Id;
  readonly id?: Id;
}

const usual = {
  firstName: '',
  lastName: '',
  phone: null,
  active: true,
  allLocations: false,
  inLeadRoutingPool: false,
  roleId: null,
  isOwner: false,
} as const satisfies Omit<UserFields, 'email'>;

/** The membership of an account in one company (§2.15, R34). It is audited and announces nothing in the feed. */
export class User extends Aggregate<UserState> {
  readonly resource = 'user';

  /** @throws DomainError `invalid` for an email that is none, no name at all, or an owner who is disabled. */
  static create(
    { company, accountId, id = newId() }: UserIdentity,
    fields: Partial<UserFields> & { readonly email: string },
    at: Date,
  ): User {
    const record = { id, companyId: company, accountId, version: 1, createdAt: at, updatedAt: at };
    const state = { ...usual, ...fields, ...record };
    check(state);
    return new User(state, false);
  }

  /** As it is shown wherever a user is named. */
  get name(): string {
    return `${this.state.firstName} ${this.state.lastName}`.trim();
  }

  /**
   * Takes over the fields given. A new email comes with the account that it belongs to (R34).
   * @throws DomainError as `create`.
   */
  revise(fields: Partial<UserFields & Pick<UserState, 'accountId'>>, at: Date): void {
    check({ ...this.state, ...fields });
    this.change(fields, at);
  }

  /** Their locations were replaced: a change of the user (R19). */
  moved(at: Date): void {
    this.touch(at);
  }
}

function check({ email, firstName, lastName, active, isOwner }: UserFields): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid(`email must be an email address, not "${email}"`);
  if (`${firstName}${lastName}`.trim() === '') throw missing('firstName or lastName is required');
  if (isOwner && !active) throw invalid('the owner of the company cannot be disabled');
}
