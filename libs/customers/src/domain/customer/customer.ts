import type { DomainError, ExternalReferences, Id, MapPatch, RecordState, Snapshot } from '@partner/kernel';
import { Aggregate, checkMaps, conflict, invalid, mergeReferences } from '@partner/kernel';

/** Format of a customer code (§2.11). */
export const codePattern = /^[A-Za-z0-9]{5}$/;

/** Characters of generated codes (§4.7). */
export const codeLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Fields of a customer (§4.7). */
export interface CustomerFields {
  readonly name: string | null;
  readonly contactName: string | null;
  readonly contactPerson: string | null;
  /** Unique among live customers, ignoring case; a customer created from a contact may have none (R6). */
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  /** Five letters or digits. */
  readonly code: string | null;
  readonly active: boolean;
}

/** State of a customer (§2.11). */
export interface CustomerState extends RecordState, CustomerFields {
  /** Sales source of the last lead, quote or order that had one; partners do not see it (§2.5). */
  readonly salesSource: string | null;
  readonly externalReferences: ExternalReferences | null;
  /** The survivor of the merge that ended this customer (§4.7). */
  readonly mergedInto: Id | null;
  readonly mergedAt: Date | null;
  readonly deletedAt: Date | null;
  /** Time at which the personal data was erased (R110). */
  readonly erasedAt: Date | null;
}

/** Changes to a customer: absent means unchanged, null clears (R24). */
export interface CustomerChanges extends Partial<CustomerFields> {
  readonly salesSource?: string | null;
  /** Merged by key (§2.6). */
  readonly externalReferences?: MapPatch<unknown>;
}

type NewCustomer = CustomerChanges & Pick<CustomerState, 'id' | 'companyId' | 'createdAt'> & { readonly code: string };

/** Personal data of a customer: what an erasure removes (R110). The code stays, it is a number of the company's. */
const personal = {
  name: null,
  contactName: null,
  contactPerson: null,
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  externalReferences: null,
} as const satisfies Partial<CustomerState>;

const defaults = {
  ...personal,
  active: true,
  salesSource: null,
  mergedInto: null,
  mergedAt: null,
  deletedAt: null,
  erasedAt: null,
} as const satisfies Omit<CustomerState, keyof RecordState | 'code'>;

/** Rejects the id of a merged customer; the error names the survivor (R6). */
export const mergedCustomer = (survivor: Id): DomainError =>
  conflict('customer_merged', `customerId: this customer was merged into ${survivor}, use that customer instead`, {
    field: 'customerId',
    suggestion: survivor,
  });

/** A buyer or potential buyer (§2.11). */
export class Customer extends Aggregate<CustomerState> {
  readonly resource = 'customer';

  /** @throws DomainError `invalid` for a malformed code, or references over their limits (R24). */
  static create({ externalReferences, ...given }: NewCustomer): Customer {
    checkCode(given.code);
    const references = mergeReferences(null, externalReferences ?? {});
    const customer = new Customer(
      { ...defaults, ...given, externalReferences: references, version: 1, updatedAt: given.createdAt },
      false,
    );
    customer.recordEvent('created', given.createdAt);
    return customer;
  }

  /** True if it was merged into another customer; it can no longer be changed. */
  get isMerged(): boolean {
    return this.state.mergedInto !== null;
  }

  /** True if its personal data was erased; it can no longer be changed, and gets no further records (R110). */
  get isErased(): boolean {
    return this.state.erasedAt !== null;
  }

  /** True if it is neither merged nor deleted nor erased. */
  get isLive(): boolean {
    return !this.isMerged && !this.isErased && this.state.deletedAt === null;
  }

  /**
   * Changes the given fields and announces them together.
   * @throws DomainError `conflict` when it was merged or erased; `invalid` for a malformed code or references over
   * their limits.
   */
  revise({ externalReferences, ...fields }: CustomerChanges, at: Date): void {
    if (this.isMerged)
      throw conflict('customer_merged', 'this customer was merged into another one and cannot be changed');
    this.checkNotErased();
    checkCustomer(fields);
    const references = externalReferences && {
      externalReferences: mergeReferences(this.state.externalReferences, externalReferences),
    };
    this.recordUpdated(this.change({ ...fields, ...references }, at), at);
  }

  /** Copies the source of a lead, quote or order; null clears it (§2.5, R29). */
  syncSource(salesSource: string | null, at: Date): void {
    this.recordUpdated(this.change({ salesSource }, at), at);
  }

  /**
   * Merges this customer into another one, permanently (§3, §4.7).
   * @throws DomainError `conflict` when either one was already merged or erased.
   */
  mergeInto(survivor: Customer, at: Date): void {
    if (this.isMerged) throw conflict('customer_merged', 'this customer was already merged into another one');
    if (survivor.isMerged) throw conflict('customer_merged', 'the survivor was already merged into another customer');
    this.checkNotErased();
    survivor.checkNotErased();
    this.change({ active: false, mergedInto: survivor.id, mergedAt: at }, at);
    this.recordEvent('merged', at, { mergedCustomerId: this.id, survivorId: survivor.id });
  }

  /** Redirects a merged customer to the final survivor after its own survivor was merged (R26). */
  redirectTo(survivor: Customer, at: Date): void {
    this.recordUpdated(this.change({ mergedInto: survivor.id }, at), at);
  }

  /** Deletes the customer: 404 from then on, with a tombstone event, and the email can be reused (R13, E2). */
  delete(at: Date): void {
    this.change({ deletedAt: at }, at);
    this.recordDeleted(at);
  }

  /** Removes the personal data, permanently (R110). A deleted customer stays deleted, without an event (E2). */
  erase(at: Date): void {
    const changed = this.change({ ...personal, active: false, erasedAt: at }, at);
    if (this.state.deletedAt === null) this.recordUpdated(changed, at);
  }

  /** @throws DomainError `conflict` */
  checkNotErased(): void {
    if (this.isErased) throw conflict('customer_erased', 'the personal data of this customer was erased');
  }

  /** Contains no personal data, because the feed outlives an erasure (E2). */
  protected override snapshot(): Snapshot {
    const { code, active, externalReferences } = this.state;
    return {
      data: { ...(code !== null && { code }), active, ...(this.isErased && { erased: true }) },
      ...(externalReferences && { externalReferences }),
    };
  }
}

/**
 * Validates changes before any record is read (W9).
 * @throws DomainError `invalid` for a malformed or cleared code (R56), or references over their limits.
 */
export function checkCustomer({ code, externalReferences }: CustomerChanges): void {
  if (code === null) throw invalid('code cannot be cleared');
  if (code !== undefined) checkCode(code);
  checkMaps({ externalReferences });
}

function checkCode(code: string): void {
  if (!codePattern.test(code)) throw invalid('code must be five letters or digits');
}
