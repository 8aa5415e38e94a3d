import type { Stripe } from 'stripe';
import type { ProcessorNotice } from '../application/ports/payment-processor.js';

/** The id of what may be expanded; undefined for nothing. */
export const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
};

/** What tells of payments: the kinds of notices that are asked for when they did not arrive (R79). */
export const noticesOfPayments = ['checkout.session.*', 'payment_intent.*', 'charge.*', 'refund.*'] as const;

/** Ids and types of Stripe are no longer, and have no other characters. */
const text = /^[\x21-\x7e]{1,255}$/;

/** What a notice is about: its snapshot says where to look, and nothing that is believed (R46). */
export function noticeOf({ id, type, data }: Stripe.Event): ProcessorNotice {
  const object = data.object as { object?: string; id?: string; payment_intent?: unknown };
  const reference = object.object === 'payment_intent' ? object.id : idOf(object.payment_intent);
  const sessionId = object.object === 'checkout.session' ? object.id : undefined;
  return { id, type, ...(reference !== undefined && { reference }), ...(sessionId !== undefined && { sessionId }) };
}

/** True if an event has the shape of Stripe's, and every text that is read of it: others are not stored. */
export function isReadable(event: Stripe.Event | null): event is Stripe.Event {
  const object: unknown = event?.data?.object;
  if (!event || typeof object !== 'object' || object === null) return false;
  return Object.values(noticeOf(event)).every((value: unknown) => typeof value === 'string' && text.test(value));
}
