import { setTimeout as pause } from 'node:timers/promises';
import { kernel } from '../../../lib/build.mjs';
import { books, differences, wrongEvents } from '../payments/books.mjs';
import { Buyers } from '../payments/buyers.mjs';
import { Shop } from '../payments/shop.mjs';
import { partner } from '../server.mjs';
import { duplicates, missing, until } from '../until.mjs';

const buyers = 2_000;
const orders = 100;
const kills = 20;
const seed = 20_261_122;

/**
 * Customers pay through links while the API and the worker are killed, PostgreSQL is restarted, and the payment
 * processor does everything that it can do wrong: in the end the books of both sides say the same to the cent
 * (R43–R46).
 */
export async function payments(fixture, report) {
  // Before anything that it is to be told of.
  const receiver = await fixture.subscriber();
  const shop = await Shop.open(fixture, orders);
  try {
    return await play(fixture, report, shop, receiver);
  } finally {
    await shop.close();
  }
}

async function play(fixture, report, shop, receiver) {
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
  const net = ledger.sums.reduce((sum, { net: one }) => sum + one, 0);
  report.tell('answers', customers.answers);
  report.tell('seconds until the books were closed', took.toFixed(1));
  report.tell('charged less refunded and lost, and taken by hand, cents', `${net} + ${customers.byHand}`);
  const sum = net + customers.byHand;
  report.check('payments less refunds differ from it by', ours.payments - sum, isZero);
  report.check('deposits of the orders differ from it by', ours.orders - sum, isZero);
  report.check('taken by hand, differs by', ours.byHand - customers.byHand, isZero);
  report.check('sessions beyond one a link', ledger.payments.length - linksOf(ledger).size, isZero);
  report.check('calls that never got their answer', customers.unanswered.length, isZero);
  if (customers.unanswered.length > 0) report.tell('what they were told last', customers.unanswered.join('; '));
  report.check('payments missing, doubled or not what the processor says', differences(ours, ledger), isZero);
  report.check('payments with an event too many or too few', wrongEvents(ours), isZero);
  report.check('orders whose versions are not those of their events', ours.versions, isZero);
  report.check('notices not booked', ours.waiting, isZero);
  report.check('gaps in the feed', ours.gaps, isZero);
  const ids = await fixture.events();
  await until(() => missing(ids, [receiver]) === 0, 900);
  return {
    events: ids.length,
    kills: kills + 1,
    lost: missing(ids, [receiver]),
    doubled: duplicates([receiver]),
    wrongAnswers: customers.wrong,
  };
}

/** The API and the worker by turns, and PostgreSQL once in the middle. */
async function killing(fixture, servers) {
  const { SeededRandom } = await kernel();
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

/** Asks for what was lost on its way, as the sweep does every few minutes. */
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
const isZero = (value) => value === 0;
