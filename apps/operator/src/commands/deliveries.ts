import { invalid, notFound } from '@partner/kernel';
import { Database } from '@partner/persistence';
import { deliveryLines } from '../support/delivery-lines.js';
import { whyDelivered } from '../support/why-delivery.js';
import { readCompany, readId } from './options.js';
import type { Register } from './register.js';

interface ListOptions {
  readonly company: string;
  readonly subscription?: string;
  readonly event?: string;
  readonly state?: string;
}

const states = ['pending', 'delivered', 'dead', 'cancelled'];

/** `partner deliveries list|why`: what became of events at webhooks. */
export const registerDeliveries: Register = (program, cli) => {
  const deliveries = program.command('deliveries').description('what became of events at webhooks');
  deliveries
    .command('list')
    .description('a line for each delivery, the newest events first, at most 1,000')
    .requiredOption('--company <id>', 'the company')
    .option('--subscription <id>', 'only to this subscription')
    .option('--event <id>', 'only of this event')
    .option('--state <state>', states.join(', '))
    .action(({ company, subscription, event, state }: ListOptions) => {
      if (state !== undefined && !states.includes(state)) throw invalid(`--state must be one of ${states.join(', ')}`);
      const criteria = {
        company: readCompany(company),
        ...(subscription !== undefined && { subscription: readId('--subscription', subscription) }),
        ...(event !== undefined && { event: readId('--event', event) }),
        ...(state !== undefined && { state }),
      };
      return cli.use(async (application) => {
        for (const line of await deliveryLines(application.get(Database), criteria)) await cli.print(line);
      });
    });
  deliveries
    .command('why')
    .description('for each subscription, what became of an event there, and why')
    .argument('<event>', 'the id of the event')
    .requiredOption('--company <id>', 'the company')
    .action((text: string, { company: companyText }: { company: string }) => {
      const [event, company] = [readId('the event', text), readCompany(companyText)];
      return cli.use(async (application) => {
        const lines = await whyDelivered(application.get(Database), company, event);
        if (lines.length === 0) throw notFound('event, or a subscription of the company,');
        for (const line of lines) await cli.print(line);
      });
    });
};
