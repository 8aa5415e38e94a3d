import { Aggregate, type Id, invalid, isExactMoney, type RecordState } from '@partner/kernel';

/** A text that a contract has to contain. */
export interface Disclosure {
  readonly title: string;
  readonly text: string;
}

/** How a late payment is charged. */
export const lateFeeTypes = ['fixed', 'percent'] as const;
export interface LateFee {
  readonly type: (typeof lateFeeTypes)[number];
  readonly amount?: number;
  readonly graceDays?: number;
}

/** What the law of a state asks of rent-to-own contracts (R39). */
export interface StateLegalFields {
  /** Upper case. */
  readonly stateCode: string;
  readonly enabled: boolean;
  readonly contractTitle: string | null;
  readonly disclosures: readonly Disclosure[] | null;
  readonly lateFee: LateFee | null;
  readonly reinstatementDays: number | null;
  readonly earlyPurchasePercent: number | null;
  readonly maxTermMonths: number | null;
}

/** A legal configuration as it is stored: under the company that its agreement is stored under. */
export interface StateLegalState extends RecordState, StateLegalFields {
  readonly agreementId: Id;
  readonly deletedAt: Date | null;
}

/** What a new legal configuration needs. */
export type NewStateLegal = Partial<StateLegalFields> &
  Pick<StateLegalState, 'id' | 'companyId' | 'createdAt' | 'agreementId' | 'stateCode'>;

const usual = {
  enabled: true,
  contractTitle: null,
  disclosures: null,
  lateFee: null,
  reinstatementDays: null,
  earlyPurchasePercent: null,
  maxTermMonths: null,
  deletedAt: null,
} as const satisfies Partial<StateLegalState>;

/** The legal configuration of one state under an agreement (R39). It is audited and announces nothing in the feed. */
export class StateLegal extends Aggregate<StateLegalState> {
  readonly resource = 'state_legal';

  /** @throws DomainError `invalid` for what is no state, and for a fixed late fee that is no money. */
  static create(fields: NewStateLegal): StateLegal {
    checkLateFee(fields.lateFee);
    const stateCode = stateCodeOf(fields.stateCode);
    return new StateLegal({ ...usual, ...fields, stateCode, version: 1, updatedAt: fields.createdAt }, false);
  }

  /** Takes over the fields given; null clears. @throws DomainError as `create`. */
  revise({ stateCode, ...fields }: Partial<StateLegalFields>, at: Date): void {
    checkLateFee(fields.lateFee);
    this.change({ ...fields, ...(stateCode !== undefined && { stateCode: stateCodeOf(stateCode) }) }, at);
  }

  /** The state has no legal configuration from now on. */
  delete(at: Date): void {
    this.change({ deletedAt: at }, at);
  }
}

/** A fixed fee is money, a percentage is not (W2). @throws DomainError `invalid` for a third decimal of money. */
function checkLateFee(fee: LateFee | null | undefined): void {
  if (fee?.type === 'fixed' && fee.amount !== undefined && !isExactMoney(fee.amount))
    throw invalid('lateFee.amount must have at most 2 decimals');
}

/** @throws DomainError `invalid` for what is not two letters. */
export function stateCodeOf(given: string): string {
  if (!/^[A-Za-z]{2}$/.test(given)) throw invalid('stateCode must be two letters');
  return given.toUpperCase();
}
