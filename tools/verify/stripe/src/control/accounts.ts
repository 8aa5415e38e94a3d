import { newId } from '../account/ids.js';
import { parseForm } from '../http/form.js';
import { apiFaults, noticeFaults } from '../switches/faults.js';
import type { PlannedFault, PlannedNoticeFault, RandomFaults } from '../switches/faults.js';
import { ControlError, parseBody } from './body.js';
import { accountOf } from './find.js';
import type { ControlHandler } from './handler.js';
import { ledger } from './ledger.js';
import type { CreatedAccount, AccountOptions, DeliverySummary, WebhookOptions } from './types.js';

const accountShape = {
  id: 'text',
  secretKey: 'text',
  restrictedKey: 'text',
  country: 'text',
  defaultCurrency: 'text',
  chargesEnabled: 'boolean',
} as const;

export const addAccount: ControlHandler = ({ standIn, body }): CreatedAccount => {
  const { id, secretKey, restrictedKey } = standIn.addAccount(parseBody<AccountOptions>(body, accountShape)).details;
  return { id, secretKey, restrictedKey };
};

export const changeAccount: ControlHandler = ({ standIn, body, id }) => {
  const change = parseBody<{ chargesEnabled?: boolean; keysValid?: boolean }>(body, {
    chargesEnabled: 'boolean',
    keysValid: 'boolean',
  });
  return Object.assign(accountOf(standIn, id).details, change);
};

/** Adds a webhook endpoint, or replaces the one with the same URL. */
export const addWebhook: ControlHandler = ({ standIn, body, id }) => {
  const account = accountOf(standIn, id);
  const { url, secret, events } = parseBody<WebhookOptions>(body, { url: 'text', secret: 'text', events: 'texts' }, [
    'url',
  ]);
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new ControlError(400, 'url must be an HTTP URL');
  const existing = account.webhooks.all().find((endpoint) => endpoint.url === url);
  const endpoint = {
    id: existing?.id ?? newId('we'),
    url,
    secret: secret ?? existing?.secret ?? newId('whsec', 32),
    events: events ?? ['*'],
  };
  if (existing) return Object.assign(existing, endpoint);
  return account.webhooks.add(endpoint);
};

export const removeWebhook: ControlHandler = ({ standIn, id, other }) => {
  accountOf(standIn, id).webhooks.delete(other);
  return {};
};

export const planFault: ControlHandler = ({ standIn, body, id }) => {
  const shape = { fault: apiFaults, times: 'integer', method: 'text', path: 'text' } as const;
  accountOf(standIn, id).switches.plan(parseBody<PlannedFault>(body, shape, ['fault']));
  return {};
};

export const planNoticeFault: ControlHandler = ({ standIn, body, id }) => {
  const shape = { fault: noticeFaults, times: 'integer', types: 'texts', seconds: 'number' } as const;
  accountOf(standIn, id).switches.planNotice(parseBody<PlannedNoticeFault>(body, shape, ['fault']));
  return {};
};

export const randomFaults: ControlHandler = ({ standIn, body, id }) => {
  const shape = { seed: 'integer', api: 'probabilities', notices: 'probabilities', delaySeconds: 'integer' } as const;
  const faults = parseBody<RandomFaults>(body, shape, ['seed']);
  onlyKnown(faults.api, apiFaults);
  onlyKnown(faults.notices, noticeFaults);
  accountOf(standIn, id).switches.random(faults);
  return {};
};

function onlyKnown(probabilities: object = {}, known: readonly string[]): void {
  const unknown = Object.keys(probabilities).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new ControlError(400, `${unknown} is unknown. Allowed: ${known.join(', ')}`);
}

/** Removes all planned and random faults. */
export const clearFaults: ControlHandler = ({ standIn, id }) => {
  accountOf(standIn, id).switches.clear();
  return {};
};

/** Lets all hanging requests continue. */
export const release: ControlHandler = ({ standIn, id }) => {
  accountOf(standIn, id).heldRequests.release();
  return {};
};

/** Responds when at least one request hangs. */
export const untilOneHangs: ControlHandler = async ({ standIn, id }) => {
  await accountOf(standIn, id).heldRequests.waitForHanging();
  return {};
};

/** Sends held webhooks and responds after each was attempted. */
export const deliverHeld: ControlHandler = async ({ standIn, id }) => {
  await standIn.webhookSender.deliverHeld(accountOf(standIn, id));
  return {};
};

export const showDeliveries: ControlHandler = ({ standIn, id }): DeliverySummary[] =>
  accountOf(standIn, id)
    .deliveries.all()
    .map(({ eventId, type, endpointId, state, attempts }) => ({
      event: eventId,
      type,
      endpoint: endpointId,
      state,
      results: attempts.map(({ result }) => result),
    }));

/** Returns the ledger. `?metadata[order]=7` limits it to sessions with this metadata. */
export const showLedger: ControlHandler = ({ standIn, id, search }) => {
  const { metadata = {} } = parseForm(search.slice(1));
  return ledger(accountOf(standIn, id), typeof metadata === 'string' ? {} : (metadata as Record<string, string>));
};
