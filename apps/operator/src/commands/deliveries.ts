import { firstInOrder } from '@partner/events';
import { invalid, notFound, type CompanyId, type Id } from '@partner/kernel';
import { Database, type IdSpan, within } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';
import { explainDeliveries } from '../support/why-delivery.js';
import { type ListOptions, printList, withListOptions } from './list-options.js';
import { readId } from './options.js';
import type { Register } from './register.js';
import { withoutNulls } from '../support/without-nulls.js';

interface Criteria {
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

const states = ['pending', 'delivered', 'dead', 'cancelled'];

/** @throws DomainError `invalid` */
function readState(text: string): string {
  if (!states.includes(text)) throw invalid(`--state must be one of ${states.join(', ')}`);
  return text;
}

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
    .option('--state <state>', states.join(', '), readState);
  withListOptions(list).action(({ cursor, ...options }: Criteria & ListOptions) => {
    const after = cursor === undefined ? undefined : readPlace(cursor);
    return printList(cli, options, async (application, span) => {
      const lines = await deliveryLines(application.get(Database), options, { ...span, after });
      return lines.map((line) => ({ cursor: `${line.eventId}.${line.subscriptionId}`, line }));
    });
  });
  deliveries
    .command('why')
    .description('state of an event at each subscription, with the reason')
    .argument('<event>', 'id of the event', (text) => readId('the event', text))
    .requiredOption('--company <id>', 'company of the event')
    .action((event: Id, { company }: { company: CompanyId }) =>
      cli.withApplication(async (application) => {
        const { lines, isTruncated } = await explainDeliveries(application.get(Database), company, event);
        if (lines.length === 0) throw notFound('event or webhook subscription');
        for (const line of lines) await cli.print(line);
        if (isTruncated)
          cli.warn('output truncated: only the newest 1,000 subscriptions and the last 1,000 attempts are shown');
      }),
    );
};

/** Returns deliveries of a company without their payload, newest events first. */
async function deliveryLines(
  database: Database,
  { company, subscription, event, state }: Criteria,
  { after, limit, ...span }: Omit<IdSpan, 'after'> & { readonly after?: DeliveryPlace },
): Promise<(DeliveryPlace & object)[]> {
  const rows = await database.query<DeliveryPlace>(sql`
    select d.event_id as "eventId", coalesce(d.own_type, e.type) as "eventType",
      d.subscription_id as "subscriptionId", s.url, d.state, d.attempts, d.last_status as "lastStatus",
      case when d.state = 'pending' and first.event_id is null then d.next_attempt_at end as "nextAttemptAt",
      first.event_id as "waitsFor", d.updated_at as "updatedAt"
    from webhook_deliveries d left join lateral (${firstInOrder()}) first on d.state = 'pending'
      join webhook_subscriptions s on s.company_id = d.company_id and s.id = d.subscription_id
      left join events e on e.company_id = d.company_id and e.id = d.event_id
    where d.company_id = ${company}
      ${subscription === undefined ? empty : sql`and d.subscription_id = ${subscription}`}
      ${event === undefined ? empty : sql`and d.event_id = ${event}`}
      ${state === undefined ? empty : isIn(state)}
      ${within('d.event_id', span)}
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
