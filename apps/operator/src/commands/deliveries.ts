import { invalid, notFound } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { deliveryLines, type DeliveryPlace } from '../support/delivery-lines.js';
import { explainDeliveries } from '../support/why-delivery.js';
import { type ListOptions, printList, readSpan, withListOptions } from './list-options.js';
import { readCompany, readId } from './options.js';
import type { Register } from './register.js';

interface Options extends ListOptions {
  readonly company: string;
  readonly subscription?: string;
  readonly event?: string;
  readonly state?: string;
}

const states = ['pending', 'delivered', 'dead', 'cancelled'];

/** @throws DomainError `invalid` */
function readPlace(cursor: string): DeliveryPlace {
  const [event = '', subscription = ''] = cursor.split('.', 2);
  return { eventId: readId('--cursor', event), subscriptionId: readId('--cursor', subscription) };
}

/** `partner deliveries list|why`: shows the state of webhook deliveries. */
export const registerDeliveries: Register = (program, cli) => {
  const deliveries = program.command('deliveries').description('inspect webhook deliveries');
  const list = deliveries
    .command('list')
    .description('list deliveries, one per line, newest events first')
    .requiredOption('--company <id>', 'company whose deliveries are listed')
    .option('--subscription <id>', 'only deliveries to this subscription')
    .option('--event <id>', 'only deliveries of this event')
    .option('--state <state>', states.join(', '));
  withListOptions(list).action(({ company, subscription, event, state, cursor, ...options }: Options) => {
    if (state !== undefined && !states.includes(state)) throw invalid(`--state must be one of ${states.join(', ')}`);
    const criteria = {
      company: readCompany(company),
      ...(subscription !== undefined && { subscription: readId('--subscription', subscription) }),
      ...(event !== undefined && { event: readId('--event', event) }),
      ...(state !== undefined && { state }),
      ...(cursor !== undefined && { after: readPlace(cursor) }),
    };
    const given = readSpan(options);
    return cli.withApplication((application) =>
      printList(cli, given, async ({ after: _none, ...span }) => {
        const lines = await deliveryLines(application.get(Database), { ...criteria, ...span });
        return lines.map((line) => ({ cursor: `${line.eventId}.${line.subscriptionId}`, line }));
      }),
    );
  });
  deliveries
    .command('why')
    .description('state of an event at each subscription, with the reason')
    .argument('<event>', 'id of the event')
    .requiredOption('--company <id>', 'company of the event')
    .action((text: string, { company: companyText }: { company: string }) => {
      const [event, company] = [readId('the event', text), readCompany(companyText)];
      return cli.withApplication(async (application) => {
        const { lines, isTruncated } = await explainDeliveries(application.get(Database), company, event);
        if (lines.length === 0) throw notFound('event or webhook subscription');
        for (const line of lines) await cli.print(line);
        if (isTruncated)
          cli.warn('output truncated: only the newest 1,000 subscriptions and the last 1,000 attempts are shown');
      });
    });
};
