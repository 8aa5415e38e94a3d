import type { INestApplicationContext } from '@nestjs/common';
import {
  CreateSubscription,
  ListSubscriptions,
  SendPing,
  SubscriptionChanges,
  SubscriptionDirectory,
} from '@partner/events';
import { type Actor, type Id, notFound } from '@partner/kernel';
import type { Command } from 'commander';
import type { Cli } from '../cli/cli.js';
import { readCompany, readId } from './options.js';
import type { Register } from './register.js';
import { newSubscriptionLine, rotatedSubscriptionLine, subscriptionLine } from './webhook-lines.js';

interface CreateOptions {
  readonly company: string;
  readonly url: string;
  readonly types?: string;
}

/** `partner webhook create|list|enable|disable|delete|rotate-secret|set-url|test`. */
export const registerWebhook: Register = (program, cli) => {
  const webhook = program.command('webhook').description('where companies have their events sent');
  webhook
    .command('create')
    .description('send events to an address; the signing secret is shown this once')
    .requiredOption('--company <id>', 'the company whose events are sent')
    .requiredOption('--url <url>', 'where they are sent')
    .option('--types <types>', 'a comma-separated list such as lead.created,quote.sent; all unless given')
    .action(({ company, url, types }: CreateOptions) => {
      const actor = cli.portal(readCompany(company));
      const command = { url, ...(types !== undefined && { types: types.split(',').map((type) => type.trim()) }) };
      return cli.use(async (application) => {
        await cli.print(newSubscriptionLine(await application.get(CreateSubscription).execute(actor, command)));
      });
    });
  webhook
    .command('list')
    .description('a line for each subscription of a company')
    .requiredOption('--company <id>', 'the company')
    .action(({ company }: { company: string }) => {
      const actor = cli.portal(readCompany(company));
      return cli.use(async (application) => {
        for (const one of await application.get(ListSubscriptions).execute(actor))
          await cli.print(subscriptionLine(one));
      });
    });
  verb(webhook, cli, 'enable', 'go on, with what was held first', async (application, actor, id) =>
    subscriptionLine(await application.get(SubscriptionChanges).enable(actor, { id })),
  );
  verb(
    webhook,
    cli,
    'disable',
    'hold what is pending, and send nothing that happens from now on',
    async (application, actor, id) =>
      subscriptionLine(await application.get(SubscriptionChanges).disable(actor, { id })),
  );
  verb(webhook, cli, 'delete', 'remove it, and cancel what is pending', async (application, actor, id) =>
    subscriptionLine(await application.get(SubscriptionChanges).delete(actor, { id })),
  );
  verb(
    webhook,
    cli,
    'rotate-secret',
    'replace its secret; the old one signs, too, for 24 hours',
    async (application, actor, id) =>
      rotatedSubscriptionLine(await application.get(SubscriptionChanges).rotateSecret(actor, { id })),
  );
  verb(webhook, cli, 'test', 'send it a ping, which is no event of the feed', (application, actor, id) =>
    application.get(SendPing).execute(actor, { id }),
  );
  verb(
    webhook,
    cli,
    'set-url',
    'send it elsewhere, beginning with the next attempt',
    async (application, actor, id, { url }) =>
      subscriptionLine(await application.get(SubscriptionChanges).moveTo(actor, { id, url: url ?? '' })),
  ).requiredOption('--url <url>', 'where events are sent');
};

type Act = (
  application: INestApplicationContext,
  actor: Actor,
  id: Id,
  options: { readonly url?: string },
) => Promise<object>;

/** A command about one subscription, which prints what `act` returns. */
function verb(webhook: Command, cli: Cli, name: string, description: string, act: Act): Command {
  return webhook
    .command(name)
    .description(description)
    .argument('<id>', 'the subscription')
    .action((text: string, options: { readonly url?: string }) => {
      const id = readId('the subscription', text);
      return cli.use(async (application) => {
        await cli.print(await act(application, await owner(cli, application, id), id, options));
      });
    });
}

/** The portal of the company that a subscription belongs to. @throws DomainError `notFound` */
async function owner(cli: Cli, application: INestApplicationContext, id: Id): Promise<Actor> {
  const company = await application.get(SubscriptionDirectory).companyOf(id);
  if (!company) throw notFound('webhook subscription');
  return cli.portal(company);
}
