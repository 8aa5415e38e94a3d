import type Stripe from 'stripe';

/** The version of Stripe's API whose shapes the stand-in answers with, whatever version a request names. */
export const apiVersion: typeof Stripe.API_VERSION = '2026-10-28.endive';
