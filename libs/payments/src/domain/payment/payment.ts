import { Aggregate, conflict, invalid, type Money, noMoney, type Snapshot, type Version } from '@partner/kernel';
import { decimalText, type MinorUnits, moneyOf } from '../amount/minor-units.js';
import type { NewPayment, PaymentFields, PaymentState } from './payment.state.js';
import { isManual, paymentTransitions } from './payment.transitions.js';
import { changeAnnounced } from './announcement.js';

/** What the payment processor says of a payment, as of one look at it (R46). */
export type Observed = Pick<PaymentFields, 'amount' | 'refundedAmount' | 'status'>;

/** A payment of an order (§2.19). It has no version on the wire (E3). */
export class Payment extends Aggregate<PaymentState> {
  readonly resource = 'payment';

  /** A payment that somebody recorded, `paid` unless its status is given (§4.11). */
  static record(fields: NewPayment): Payment {
    const payment = Payment.made(fields);
    payment.record('created', fields.createdAt);
    return payment;
  }

  /** The first sight of a processor's payment: announced beside its creation when it is paid or failed (R44). */
  static observed(fields: NewPayment): Payment {
    const payment = Payment.record(fields);
    const { status } = payment.state;
    if (status === 'paid' || status === 'failed') payment.record(status, fields.createdAt);
    if (payment.state.refundedAmount > 0) payment.record('refunded', fields.createdAt);
    return payment;
  }

  private static made(fields: NewPayment): Payment {
    const blank = {
      refundedAmount: 0,
      refundedAt: null,
      status: paymentTransitions.defaultStatus,
      description: null,
      checkNumber: null,
      bankName: null,
      providerReference: null,
      linkId: null,
      observation: null,
    } as const;
    const state = { ...blank, ...fields, version: 1, updatedAt: fields.createdAt };
    checkRefunded(state);
    return new Payment(state, false);
  }

  /** What of it counts in the deposits of its order (R43, R44). */
  get counted(): Money {
    const { status, foreign, amount, refundedAmount, digits } = this.state;
    return paymentTransitions.is(status, 'counted') && !foreign ? moneyOf(amount - refundedAmount, digits) : noMoney;
  }

  /**
   * Gives back so much, or all that is left (§4.11). @throws DomainError `conflict` for a processor's payment, and for
   * one of which nothing has come in or is left; `invalid` for more than is left.
   */
  refund(amount: MinorUnits | undefined, at: Date): void {
    const { method, status, refundedAmount, amount: whole, digits } = this.state;
    if (!isManual(method))
      throw conflict('refunded_at_processor', 'a payment of the payment processor is refunded there');
    const left = whole - refundedAmount;
    if (!paymentTransitions.is(status, 'counted') || left === 0)
      throw conflict('nothing_to_refund', `a payment that is "${status}" has nothing to refund`);
    const given = amount ?? left;
    if (given <= 0 || given > left) throw invalid(`amount must be at most ${decimalText(left, digits)}`);
    this.revise({ refundedAmount: refundedAmount + given, refundedAt: at, ...(given === left && refundedWhole) }, at);
  }

  /** Takes over the fields given, and announces what happened to it by them (R44). @returns whether any differed. */
  revise(fields: Partial<PaymentFields>, at: Date): boolean {
    const before = this.state;
    checkRefunded({ ...before, ...fields });
    if (this.change(fields, at).length === 0) return false;
    this.record(changeAnnounced(before, this.state), at);
    return true;
  }

  /**
   * Takes over what the processor says, unless a later look was here first (R46). A move that undoes a final state is
   * not made (R44). @param observation the number of the look. @returns whether anything differed.
   */
  observe({ status, amount, refundedAmount }: Observed, observation: number, at: Date): boolean {
    const { state } = this;
    if (observation <= (state.observation ?? 0)) return false;
    if (status !== state.status && !paymentTransitions.allows(state.status, status)) return false;
    const refundedAt = refundedAmount > state.refundedAmount ? at : refundedAmount === 0 ? null : state.refundedAt;
    const differs = this.revise({ status, amount, refundedAmount, refundedAt }, at);
    if (differs) this.change({ observation }, at);
    return differs;
  }

  protected override get announcedVersion(): Version | undefined {
    return undefined;
  }

  protected override snapshot(): Snapshot {
    const { orderId, customerId, status, method, amount, digits, currency, foreign, locationId } = this.state;
    return {
      data: {
        orderId,
        customerId,
        status,
        method,
        amount: Number(decimalText(amount, digits)),
        ...(foreign && { currency }),
        ...(locationId && { locationId }),
      },
      ...(locationId && { locationId }),
    };
  }
}

const refundedWhole = { status: 'Refunded' } as const;

/** @throws DomainError `invalid` when more is refunded than was paid. */
function checkRefunded({ amount, refundedAmount }: Pick<PaymentFields, 'amount' | 'refundedAmount'>): void {
  if (amount <= 0) throw invalid('amount must be more than 0');
  if (refundedAmount < 0 || refundedAmount > amount) throw invalid('refundedAmount must be at most the amount');
}
