import { describe, expect, it } from '@jest/globals';
import type { CompanyId, Id } from '@partner/kernel';
import { Payment } from './payment.js';
import type { NewPayment, PaymentFields } from './payment.state.js';
import { isManual, paymentMethods, paymentTransitions } from './payment.transitions.js';

const at = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');

const fields = (given: Partial<NewPayment> = {}): NewPayment => ({
  id: '65f0c0ffee0000000000f001' as Id,
  companyId: '65f0c0ffee00000000000009' as CompanyId,
  orderId: '65f0c0ffee0000000000a001' as Id,
  customerId: '65f0c0ffee0000000000b001' as Id,
  locationId: null,
  createdAt: at,
  amount: 10_000,
  method: 'card',
  currency: 'usd',
  digits: 2,
  foreign: false,
  ...given,
});
const known = (given: Partial<PaymentFields> & { observation?: number } = {}): Payment => {
  const payment = Payment.record(fields(given));
  payment.takePending();
  return payment;
};
const types = ({ events }: Payment): string[] => events.map(({ type }) => type);

describe('Payment.record', () => {
  it('is paid by default and emits one event (§4.11)', () => {
    const payment = Payment.record(fields({ method: 'cash' }));
    expect(payment.state).toMatchObject({ status: 'paid', refundedAmount: 0, version: 1 });
    expect(types(payment)).toEqual(['payment.created']);
    expect(payment.events[0]).not.toHaveProperty('resourceVersion');
  });

  it.each([0, -1])('rejects an amount of %p', (amount) => {
    expect(() => Payment.record(fields({ amount }))).toThrow(/more than 0/);
  });

  it('rejects a refund above the amount or below 0', () => {
    expect(() => Payment.record(fields({ refundedAmount: 10_001 }))).toThrow(/at most the amount/);
    expect(() => Payment.record(fields({ refundedAmount: -1 }))).toThrow(/at most the amount/);
  });
});

describe('the first observation of a processor payment (R44)', () => {
  it.each([
    ['pending', 0, ['payment.created']],
    ['paid', 0, ['payment.created', 'payment.paid']],
    ['failed', 0, ['payment.created', 'payment.failed']],
    ['disputed', 0, ['payment.created']],
    ['paid', 100, ['payment.created', 'payment.paid', 'payment.refunded']],
    ['Refunded', 10_000, ['payment.created', 'payment.refunded']],
  ] as const)('with status %s and %p refunded emits %p', (status, refundedAmount, announced) => {
    expect(types(Payment.observed(fields({ status, refundedAmount })))).toEqual(announced);
  });
});

describe('an observation of a processor payment (R46)', () => {
  for (const [from, to] of paymentTransitions.pairs) {
    const isMade = from !== to && paymentTransitions.allows(from, to);
    it(`of ${to} ${isMade ? 'changes' : 'does not change'} a payment that is ${from}`, () => {
      const payment = known({ status: from });
      const seen = { status: to, amount: 10_000, refundedAmount: 0 };
      expect(payment.observe(seen, 1, later)).toBe(isMade);
      expect(payment.state.status).toBe(isMade ? to : from);
      expect(types(payment)).toHaveLength(isMade ? 1 : 0);
    });
  }

  it('is ignored when it began before the latest one', () => {
    const payment = known({ observation: 7 });
    const refunded = { status: 'Refunded', amount: 10_000, refundedAmount: 10_000 } as const;
    expect(payment.observe(refunded, 7, later)).toBe(false);
    expect(payment.observe(refunded, 8, later)).toBe(true);
    expect(payment.state).toMatchObject({ status: 'Refunded', observation: 8, refundedAt: later });
  });

  it.each([
    ['pending', 'paid', 0, 'payment.paid'],
    ['pending', 'failed', 0, 'payment.failed'],
    ['failed', 'pending', 0, 'payment.updated'],
    ['disputed', 'paid', 0, 'payment.updated'],
    ['paid', 'disputed', 0, 'payment.updated'],
    ['paid', 'paid', 1, 'payment.refunded'],
    ['disputed', 'Refunded', 10_000, 'payment.refunded'],
  ] as const)('from %s to %s with %p refunded emits one event', (status, to, refundedAmount, type) => {
    const payment = known({ status });
    payment.observe({ status: to, amount: 10_000, refundedAmount }, 1, later);
    expect(types(payment)).toEqual([type]);
  });

  it('clears a refund that was returned', () => {
    const payment = known({ status: 'Refunded', refundedAmount: 10_000, refundedAt: at });
    payment.observe({ status: 'paid', amount: 10_000, refundedAmount: 0 }, 1, later);
    expect(payment.state).toMatchObject({ status: 'paid', refundedAmount: 0, refundedAt: null });
    expect(types(payment)).toEqual(['payment.updated']);
  });
});

describe('a manual refund (§4.11)', () => {
  const cash = (given: Partial<PaymentFields> = {}): Payment => known({ method: 'cash', ...given });

  it('leaves the status paid when partial, and sets Refunded when complete', () => {
    const payment = cash();
    payment.refund(4_000, later);
    expect(payment.state).toMatchObject({ status: 'paid', refundedAmount: 4_000, refundedAt: later });
    expect(payment.counted).toBe('60.00');
    payment.refund(undefined, later);
    expect(payment.state).toMatchObject({ status: 'Refunded', refundedAmount: 10_000 });
  });

  it.each([0, -1, 10_001])('rejects an amount of %p', (amount) => {
    expect(() => cash().refund(amount, later)).toThrow(/at most 100.00/);
  });

  it('is rejected for processor methods, and when there is no money to refund', () => {
    for (const method of paymentMethods.filter((one) => !isManual(one))) {
      expect(() => known({ method }).refund(undefined, later)).toThrow(/refunded there/);
    }
    for (const status of ['pending', 'failed'] as const) {
      expect(() => cash({ status }).refund(undefined, later)).toThrow(/nothing to refund/);
    }
    const whole = { status: 'Refunded', refundedAmount: 10_000 } as const;
    expect(() => cash(whole).refund(undefined, later)).toThrow(/nothing to refund/);
  });
});

describe("the counted amount in the order's deposits (R43, R44)", () => {
  for (const status of paymentTransitions.statuses) {
    const counts = paymentTransitions.is(status, 'counted');
    it(`${counts ? 'is the amount minus refunds' : 'is 0'} for a payment that is ${status}`, () => {
      const expected = ['paid', 'disputed', 'Refunded'].includes(status) ? '99.50' : '0';
      expect(known({ status, refundedAmount: 50 }).counted).toBe(expected);
    });
  }

  it('has all decimals of its currency: only the sum is rounded (R44)', () => {
    expect(Payment.record(fields({ currency: 'kwd', digits: 3, amount: 1_005 })).counted).toBe('1.005');
  });

  it('is 0 for another currency', () => {
    expect(Payment.record(fields({ foreign: true, currency: 'jpy', digits: 0 })).counted).toBe('0');
  });
});
