/**
 * The kinds of jobs that this library adds and does. They stand in the database: a name, once used, keeps its meaning.
 */
export const jobKinds = {
  assignment: 'mail.assignment',
  quoteConfirmation: 'mail.quote_confirmation',
  paymentLink: 'mail.payment_link',
  subscriptionDisabled: 'mail.subscription_disabled',
  invitation: 'mail.invitation',
  membership: 'mail.membership',
  signIn: 'mail.sign_in',
  crmContact: 'crm.contact',
} as const;
