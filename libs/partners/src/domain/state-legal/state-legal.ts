import { Aggregate, type Id, invalid, isExactMoney, type RecordState } from '@partner/kernel';

/** Text that a contract must contain. */
export interface Disclosure {
  readonly title: string;
  readonly text: string;
}

export const lateFeeTypes = ['fixed', 'percent'] as const;
export interface LateFee {
  readonly type: (typeof lateFeeTypes)[number];
  readonly amount?: number;
  readonly graceDays?: number;
}

/** Legal requirements of a state for rent-to-own contracts (R39). */
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

/** Stored legal configuration, under the same company as its agreement. */
export interface StateLegalState extends RecordState, StateLegalFields {
  readonly agreementId: Id;
  readonly deletedAt: Date | null;
}

export type NewStateLegal = Partial<StateLegalFields> &
  Pick<StateLegalState, 'id' | 'companyId' | 'createdAt' | 'agreementId' | 'stateCode'>;

const defaults = {
  enabled: true,
  contractTitle: null,
  disclosures: null,
  lateFee: null,
  reinstatementDays: null,
  earlyPurchasePercent: null,
  maxTermMonths: null,
  deletedAt: null,
} as const satisfies Partial<StateLegalState>;

/** Legal configuration of one state under an agreement (R39). Audited; emits no events. */
export class StateLegal extends Aggregate<StateLegalState> {
  readonly resource = 'state_legal';

  /** @throws DomainError `invalid` for an invalid state code, or a fixed late fee that is not a money amount. */
  static create(fields: NewStateLegal): StateLegal {
    checkLateFee(fields.lateFee);
    const stateCode = stateCodeOf(fields.stateCode);
    return new StateLegal({ ...defaults, ...fields, stateCode, version: 1, updatedAt: fields.createdAt }, false);
  }

  /** Applies the given fields; null clears. @throws DomainError as `create`. */
  revise({ stateCode, ...fields }: Partial<StateLegalFields>, at: Date): void {
    checkLateFee(fields.lateFee);
    this.change({ ...fields, ...(stateCode !== undefined && { stateCode: stateCodeOf(stateCode) }) }, at);
  }

  delete(at: Date): void {
    this.change({ deletedAt: at }, at);
  }
}

/**
 * Checks that a fixed fee is a money amount; a percentage need not be (W2).
 * @throws DomainError `invalid` for more than two decimals.
 */
function checkLateFee(fee: LateFee | null | undefined): void {
  if (fee?.type === 'fixed' && fee.amount !== undefined && !isExactMoney(fee.amount))
    throw invalid('lateFee.amount must have at most 2 decimals');
}

/** Normalizes a state code to upper case. @throws DomainError `invalid` unless it is two letters. */
export function stateCodeOf(given: string): string {
  if (!/^[A-Za-z]{2}$/.test(given)) throw invalid('stateCode must be two letters');
  return given.toUpperCase();
}
