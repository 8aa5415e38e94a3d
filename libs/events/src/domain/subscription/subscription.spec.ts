import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { healthChange } from './failing.js';
import { type SubscriptionState, WebhookSubscription } from './subscription.js';

const day = 86_400_000;
const noon = new Date('2026-03-01T12:00:00.000Z');
const later = (milliseconds: number): Date => new Date(noon.getTime() + milliseconds);
const rules = {
  allowPrivate: false,
  eventTypes: ['lead.created', 'order.created', 'quote.sent'],
  headerPrefix: 'X-Service',
};

const created = (types?: string[]): WebhookSubscription =>
  WebhookSubscription.create(
    { companyId: newId() as CompanyId, url: 'https://example.com/', types, secret: 'first' },
    rules,
    noon,
  );

const aSubscription = (state: Partial<SubscriptionState> = {}): WebhookSubscription =>
  new WebhookSubscription({ ...created().state, ...state }, true);

describe('a new subscription', () => {
  it('is active, receives all types by default, and emits no feed event', () => {
    expect(created().state).toMatchObject({ status: 'active', types: null, version: 1, failingSince: null });
    expect(created(['lead.created', 'quote.sent', 'lead.created']).state.types).toEqual(['lead.created', 'quote.sent']);
    expect(created().events).toEqual([]);
  });

  it.each([
    ['', 'they look like lead.created'],
    ['lead', 'they look like lead.created'],
    ['*', 'they look like lead.created'],
    ['Lead.created', 'did you mean lead.created?'],
    ['order.craeted', 'did you mean order.created?'],
    ['orders.created', 'did you mean order.created?'],
    ['quote.sent ', 'did you mean quote.sent?'],
  ])('rejects the type "%s" with a hint (R81)', (type, hint) => {
    const refused = `"${type}" is no event type: ${hint}`;
    expect(() => created([type])).toThrow(expect.objectContaining({ message: refused, reason: 'unknown_event_type' }));
  });

  it('rejects a type that is never sent (R81)', () => {
    expect(() => created(['work_order.inspected'])).toThrow(
      '"work_order.inspected" is no event type: known types are lead.created, order.created, quote.sent',
    );
  });

  it('accepts 1 to 100 types', () => {
    expect(() => created([])).toThrow('types must contain 1 to 100 event types');
    expect(() => created(Array.from({ length: 101 }, (_, index) => `lead.t${index}`))).toThrow(
      'types must contain 1 to 100 event types',
    );
  });
});

describe('disable and enable', () => {
  it('stores the time since which deliveries are held; enable returns it and resets the health', () => {
    const subscription = aSubscription({ failingSince: noon });
    subscription.disable(later(1));
    expect(subscription.state).toMatchObject({ status: 'disabled', disabledAt: later(1), version: 2 });
    expect(subscription.enable(later(2))).toEqual(later(1));
    expect(subscription.state).toMatchObject({ status: 'active', disabledAt: null, failingSince: null });
  });

  it('have no effect the second time', () => {
    const disabled = aSubscription({ status: 'disabled', disabledAt: noon });
    disabled.disable(later(1));
    const active = aSubscription();
    expect(active.enable(noon)).toBeUndefined();
    expect([disabled.isChanged, active.isChanged]).toEqual([false, false]);
  });
});

describe('a failing subscription (E11)', () => {
  it.each([
    ['one failure', ['1 no'], { recovered: false, failingSince: later(1) }],
    ['failures in any order', ['3 no', '1 no'], { recovered: false, failingSince: later(1) }],
    ['a success', ['1 yes'], { recovered: true, failingSince: null }],
    ['a success after failures', ['1 no', '2 yes'], { recovered: true, failingSince: null }],
    ['failures after a success', ['4 no', '3 no', '2 yes', '1 no'], { recovered: true, failingSince: later(3) }],
  ])('is detected from %s', (_what, outcomes, expected) => {
    const attempts = outcomes.map((text) => ({ at: later(Number.parseInt(text, 10)), ok: text.endsWith('yes') }));
    expect(healthChange(attempts)).toMatchObject(expected);
  });

  it('is disabled after 5 days without a success', () => {
    const patient = aSubscription({ failingSince: noon });
    expect(patient.disableIfFailing(later(5 * day - 1))).toBe(false);
    expect(patient.disableIfFailing(later(5 * day))).toBe(true);
    expect(patient.state).toMatchObject({ status: 'disabled', disabledReason: 'all deliveries failed for 5 days' });
  });

  it('is not disabled when it is healthy or already disabled', () => {
    expect(aSubscription().disableIfFailing(later(50 * day))).toBe(false);
    expect(
      aSubscription({ status: 'disabled', disabledAt: noon, failingSince: noon }).disableIfFailing(later(50 * day)),
    ).toBe(false);
  });
});
