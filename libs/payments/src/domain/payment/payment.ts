import { Aggregate, conflict, invalid, type Snapshot, type Version } from '@partner/kernel';
import { decimalText, type MinorUnits } from '../amount/minor-units.js';
import type { NewPayment, PaymentFields, PaymentState } from './payment.state.js';
import { isManual, paymentTransitions } from './payment.transitions.js';

type Compared = Pick<PaymentFields, 'status' | 'refundedAmount'>;

/** Returns the feed event type for a change of a payment (§6.1, R44); one change emits one event (E3). */
function changeEvent(before: Compared, after: Compared): 'paid' | 'failed' | 'refunded' | 'updated' {
  if (after.refundedAmount > before.refundedAmount) return 'refunded';
  if (after.status === before.status) return 'updated';
  if (after.status === 'Refunded') return 'refunded';
  // A won dispute or a returned refund makes the payment paid again, which is not a new payment (R44).
  if (after.status === 'paid') return before.status === 'pending' || before.status === 'failed' ? 'paid' : 'updated';
  return after.status === 'failed' ? 'failed' : 'updated';
}

/** State of a payment at the processor, as of one observation (R46). */
type Observed = Pick<PaymentFields, 'amount' | 'refundedAmount' | 'status'>;

/** Default fields of a new payment. */
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

/** A payment of an order (§2.19). The API shows no version of it (E3). */
export class Payment extends Aggregate<PaymentState> {
  readonly resource = 'payment';

  override get amount(): string {
    return decimalText(this.state.amount, this.state.digits);
  }

  /** Creates a manually recorded payment, `paid` by default (§4.11). */
  static record(fields: NewPayment): Payment {
    const state = { ...blank, ...fields, version: 1, updatedAt: fields.createdAt };
    checkRefunded(state);
    const payment = new Payment(state, false);
    payment.recordEvent('created', fields.createdAt);
    return payment;
  }

  /**
   * Creates a payment from the first observation at the processor. Emits an event for its status, too, when it is paid
   * or failed (R44).
   */
  static observed(fields: NewPayment): Payment {
    const payment = Payment.record(fields);
    const { status } = payment.state;
    if (status === 'paid' || status === 'failed') payment.recordEvent(status, fields.createdAt);
    if (payment.state.refundedAmount > 0) payment.recordEvent('refunded', fields.createdAt);
    return payment;
  }

  /** Exact amount that counts in the deposits of its order, with the decimals of its currency (R43, R44). */
  get counted(): string {
    const { status, foreign, amount, refundedAmount, digits } = this.state;
    return paymentTransitions.is(status, 'counted') && !foreign ? decimalText(amount - refundedAmount, digits) : '0';
  }

  /**
   * Refunds an amount, or all that remains (§4.11).
   * @throws DomainError `conflict` for a payment of the processor, and for one without money received or remaining;
   * `invalid` for more than remains.
   */
  refund(amount: MinorUnits | undefined, at: Date): void {
    const { method, status, refundedAmount, amount: whole, digits } = this.state;
    if (!isManual(method))
      throw conflict('refunded_at_processor', 'A payment made through the payment processor must be refunded there');
    const left = whole - refundedAmount;
    if (!paymentTransitions.is(status, 'counted') || left === 0)
      throw conflict('nothing_to_refund', `A payment with status "${status}" has nothing to refund`);
    const given = amount ?? left;
    if (given <= 0 || given > left) throw invalid(`amount must be at most ${decimalText(left, digits)}`);
    this.revise({ refundedAmount: refundedAmount + given, refundedAt: at, ...(given === left && refundedWhole) }, at);
  }

  /** Changes the given fields and emits the resulting event (R44). @returns true if any field changed */
  revise(fields: Partial<PaymentFields>, at: Date): boolean {
    const before = this.state;
    checkRefunded({ ...before, ...fields });
    const changed = this.change(fields, at);
    if (changed.length === 0) return false;
    const event = changeEvent(before, this.state);
    if (event === 'updated') this.recordUpdated(changed, at);
    else this.recordEvent(event, at);
    return true;
  }

  /**
   * Applies an observation unless a later one was applied before (R46). A transition that would undo a final state is
   * ignored (R44).
   * @param observation number of the observation. @returns true if anything changed.
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

  protected override get eventVersion(): Version | undefined {
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

/** @throws DomainError `invalid` when the amount is not positive, or more is refunded than was paid */
function checkRefunded({ amount, refundedAmount }: Pick<PaymentFields, 'amount' | 'refundedAmount'>): void {
  if (amount <= 0) throw invalid('amount must be more than 0');
  if (refundedAmount < 0 || refundedAmount > amount)
    throw invalid('refundedAmount must be at least 0 and at most the amount');
}
