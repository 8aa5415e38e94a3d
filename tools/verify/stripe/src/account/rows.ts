import type Stripe from 'stripe';

/** Stripe API version of all responses, whatever version a request names. */
export const apiVersion: typeof Stripe.API_VERSION = '2026-10-28.endive';

// Objects are stored unexpanded: fields that hold an ID or an object hold the ID.

export type SessionRow = Stripe.Checkout.Session & { payment_intent: string | null; metadata: Stripe.Metadata };
export type PaymentIntentRow = Stripe.PaymentIntent & { latest_charge: string | null };
export type ChargeRow = Stripe.Charge & { payment_intent: string };
export type RefundRow = Stripe.Refund & { charge: string; payment_intent: string };
export type DisputeRow = Stripe.Dispute & { charge: string; payment_intent: string };
export type LineItemRow = Stripe.LineItem;

/** PaymentIntent data from the creation of the session. Stripe shows it only on the intent. */
export interface PaymentIntentTerms {
  id: string;
  metadata: Stripe.Metadata;
  lineItems: LineItemRow[];
}

export interface EventRow {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** Webhook endpoint of an account. */
export interface WebhookEndpoint {
  id: string;
  url: string;
  /** Signing secret: `whsec_…`. */
  secret: string;
  /** Event types, or `*` for all. */
  events: string[];
}

/** Delivery of one event to one endpoint. */
export interface Delivery {
  id: string;
  eventId: string;
  type: string;
  endpointId: string;
  /** `waiting`: attempted at `due`; `held`: until a control call; `dropped`: never sent; `failed`: no attempts left. */
  state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'failed';
  /** Milliseconds since the epoch. */
  due: number;
  attempts: number;
}
