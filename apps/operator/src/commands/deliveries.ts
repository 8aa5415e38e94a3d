import { invalid, notFound, type CompanyId, type Id } from '@partner/kernel';
import { Database, readModels } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';
import { explainDeliveries } from '../support/why-delivery.js';
import { type ListOptions, printList, readSpan, withListOptions } from './list-options.js';
import { readCompany, readId } from './options.js';
import type { Register } from './register.js';
import { withoutNulls } from '../support/without-nulls.js';

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
export const register: Register = (deliveries, cli) => {
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

/** Filter of a list of deliveries. */
interface DeliveryCriteria extends Omit<readModels.Span, 'after'> {
  readonly after?: DeliveryPlace;
  readonly company: CompanyId;
  readonly subscription?: Id;
  readonly event?: Id;
  readonly state?: string;
}

/** Position of a delivery in the list. */
interface DeliveryPlace {
  readonly eventId: Id;
  readonly subscriptionId: Id;
}

/** Returns deliveries of a company without their payload, newest events first. */
async function deliveryLines(database: Database, criteria: DeliveryCriteria): Promise<(DeliveryPlace & object)[]> {
  const { company, subscription, event, state, after, limit, ...span } = criteria;
  const rows = await database.query<DeliveryPlace>(sql`
    select d.event_id as "eventId", coalesce(d.own_type, e.type) as "eventType",
      d.subscription_id as "subscriptionId", s.url, d.state, d.attempts, d.last_status as "lastStatus",
      case when d.state = 'pending' then d.next_attempt_at end as "nextAttemptAt", d.updated_at as "updatedAt"
    from webhook_deliveries d
      join webhook_subscriptions s on s.company_id = d.company_id and s.id = d.subscription_id
      left join events e on e.company_id = d.company_id and e.id = d.event_id
    where d.company_id = ${company}
      ${subscription === undefined ? empty : sql`and d.subscription_id = ${subscription}`}
      ${event === undefined ? empty : sql`and d.event_id = ${event}`}
      ${state === undefined ? empty : isIn(state)}
      ${readModels.within('d.event_id', span)}
      ${
        after === undefined
          ? empty
          : sql`and d.event_id <= ${after.eventId}
              and (d.event_id < ${after.eventId} or d.subscription_id > ${after.subscriptionId})`
      }
    order by d.event_id desc, d.subscription_id limit ${limit}::int`);
  return rows.map((row) => withoutNulls(row) as DeliveryPlace);
}

/** A partial index covers dead deliveries, but only if the statement contains the literal. */
const isIn = (state: string): Sql => (state === 'dead' ? sql`and d.state = 'dead'` : sql`and d.state = ${state}`);
