import type { Stripe } from 'stripe';
import type { ProcessorNotice } from '../application/ports/payment-processor.js';

/** Returns the id of an expandable field; undefined when it is unset. */
export const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
};

/** Event types about payments, used to fetch missed notices (R79). */
export const noticesOfPayments = ['checkout.session.*', 'payment_intent.*', 'charge.*', 'refund.*'] as const;

/** Format of Stripe's ids and types. */
const text = /^[\x21-\x7e]{1,255}$/;

/** Extracts the references from a notice. Its snapshot only identifies what to query and is not trusted (R46). */
export function noticeOf({ id, type, data }: Stripe.Event): ProcessorNotice {
  const object = data.object as { object?: string; id?: string; payment_intent?: unknown };
  const reference = object.object === 'payment_intent' ? object.id : idOf(object.payment_intent);
  const sessionId = object.object === 'checkout.session' ? object.id : undefined;
  return { id, type, ...(reference !== undefined && { reference }), ...(sessionId !== undefined && { sessionId }) };
}

/** True if an event has Stripe's structure and every text read from it is valid. Other events are not stored. */
export function isReadable(event: Stripe.Event | null): event is Stripe.Event {
  const object: unknown = event?.data?.object;
  if (!event || typeof object !== 'object' || object === null) return false;
  return Object.values(noticeOf(event)).every((value: unknown) => typeof value === 'string' && text.test(value));
}
