import { newId } from '../../account/ids.js';
import type { PaymentIntentTerms, SessionRow } from '../../account/rows.js';
import { expire } from '../../payments/expire.js';
import type { Call, Handler } from '../call.js';
import { readLineItems, totalOf } from './line-items.js';
import { newSession } from './new-session.js';
import { ensureEnabled, readEmail, readExpiry, readMethods, readUrl } from './terms.js';

const accepted = [
  'mode',
  'line_items',
  'customer_email',
  'metadata',
  'payment_intent_data',
  'success_url',
  'cancel_url',
  'expires_at',
  'client_reference_id',
  'allowed_payment_method_types',
  'locale',
  'submit_type',
  'ui_mode',
  'expand',
];

const locales = ['auto', 'en', 'en-GB', 'es', 'fr', 'fr-CA', 'de', 'it', 'nl', 'pl', 'pt', 'pt-BR'] as const;

export const createSession: Handler = (call) => {
  const { account, parameters } = call;
  parameters.allow(...accepted);
  const now = account.clock.now();
  if (!parameters.oneOf('mode', ['payment'])) parameters.missing('mode');
  parameters.oneOf('ui_mode', ['hosted_page', 'hosted']);
  const lineItems = readLineItems(parameters, now);
  const { amount, currency } = totalOf(lineItems);
  const id = newId('cs_test', 58);
  const session = newSession({
    id,
    url: `${call.publicUrl}/c/pay/${id}`,
    amount,
    currency,
    created: now,
    expiresAt: readExpiry(parameters, now),
    email: readEmail(parameters, 'customer_email'),
    metadata: parameters.metadata(),
    successUrl: readUrl(parameters, 'success_url') ?? parameters.missing('success_url'),
    cancelUrl: readUrl(parameters, 'cancel_url'),
    clientReferenceId: parameters.text('client_reference_id', 200) ?? null,
    methods: readMethods(parameters, currency),
    locale: parameters.oneOf('locale', locales) ?? null,
    submitType: parameters.oneOf('submit_type', ['auto', 'pay', 'book', 'donate']) ?? null,
  });
  const terms = readIntentTerms(call, id, lineItems);
  account.ensureRoom();
  ensureEnabled(call);
  account.intentTerms.add(terms);
  call.account.scheduler.at(session.expires_at * 1_000, () => expire(account, session));
  return account.sessions.add(session);
};

function readIntentTerms(
  { parameters }: Call,
  id: SessionRow['id'],
  lineItems: PaymentIntentTerms['lineItems'],
): PaymentIntentTerms {
  const data = parameters.object('payment_intent_data');
  data?.allow('description', 'metadata', 'receipt_email', 'statement_descriptor', 'statement_descriptor_suffix');
  return {
    id,
    description: data?.text('description', 1_000) ?? null,
    metadata: data?.metadata() ?? {},
    receiptEmail: data ? readEmail(data, 'receipt_email') : null,
    statementDescriptor: data?.text('statement_descriptor', 22) ?? null,
    statementDescriptorSuffix: data?.text('statement_descriptor_suffix', 22) ?? null,
    lineItems,
  };
}
