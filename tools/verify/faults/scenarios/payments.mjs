import { setTimeout as pause } from 'node:timers/promises';
import { SeededRandom } from '../../../../libs/testing/dist/index.js';
import { books, differences, wrongEvents } from '../payments/books.mjs';
import { Buyers } from '../payments/buyers.mjs';
import { Shop } from '../payments/shop.mjs';
import { partner } from '../../shared/server.mjs';
import { until } from '../../shared/until.mjs';

const buyers = 2_000;
const orders = 100;
const kills = 20;
const seed = 20_261_122;

/**
 * Customers pay through links while the API and the worker are killed, PostgreSQL is restarted, and the payment
 * processor produces all its faults. In the end the books of both sides must agree to the cent (R43–R46).
 */
export async function payments(fixture, report) {
  // Created first, so that it receives every event.
  const receiver = await fixture.subscriber();
  const shop = await Shop.open(fixture, orders);
  fixture.atEnd(() => shop.close());
  const servers = { api: await fixture.start('api'), worker: await fixture.start('worker') };
  const customers = new Buyers(shop, servers.api.url, fixture.key);
  await shop.misbehave(seed);
  const paying = customers.all(buyers, 12);
  await killing(fixture, servers);
  await paying;
  await shop.behave();
  const closing = performance.now();
  await settled(fixture, shop);
  const took = (performance.now() - closing) / 1_000;
  const ledger = await shop.control.ledger(shop.account);
  const ours = await books(fixture);
  const net = ledger.payments
    .filter(({ intentStatus }) => intentStatus === 'succeeded')
    .reduce((sum, { amount, refunded, lost }) => sum + amount - refunded - lost, 0);
  report.tell('responses', customers.answers);
  report.tell('seconds until the books agreed', took.toFixed(1));
  report.tell('charged minus refunded and lost, plus cash payments, cents', `${net} + ${customers.byHand}`);
  const sum = net + customers.byHand;
  report.none('difference of payments minus refunds', ours.payments - sum);
  report.none('difference of the order deposits', ours.orders - sum);
  report.none('difference of cash payments', ours.byHand - customers.byHand);
  report.none('sessions beyond one for each link', ledger.payments.length - linksOf(ledger).size);
  report.none('calls that never succeeded', customers.unanswered.length);
  if (customers.unanswered.length > 0) report.tell('their last errors', customers.unanswered.join('; '));
  report.none('payments missing, duplicated or different at the processor', differences(ours, ledger));
  report.none('payments with extra or missing events', wrongEvents(ours));
  report.none('orders whose versions do not match their events', ours.versions);
  report.none('webhooks not processed', ours.waiting);
  report.none('gaps in the feed', ours.gaps);
  return { ...(await fixture.delivered([receiver], 900)), kills: kills + 1, wrongAnswers: customers.wrong };
}

/** Kills the API and the worker alternately, and restarts PostgreSQL once in the middle. */
async function killing(fixture, servers) {
  const random = new SeededRandom(seed);
  for (let kill = 1; kill <= kills; kill++) {
    await pause(random.integer(800, 2_500));
    const name = kill % 2 === 0 ? 'api' : 'worker';
    await servers[name].end('SIGKILL');
    await pause(random.integer(0, 500));
    servers[name] = await fixture.start(name);
    if (kill === kills / 2) await fixture.restartDatabase(() => pause(1_000));
  }
}

/** Requests lost notifications, as the sweep does every few minutes. */
async function settled(fixture, shop) {
  const sweep = async () => {
    const now = new Date(Date.now() + 20 * 60_000).toISOString();
    await partner(['sweep', 'payments', '--company', fixture.company, '--now', now], fixture.env);
    const [{ waiting }] = await fixture.query(
      `select count(*)::int as waiting from processor_events where company_id = $1 and outcome = 'received'`,
      [fixture.company],
    );
    return waiting === 0 && differences(await books(fixture), await shop.control.ledger(shop.account)) === 0;
  };
  return until(sweep, 600);
}

const linksOf = ({ payments: sessions }) => new Set(sessions.map(({ metadata }) => metadata.partner_link));
