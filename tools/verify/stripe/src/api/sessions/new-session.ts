import type Stripe from 'stripe';
import type { SessionRow } from '../../account/rows.js';
import { nulls } from '../../payments/nulls.js';

export interface SessionTerms {
  id: string;
  url: string;
  amount: number;
  currency: string;
  created: number;
  expiresAt: number;
  email: string | null;
  metadata: Stripe.Metadata;
  successUrl: string;
  cancelUrl: string | null;
  methods: string[];
}

/** Creates an open session without a payment attempt. */
export function newSession(terms: SessionTerms): SessionRow {
  return {
    ...nulls('after_expiration allow_promotion_codes allowed_payment_method_types billing_address_collection'),
    ...nulls('client_reference_id client_secret collected_information consent consent_collection currency_conversion'),
    ...nulls('customer customer_account integration_identifier invoice invoice_creation locale managed_payments'),
    ...nulls('origin_context payment_intent payment_link payment_method_configuration_details permissions'),
    ...nulls('recovered_from saved_payment_method_options setup_intent shipping_address_collection shipping_cost'),
    ...nulls('submit_type subscription wallet_options'),
    id: terms.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: terms.amount,
    amount_total: terms.amount,
    automatic_tax: { enabled: false, ...nulls('liability provider status') },
    cancel_url: terms.cancelUrl,
    created: terms.created,
    currency: terms.currency,
    custom_fields: [],
    custom_text: nulls('after_submit shipping_address submit terms_of_service_acceptance'),
    customer_creation: 'if_required',
    customer_details: terms.email === null ? null : customerOf(terms.email),
    customer_email: terms.email,
    discounts: [],
    expires_at: terms.expiresAt,
    livemode: false,
    metadata: terms.metadata,
    mode: 'payment',
    payment_method_collection: 'if_required',
    payment_method_options: {},
    payment_method_types: terms.methods,
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    shipping_options: [],
    status: 'open',
    success_url: terms.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: terms.url,
  };
}

/** Returns the details of a customer of whom only the email address is known. */
export const customerOf = (email: string): Stripe.Checkout.Session.CustomerDetails => ({
  ...nulls('address business_name individual_name name phone'),
  email,
  tax_exempt: 'none',
  tax_ids: null,
});
