import type Stripe from 'stripe';

/** Stripe API version of all responses, whatever version a request names. */
export const apiVersion: typeof Stripe.API_VERSION = '2026-10-28.endive';
