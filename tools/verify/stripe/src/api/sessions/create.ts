import { now } from '../../scheduler.js';
import { newId } from '../../account/ids.js';
import { invalid, invalidState } from '../../http/stripe-error.js';
import { expire } from '../../payments/expire.js';
import { defaultMethods } from '../../payments/methods.js';
import type { Parameters } from '../parameters.js';
import type { Handler } from '../call.js';
import { readLineItems, totalOf } from './line-items.js';
import { newSession } from './new-session.js';

const secondsOpen = 24 * 60 * 60;

export const createSession: Handler = ({ account, parameters, publicUrl }) => {
  parameters.allow(
    ...['mode', 'line_items', 'customer_email', 'metadata', 'payment_intent_data', 'success_url', 'cancel_url'],
  );
  const created = now();
  if (parameters.text('mode') !== 'payment') throw invalid('Invalid mode: must be payment', 'mode');
  const lineItems = readLineItems(parameters, created);
  const { amount, currency } = totalOf(lineItems);
  const id = newId('cs_test', 58);
  const session = newSession({
    id,
    url: `${publicUrl}/c/pay/${id}`,
    amount,
    currency,
    created,
    expiresAt: created + secondsOpen,
    email: readEmail(parameters),
    metadata: parameters.metadata(),
    successUrl: readUrl(parameters, 'success_url') ?? parameters.missing('success_url'),
    cancelUrl: readUrl(parameters, 'cancel_url'),
    methods: defaultMethods(currency),
  });
  const metadata = parameters.object('payment_intent_data')?.allow('metadata').metadata() ?? {};
  if (!account.details.chargesEnabled) throw invalidState('Your account cannot currently make charges.');
  account.intentTerms.add({ id, metadata, lineItems });
  account.scheduler.at(session.expires_at * 1_000, () => expire(account, session));
  return account.sessions.add(session);
};

/** @throws StripeError 400 `email_invalid`. */
function readEmail(parameters: Parameters): string | null {
  const email = parameters.text('customer_email');
  if (email !== undefined && !/^[^\s@,;<>]{1,64}@[^\s@.,;<>]+(\.[^\s@.,;<>]+)+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, 'customer_email', 'email_invalid');
  return email ?? null;
}

/** @throws StripeError 400 `url_invalid` unless it is an absolute HTTP URL. */
function readUrl(parameters: Parameters, name: string): string | null {
  const url = parameters.text(name);
  if (url !== undefined && !/^https?:\/\/[^/]/.test(url)) throw invalid('Not a valid URL', name, 'url_invalid');
  return url ?? null;
}
