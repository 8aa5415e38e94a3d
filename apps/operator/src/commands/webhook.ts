import {
  CreateSubscription,
  type DeliveryOrder,
  deliveryOrders,
  ListSubscriptions,
  SendTestEvent,
  SubscriptionChanges,
  SubscriptionDirectory,
  type SubscriptionState,
} from '@partner/events';
import { type CompanyId, invalid, notFound, UnitOfWork } from '@partner/kernel';
import type { Command } from 'commander';
import { readJson, readOneOf, readTypes } from './options.js';
import { recordCommands, type Register } from './register.js';

interface CreateOptions extends SetOptions {
  readonly company: CompanyId;
  readonly url: string;
  readonly types?: readonly string[];
}

interface SetOptions {
  readonly filter?: string;
  readonly header?: readonly string[];
  readonly standardWebhooks?: 'true' | 'false';
  readonly order?: DeliveryOrder;
}

/** Adds the options that `create` and `set` share. */
const withOptions = (command: Command): Command =>
  command
    .option(
      '--filter <json>',
      'values of status, locationId and changedFields in `data`, such as {"status": ["Open"]}; null for all events',
    )
    .option(
      '--header <name: value>',
      'constant header of every delivery, up to five times; an empty text for none',
      (text: string, before: readonly string[] = []): readonly string[] => [...before, text],
    )
    .option(
      '--standard-webhooks <boolean>',
      'true to sign by Standard Webhooks as well, with a secret that is shown only then; false to stop it',
      readOneOf('--standard-webhooks', ['true', 'false']),
    )
    .option(
      '--order <order>',
      'record to send the events of one record one at a time, in their order; none for any order',
      readOneOf('--order', deliveryOrders),
    );

/** Parses these options. @throws DomainError `invalid` naming the option. */
const readOptions = ({ filter, header, standardWebhooks, order }: SetOptions) => ({
  ...(order && { order }),
  ...(standardWebhooks && { standardWebhooks: standardWebhooks === 'true' }),
  ...(filter !== undefined && { filter: readJson('--filter', filter) }),
  ...(header && { headers: readHeaders(header.filter((text) => text !== '')) }),
});

function readHeaders(texts: readonly string[]): Readonly<Record<string, string>> {
  const headers = Object.fromEntries(texts.map(readHeader));
  if (Object.keys(headers).length < texts.length) throw invalid('headers must have each name once');
  return headers;
}

function readHeader(text: string): readonly [string, string] {
  const [, name, value] = /^([^:]+): *(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw invalid('--header must be "Name: value"');
  return [name, value];
}

const statusVerbs = [
  ['enable', 'resume deliveries, paused ones first'],
  ['disable', 'pause pending deliveries and skip new events'],
  ['delete', 'delete the subscription and cancel pending deliveries'],
] as const;

/** `partner webhook create|list|enable|disable|delete|rotate-secret|set|set-url|test`. */
export const register: Register = (webhook, cli) => {
  const create = webhook
    .command('create')
    .description('create a subscription; its signing secret is shown only now')
    .requiredOption('--company <id>', 'company whose events are sent')
    .requiredOption('--url <url>', 'URL that receives the events')
    .option('--types <types>', 'comma-separated event types such as lead.created,quote.sent (default: all)', readTypes);
  withOptions(create).action(({ company, url, types, ...options }: CreateOptions) => {
    const command = { url, ...(types && { types }), ...readOptions(options) };
    return cli.withApplication(async (application) => {
      const created = await application.get(CreateSubscription).execute(cli.portal(company), command);
      // The signing secret is shown only once (§6.3).
      const { subscription, ...secrets } = created;
      const { status, createdAt, standardWebhooks, ...line } = subscriptionLine(subscription);
      await cli.print({ ...line, ...secrets });
    });
  });
  webhook
    .command('list')
    .description('list the subscriptions of a company, one per line')
    .requiredOption('--company <id>', 'company whose subscriptions are listed')
    .action(({ company }: { company: CompanyId }) =>
      cli.withApplication(async (application) => {
        const all = await application.get(ListSubscriptions).execute(cli.portal(company));
        for (const one of all) await cli.print(subscriptionLine(one));
      }),
    );
  const verb = recordCommands(webhook, cli, 'subscription', async (application, id) => {
    const company = await application.get(SubscriptionDirectory).companyOf(id);
    if (!company) throw notFound('webhook subscription');
    return company;
  });
  for (const [name, description] of statusVerbs)
    verb(name, description, async (application, actor, id) =>
      subscriptionLine(await application.get(SubscriptionChanges)[name](actor, { id })),
    );
  verb(
    'rotate-secret',
    'replace the secret; deliveries are also signed with the old one for 24 hours',
    async (application, actor, id) => {
      const { subscription, ...secrets } = await application.get(SubscriptionChanges).rotateSecret(actor, { id });
      return { ...subscriptionLine(subscription), ...secrets };
    },
  );
  verb('test', 'send a ping, which is not part of the event feed', (application, actor, id) =>
    application.get(SendTestEvent).execute(actor, { id }),
  );
  const set = verb(
    'set',
    'change options, for events from now on',
    async (application, actor, id, options: SetOptions) => {
      const { filter, headers, standardWebhooks, order } = readOptions(options);
      const changes = application.get(SubscriptionChanges);
      // All of it, or nothing.
      const changed = await application.get(UnitOfWork).run(actor, async () => {
        let line: { subscription: SubscriptionState; standardSecret?: string } | undefined;
        if (standardWebhooks !== undefined) line = await changes.setStandardWebhooks(actor, { id, standardWebhooks });
        if (filter !== undefined) line = { ...line, subscription: await changes.setFilter(actor, { id, filter }) };
        if (headers !== undefined) line = { ...line, subscription: await changes.setHeaders(actor, { id, headers }) };
        if (order !== undefined) line = { ...line, subscription: await changes.setOrder(actor, { id, order }) };
        return line;
      });
      if (!changed) throw invalid('give at least one option to change');
      const { subscription, ...secret } = changed;
      return { ...subscriptionLine(subscription), ...secret };
    },
  );
  withOptions(set);
  verb('set-url', 'change the URL, starting with the next attempt', async (application, actor, id, { url = '' }) =>
    subscriptionLine(await application.get(SubscriptionChanges).setUrl(actor, { id, url })),
  ).requiredOption('--url <url>', 'URL that receives the events');
};

/** Output line of a subscription, without its secret. `types` is null for all types; other unset fields are absent. */
function subscriptionLine(state: SubscriptionState) {
  const { id, url, types, status, createdAt, filter, headerNames, previousSecretUntil, failingSince } = state;
  const { deliveryOrder, standardSecret, disabledAt, disabledReason } = state;
  return {
    ...{ id, url, types, status, createdAt },
    ...(filter && { filter }),
    ...(deliveryOrder !== 'none' && { order: deliveryOrder }),
    ...(headerNames && { headers: headerNames }),
    ...(standardSecret !== null && { standardWebhooks: true }),
    ...(previousSecretUntil && { previousSecretUntil }),
    ...(failingSince && { failingSince }),
    ...(disabledAt && { disabledAt }),
    ...(disabledReason !== null && { disabledReason }),
  };
}
