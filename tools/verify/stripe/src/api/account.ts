import type Stripe from 'stripe';
import type { Handler } from './call.js';

export const retrieveAccount: Handler = ({ account: { details }, parameters }) => {
  parameters.allow('expand');
  const shown: Stripe.Account = {
    id: details.id,
    object: 'account',
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: null,
      minority_owned_business_designation: null,
      name: 'Stand-in merchant',
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: null,
    capabilities: { card_payments: details.chargesEnabled ? 'active' : 'inactive' },
    charges_enabled: details.chargesEnabled,
    country: details.country,
    created: details.created,
    default_currency: details.defaultCurrency,
    details_submitted: true,
    email: 'merchant@example.com',
    metadata: {},
    payouts_enabled: details.chargesEnabled,
    type: 'standard',
  };
  return shown;
};
