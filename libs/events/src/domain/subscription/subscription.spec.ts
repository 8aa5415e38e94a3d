import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { wants } from './event-types.js';
import { healthChange } from './failing.js';
import { sealedSecrets, type SubscriptionState, WebhookSubscription } from './subscription.js';

const day = 86_400_000;
const noon = new Date('2026-03-01T12:00:00.000Z');
const later = (milliseconds: number): Date => new Date(noon.getTime() + milliseconds);
const rules = { allowPrivate: false, eventTypes: ['lead.created', 'order.created', 'quote.sent'] };

const created = (types?: string[]): WebhookSubscription =>
  WebhookSubscription.create(
    { companyId: newId() as CompanyId, url: 'https://example.com/', types, secret: 'first' },
    rules,
    noon,
  );

const aSubscription = (state: Partial<SubscriptionState> = {}): WebhookSubscription =>
  new WebhookSubscription({ ...created().state, ...state }, true);

describe('a new subscription', () => {
  it('is active, wants everything unless told otherwise, and emits no event of the feed', () => {
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
  ])('does not want "%s", and says what was meant (R81)', (type, hint) => {
    const refused = `"${type}" is no event type: ${hint}`;
    expect(() => created([type])).toThrow(expect.objectContaining({ message: refused, reason: 'unknown_event_type' }));
  });

  it('does not want a type that is never sent (R81)', () => {
    expect(() => created(['work_order.inspected'])).toThrow(
      '"work_order.inspected" is no event type; known are lead.created, order.created, quote.sent',
    );
  });

  it('names at least one type and at most 100 when it names any', () => {
    expect(() => created([])).toThrow('there must be 1 to 100 event types');
    expect(() => created(Array.from({ length: 101 }, (_, index) => `lead.t${index}`))).toThrow(
      'there must be 1 to 100 event types',
    );
  });
});

describe('the types of a subscription', () => {
  it('are all without a filter, and else exactly those', () => {
    expect(wants(null, 'lead.created')).toBe(true);
    expect(wants(['lead.created'], 'lead.created')).toBe(true);
    expect(wants(['lead.created'], 'lead.updated')).toBe(false);
  });
});

describe('disabling', () => {
  it('remembers since when deliveries are held, and enabling says so and clears the slate', () => {
    const subscription = aSubscription({ failingSince: noon });
    subscription.disable(later(1));
    expect(subscription.state).toMatchObject({ status: 'disabled', disabledAt: later(1), version: 2 });
    expect(subscription.enable(later(2))).toEqual(later(1));
    expect(subscription.state).toMatchObject({ status: 'active', disabledAt: null, failingSince: null });
  });

  it('changes nothing the second time', () => {
    const disabled = aSubscription({ status: 'disabled', disabledAt: noon });
    disabled.disable(later(1));
    const active = aSubscription();
    expect(active.enable(noon)).toBeUndefined();
    expect([disabled.isChanged, active.isChanged]).toEqual([false, false]);
  });
});

describe('rotating the secret (E8)', () => {
  it('lets the one before sign, too, for 24 hours', () => {
    const subscription = aSubscription();
    subscription.rotateSecret('second', noon);
    expect(sealedSecrets(subscription.state, later(day - 1))).toEqual(['second', 'first']);
    expect(sealedSecrets(subscription.state, later(day))).toEqual(['second']);
  });

  it('keeps only one before', () => {
    const subscription = aSubscription();
    subscription.rotateSecret('second', noon);
    subscription.rotateSecret('third', later(1));
    expect(sealedSecrets(subscription.state, later(2))).toEqual(['third', 'second']);
  });
});

describe('a subscription that fails (E11)', () => {
  it.each([
    ['one failure', ['1 no'], { recovered: false, failingSince: later(1) }],
    ['failures in any order', ['3 no', '1 no'], { recovered: false, failingSince: later(1) }],
    ['a success', ['1 yes'], { recovered: true, failingSince: null }],
    ['a success after failures', ['1 no', '2 yes'], { recovered: true, failingSince: null }],
    ['failures after a success', ['4 no', '3 no', '2 yes', '1 no'], { recovered: true, failingSince: later(3) }],
  ])('is known by %s', (_what, outcomes, expected) => {
    const attempts = outcomes.map((text) => ({ at: later(Number.parseInt(text, 10)), ok: text.endsWith('yes') }));
    expect(healthChange(attempts)).toMatchObject(expected);
  });

  it('is disabled when nothing else has happened for 5 days', () => {
    const patient = aSubscription({ failingSince: noon });
    expect(patient.giveUp(later(5 * day - 1))).toBe(false);
    expect(patient.giveUp(later(5 * day))).toBe(true);
    expect(patient.state).toMatchObject({ status: 'disabled', disabledReason: 'all deliveries failed for 5 days' });
  });

  it('is left alone when it works, or is disabled already', () => {
    expect(aSubscription().giveUp(later(50 * day))).toBe(false);
    expect(aSubscription({ status: 'disabled', disabledAt: noon, failingSince: noon }).giveUp(later(50 * day))).toBe(
      false,
    );
  });
});
