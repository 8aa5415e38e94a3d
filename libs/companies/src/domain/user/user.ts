import { Aggregate, type CompanyId, type Id, invalid, newId, type RecordState } from '@partner/kernel';

/** What a user says of themselves (§2.15); the locations are kept beside it. */
export interface UserFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly active: boolean;
  /** Belongs to every location, those to come included (R7). */
  readonly allLocations: boolean;
  /** Takes part in lead routing while active (R7). */
  readonly inLeadRoutingPool: boolean;
  readonly roleId: Id | null;
  /** The owner of the company cannot be disabled (§4.10). */
  readonly isOwner: boolean;
}

/** When a user was last assigned a lead is no part of this: it moves with every lead and changes nobody. */
export interface UserState extends RecordState, UserFields {}

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

/** A person of the company's staff (§2.15). It is audited and announces nothing in the feed. */
export class User extends Aggregate<UserState> {
  readonly resource = 'user';

  /** @throws DomainError `invalid` for an email that is none, no name at all, or an owner who is disabled. */
  static create(
    company: CompanyId,
    fields: Partial<UserFields> & { readonly email: string },
    at: Date,
    id: Id = newId(),
  ): User {
    const state = { ...usual, ...fields, id, companyId: company, version: 1, createdAt: at, updatedAt: at };
    check(state);
    return new User(state, false);
  }

  /** As it is shown wherever a user is named. */
  get name(): string {
    return `${this.state.firstName} ${this.state.lastName}`.trim();
  }

  /** Takes over the fields given. @throws DomainError as `create`. */
  revise(fields: Partial<UserFields>, at: Date): void {
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
  if (`${firstName}${lastName}`.trim() === '') throw invalid('firstName or lastName is required');
  if (isOwner && !active) throw invalid('the owner of the company cannot be disabled');
}
