import type Stripe from 'stripe';
import { nulls } from './nulls.js';

/** Delayed bank payment method by currency. */
const bankMethods: Record<string, BankMethod> = {
  usd: 'us_bank_account',
  cad: 'acss_debit',
  eur: 'sepa_debit',
  gbp: 'bacs_debit',
  aud: 'au_becs_debit',
};

export type BankMethod = 'us_bank_account' | 'acss_debit' | 'sepa_debit' | 'bacs_debit' | 'au_becs_debit';

export function bankMethod(currency: string): BankMethod | undefined {
  return bankMethods[currency];
}

/** Returns the default payment methods of a currency. */
export function defaultMethods(currency: string): string[] {
  const bank = bankMethod(currency);
  return bank ? ['card', bank] : ['card'];
}

/** Details of the test card that every buyer uses. */
export function cardDetails(): Stripe.Charge.PaymentMethodDetails {
  return {
    type: 'card',
    card: {
      ...nulls('amount_authorized authorization_code electronic_commerce_indicator installments mandate'),
      ...nulls('network_transaction_id three_d_secure transaction_link_id wallet'),
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      exp_month: 12,
      exp_year: 2040,
      fingerprint: 'standInCard00001',
      funding: 'credit',
      last4: '4242',
      network: 'visa',
      regulated_status: 'unregulated',
    },
  };
}

/** Details of the test bank account that every buyer uses. */
export function bankDetails(method: BankMethod): Stripe.Charge.PaymentMethodDetails {
  if (method !== 'us_bank_account') return { type: method, [method]: { last4: '6789', mandate: null } };
  return {
    type: method,
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      fingerprint: 'standInBank00001',
      last4: '6789',
      payment_reference: null,
      routing_number: '110000000',
    },
  };
}
