import {
  Aggregate,
  conflict,
  type Id,
  type RecordState,
  type Snapshot,
  type Version,
  DomainError,
} from '@partner/kernel';

/** How far a contract has come (§2.18); a voided one is none any more. */
export const contractStatuses = ['draft', 'out_for_signature', 'partially_signed', 'completed', 'voided'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** What the feed calls reaching a status (§6.1); a draft is nobody's business. */
const milestones = {
  draft: undefined,
  out_for_signature: 'sent',
  partially_signed: 'signed',
  completed: 'completed',
  voided: 'voided',
} as const satisfies Record<ContractStatus, string | undefined>;

/** With one of these somebody has signed, and what was signed must stay (R17). */
const locking: readonly ContractStatus[] = ['partially_signed', 'completed'];

/** Who signs a contract. */
export const contractParties = ['customer', 'salesperson'] as const;
export type ContractParty = (typeof contractParties)[number];

const signedAt = { customer: 'customerSignedAt', salesperson: 'salespersonSignedAt' } as const;

/** What is known of a contract (§2.18); null is unset. Never what was signed with, nor who the signer is. */
export interface ContractFields {
  readonly status: ContractStatus;
  readonly contractVersion: number;
  readonly contractNumber: string | null;
  readonly customerSignedAt: Date | null;
  readonly salespersonSignedAt: Date | null;
  readonly signedPdfDocumentId: Id | null;
}

/** A contract as it is stored; an order has one at most that is not voided. */
export interface ContractState extends RecordState, ContractFields {
  readonly orderId: Id;
  /** Where its order stands: hides its events together with that place (A5). */
  readonly locationId: Id | null;
}

/** What a new contract is made of. */
export type NewContract = Partial<ContractFields> &
  Pick<ContractState, 'id' | 'companyId' | 'createdAt' | 'orderId' | 'locationId'>;

/** The contract of an order (§2.18). It has no version on the wire (E3). */
export class Contract extends Aggregate<ContractState> {
  readonly resource = 'contract';

  /** A draft unless its status is given. */
  static create(fields: NewContract): Contract {
    const blank = {
      contractVersion: 1,
      contractNumber: null,
      customerSignedAt: null,
      salespersonSignedAt: null,
      signedPdfDocumentId: null,
    };
    const contract = new Contract(
      { ...blank, status: 'draft', ...fields, version: 1, updatedAt: fields.createdAt },
      false,
    );
    contract.announce(fields.createdAt);
    return contract;
  }

  /** Whether the order's lines, customer, delivery and location must stay as they are (R17). */
  get locksOrder(): boolean {
    return locking.includes(this.state.status);
  }

  /** Takes over the fields given, and announces the status that it reached (§6.1). */
  revise(fields: Partial<ContractFields> & Partial<Pick<ContractState, 'locationId'>>, at: Date): void {
    if (this.change(fields, at).includes('status')) this.announce(at);
  }

  /** Sends a draft to be signed (R47). @throws DomainError `conflict` when it is none. */
  send(at: Date): void {
    this.checkStatus('sent', ['draft']);
    this.revise({ status: 'out_for_signature' }, at);
  }

  /**
   * Takes a signature; the second one completes the contract, and both are announced (R47).
   * @throws DomainError `conflict` before it was sent, when it is over, and for a party that has signed.
   */
  sign(party: ContractParty, at: Date): void {
    this.checkStatus('signed', ['out_for_signature', 'partially_signed']);
    const { customerSignedAt, salespersonSignedAt } = this.state;
    if (this.state[signedAt[party]] !== null)
      throw conflict('already_signed', `the ${party} has signed this contract already`);
    const isSecond = customerSignedAt !== null || salespersonSignedAt !== null;
    this.change({ [signedAt[party]]: at, status: isSecond ? 'completed' : 'partially_signed' }, at);
    this.record('signed', at);
    if (isSecond) this.record('completed', at);
  }

  /**
   * Completes a contract that was sent, whatever was signed on paper (R47).
   * @throws DomainError `conflict` before it was sent and when it is over.
   */
  complete(signedPdfDocumentId: Id | undefined, at: Date): void {
    this.checkStatus('completed', ['out_for_signature', 'partially_signed']);
    this.revise({ status: 'completed', ...(signedPdfDocumentId && { signedPdfDocumentId }) }, at);
  }

  /**
   * Ends the contract and frees what it locked (R17, R47). @throws DomainError `conflict` when it was voided already.
   */
  void(at: Date): void {
    this.checkStatus('voided', ['draft', 'out_for_signature', 'partially_signed', 'completed']);
    this.revise({ status: 'voided' }, at);
  }

  private checkStatus(what: string, from: readonly ContractStatus[]): void {
    const { status } = this.state;
    if (!from.includes(status))
      throw conflict(
        'contract_step_not_allowed',
        `a contract that is ${status.replaceAll('_', ' ')} cannot be ${what}`,
      );
  }

  protected override get announcedVersion(): Version | undefined {
    return undefined;
  }

  protected override snapshot(): Snapshot {
    const { orderId, status, contractNumber, locationId } = this.state;
    return {
      data: { orderId, status, ...(contractNumber !== null && { contractNumber }), ...(locationId && { locationId }) },
      ...(locationId && { locationId }),
    };
  }

  private announce(at: Date): void {
    const milestone = milestones[this.state.status];
    if (milestone !== undefined) this.record(milestone, at);
  }
}

/** @throws DomainError `locked` while the contract locks what is about to be changed (R17). */
export function checkUnlocked(contract: Pick<Contract, 'locksOrder' | 'state'> | undefined, what: string): void {
  if (contract?.locksOrder) {
    throw new DomainError(
      'locked',
      'contract_signed',
      `the order's contract is ${contract.state.status.replace('_', ' ')}: ${what} cannot be changed`,
    );
  }
}

/** @throws DomainError `conflict` when a contract is to become that of another order. */
export function checkSameOrder(contract: Contract, orderId: Id | undefined): void {
  if (orderId !== undefined && orderId !== contract.state.orderId)
    throw conflict('stays_where_it_is', 'a contract cannot move to another order');
}
