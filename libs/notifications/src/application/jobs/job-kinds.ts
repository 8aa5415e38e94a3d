/** Job kinds that this library enqueues and handles. They are stored in the database, so do not rename them. */
export const jobKinds = {
  assignment: 'mail.assignment',
  quoteConfirmation: 'mail.quote_confirmation',
  paymentLink: 'mail.payment_link',
  subscriptionDisabled: 'mail.subscription_disabled',
  invitation: 'mail.invitation',
  membership: 'mail.membership',
  signIn: 'mail.sign_in',
  secondFactor: 'mail.second_factor',
  alertMail: 'mail.alert',
  alertAddress: 'mail.alert_address',
  alertWebhook: 'webhook.alert',
  crmContact: 'crm.contact',
} as const;
