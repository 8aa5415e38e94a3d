import type { Id, RecordState, Snapshot, Version } from '@partner/kernel';
import { Aggregate, conflict, DomainError } from '@partner/kernel';

/** Status of a contract (§2.18); a voided contract no longer counts. */
export const contractStatuses = ['draft', 'out_for_signature', 'partially_signed', 'completed', 'voided'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** Event of each status (§6.1); a draft is not announced. */
const milestones = {
  draft: undefined,
  out_for_signature: 'sent',
  partially_signed: 'signed',
  completed: 'completed',
  voided: 'voided',
} as const satisfies Record<ContractStatus, string | undefined>;

/** Statuses in which a party has signed, so that the signed parts must not change (R17). */
const locking: readonly ContractStatus[] = ['partially_signed', 'completed'];

/** Parties that sign a contract. */
export const contractParties = ['customer', 'salesperson'] as const;
export type ContractParty = (typeof contractParties)[number];

const signedAt = { customer: 'customerSignedAt', salesperson: 'salespersonSignedAt' } as const;

/** Fields of a contract (§2.18); null is unset. Excludes signatures and the identity of signers. */
export interface ContractFields {
  readonly status: ContractStatus;
  readonly contractVersion: number;
  readonly contractNumber: string | null;
  readonly customerSignedAt: Date | null;
  readonly salespersonSignedAt: Date | null;
  readonly signedPdfDocumentId: Id | null;
}

/** State of a contract; an order has at most one that is not voided. */
export interface ContractState extends RecordState, ContractFields {
  readonly orderId: Id;
  /** Location of its order, which hides the contract's events when it is hidden (A5). */
  readonly locationId: Id | null;
}

/** Fields of a new contract. */
export type NewContract = Partial<ContractFields> &
  Pick<ContractState, 'id' | 'companyId' | 'createdAt' | 'orderId' | 'locationId'>;

/** The contract of an order (§2.18). Its events carry no version (E3). */
export class Contract extends Aggregate<ContractState> {
  readonly resource = 'contract';

  /** Creates a contract, by default as a draft. */
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

  /** True if the order's lines, customer, delivery and location are locked (R17). */
  get locksOrder(): boolean {
    return locking.includes(this.state.status);
  }

  /** Changes the given fields and announces the status that it reached (§6.1). */
  revise(fields: Partial<ContractFields> & Partial<Pick<ContractState, 'locationId'>>, at: Date): void {
    if (this.change(fields, at).includes('status')) this.announce(at);
  }

  /** Sends a draft for signature (R47). @throws DomainError `conflict` when it is not a draft. */
  send(at: Date): void {
    this.checkStatus('sent', ['draft']);
    this.revise({ status: 'out_for_signature' }, at);
  }

  /**
   * Records a signature; the second one completes the contract, and both are announced (R47).
   * @throws DomainError `conflict` before it is sent, after it ended, and for a party that has signed.
   */
  sign(party: ContractParty, at: Date): void {
    this.checkStatus('signed', ['out_for_signature', 'partially_signed']);
    const { customerSignedAt, salespersonSignedAt } = this.state;
    if (this.state[signedAt[party]] !== null)
      throw conflict('already_signed', `the ${party} has already signed this contract`);
    const isSecond = customerSignedAt !== null || salespersonSignedAt !== null;
    this.change({ [signedAt[party]]: at, status: isSecond ? 'completed' : 'partially_signed' }, at);
    this.recordEvent('signed', at);
    if (isSecond) this.recordEvent('completed', at);
  }

  /**
   * Completes a contract that was sent, even without recorded signatures: it may be signed on paper (R47).
   * @throws DomainError `conflict` before it is sent and after it ended.
   */
  complete(signedPdfDocumentId: Id | undefined, at: Date): void {
    this.checkStatus('completed', ['out_for_signature', 'partially_signed']);
    this.revise({ status: 'completed', ...(signedPdfDocumentId && { signedPdfDocumentId }) }, at);
  }

  /** Voids the contract and unlocks its order (R17, R47). @throws DomainError `conflict` when it is already voided. */
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

  protected override get eventVersion(): Version | undefined {
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
    if (milestone !== undefined) this.recordEvent(milestone, at);
  }
}

/** @throws DomainError `locked` while the contract locks the part that is about to change (R17). */
export function checkUnlocked(contract: Pick<Contract, 'locksOrder' | 'state'> | undefined, what: string): void {
  if (contract?.locksOrder) {
    throw new DomainError(
      'locked',
      'contract_signed',
      `the order's contract is ${contract.state.status.replace('_', ' ')}: ${what} cannot be changed`,
    );
  }
}

/** @throws DomainError `conflict` when the contract belongs to another order. */
export function checkSameOrder(contract: Contract, orderId: Id | undefined): void {
  if (orderId !== undefined && orderId !== contract.state.orderId)
    throw conflict('stays_where_it_is', 'a contract cannot move to another order');
}
