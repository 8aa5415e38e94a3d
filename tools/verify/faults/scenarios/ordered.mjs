import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../shared/until.mjs';

/** Events inserted by one statement. */
const batch = 10_000;
/** Part of the attempts that the failing endpoint rejects; the third attempt of an event succeeds. */
const failing = 0.03;
/** Throughput of an endpoint with an order, of that without one; fewer events say little about it. */
const wantedRatio = 0.8;
const manyEvents = 10_000;

/** Order of the arrivals at an endpoint: event `n` of a record comes after an accepted event `n - 1`. */
class Order {
  #last = new Map();
  violations = 0;

  /** @param accepted true if the endpoint accepts the event */
  arrived({ resourceId, resourceVersion }, accepted) {
    const last = this.#last.get(resourceId) ?? 0;
    if (resourceVersion > last + 1) this.violations++;
    if (accepted) this.#last.set(resourceId, Math.max(last, resourceVersion));
  }
}

/**
 * Delivers the same number of events to an endpoint without and with an order, and then to one with an order that fails
 * at random, while workers are killed.
 */
export async function ordered(fixture, report, { events = 20_000, records = 2_000, rounds = 10 }) {
  const workers = await Promise.all([fixture.start('worker'), fixture.start('worker')]);
  const plain = await phase(fixture, { events, records });
  const inOrder = await phase(fixture, { events, records, order: new Order() });
  report.tell('deliveries a second without an order', Math.round(plain.perSecond));
  report.tell('deliveries a second in order', Math.round(inOrder.perSecond));
  const ratio = inOrder.perSecond / plain.perSecond;
  const isFast = (value) => value >= wantedRatio || events < manyEvents;
  report.check('ratio', Number(ratio.toFixed(2)), isFast);

  const order = new Order();
  let going = true;
  const killing = async () => {
    for (let kill = 0; going && kill < rounds; kill++) {
      await pause(500 + Math.random() * 1_500);
      await workers[kill % 2].end('SIGKILL');
      workers[kill % 2] = await fixture.start('worker');
    }
  };
  const [faulty] = await Promise.all([
    phase(fixture, { events, records, order, failing }).finally(() => (going = false)),
    killing(),
  ]);
  report.tell('rejected attempts', faulty.rejected);
  report.none('out of order', inOrder.violations + faulty.violations);
  const of = (count) => [plain, inOrder, faulty].reduce((sum, result) => sum + result[count], 0);
  return { events: 3 * events, kills: rounds, lost: of('lost'), doubled: of('doubled'), wrongAnswers: 0 };
}

/** Delivers events to an endpoint of their own. */
async function phase(fixture, { events, records, order, failing = 0 }) {
  let rejected = 0;
  const answer = (response, event) => {
    const accepted = receiver.arrivals.get(event.id) > 2 || Math.random() >= failing;
    order?.arrived(event, accepted);
    if (!accepted) rejected++;
    response.writeHead(accepted ? 204 : 500).end();
  };
  const receiver = await fixture.subscriber({ answer }, order ? ['--order', 'record'] : []);
  const ids = [];
  for (let first = 0; first < events; first += batch)
    ids.push(...(await insert(fixture, { first, count: Math.min(batch, events - first), records })));
  const started = performance.now();
  const pending = `select count(*)::int as pending from webhook_deliveries where state = 'pending'`;
  await until(async () => (await fixture.query(pending))[0].pending === 0, 60 + events / 20);
  const perSecond = (1_000 * events) / (performance.now() - started);
  await fixture.unsubscribe(receiver.subscription);
  const lost = ids.filter((id) => !receiver.has(id)).length;
  return { perSecond, lost, doubled: receiver.duplicates - rejected, rejected, violations: order?.violations ?? 0 };
}

/** Commits events of leads in turn, each with its delivery, as the API does. @returns their ids */
async function insert(fixture, { first, count, records }) {
  const hex = (number, digits) => `lpad(to_hex(${number}), ${digits}, '0')`;
  const rows = await fixture.query(
    `with counter as (insert into company_counters (company_id, name, value) values ($1, 'event', $3::int)
        on conflict (company_id, name) do update set value = company_counters.value + excluded.value
        returning value - $3::int as before),
      written as (insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id,
          resource_version, data)
        select $1, ${hex('extract(epoch from now())::bigint', 8)} || ${hex('c.before + n', 16)}, c.before + n,
          'lead.updated', now(), 'lead', ${hex('($2::int + n - 1) % $4::int', 24)},
          ($2::int + n - 1) / $4::int + 1, '{"status":"Open"}'
        from counter c, generate_series(1, $3::int) n returning company_id, id, seq, resource_id),
      delivered as (insert into webhook_deliveries (company_id, event_id, subscription_id, next_attempt_at, updated_at,
          record_id, record_seq)
        select s.company_id, e.id, s.id, now(), now(), case s.delivery_order when 'record' then e.resource_id end,
          case s.delivery_order when 'record' then e.seq end
        from written e join webhook_subscriptions s on s.company_id = e.company_id and s.status = 'active')
    select id from written`,
    [fixture.company, first, count, records],
  );
  return rows.map(({ id }) => id);
}
