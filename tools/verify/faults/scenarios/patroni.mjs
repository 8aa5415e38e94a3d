import { setTimeout as pause } from 'node:timers/promises';
import { testing } from '../../../lib/build.mjs';
import { Failure } from '../../../lib/failure.mjs';
import { Creates } from '../../shared/creates.mjs';
import { checkReady, Load } from '../../shared/load.mjs';
import { PatroniCluster } from '../patroni/cluster.mjs';
import { Pooler } from '../pooler.mjs';
import { onServer } from '../../shared/standby.mjs';
import { maxRecoverySeconds, percentile, until } from '../../shared/until.mjs';

/** Faults of the primary, and the way back. */
const faults = {
  'primary killed': { begin: (member) => member.kill(), end: (member) => member.begin() },
  'primary paused': { begin: (member) => member.signal('SIGSTOP'), end: (member) => member.signal('SIGCONT') },
  'primary disconnected': { begin: (member) => member.disconnect(), end: (member) => member.connect() },
  'only its PostgreSQL killed': { begin: (member) => member.crash(), end: () => undefined },
};

/**
 * The primary of a cluster of Patroni fails under load; the product uses it through PgBouncer and HAProxy.
 * @param options.rounds number of times that each fault is made
 */
export async function patroni(fixture, report, { rounds = 1 }) {
  const cluster = await PatroniCluster.start(fixture);
  fixture.atEnd(() => cluster.stop());
  fixture.proxy.target = cluster.superuserUrl;
  const { withServer } = await testing();
  const serverUrl = withServer(fixture.logins.serverUrl, cluster.superuserUrl);
  const pooler = await Pooler.start(fixture, serverUrl);
  fixture.env.DATABASE_URL = pooler.url;
  return await play(fixture, report, cluster, rounds);
}

async function play(fixture, report, cluster, rounds) {
  const [api, worker] = [await fixture.start('api'), await fixture.start('worker')];
  const creates = new Creates(api, fixture.key, await new Load(api, fixture.key).location());
  const receiver = await fixture.subscriber();
  const scene = { fixture, cluster, creates, receiver };
  const writing = creates.steadily({ every: 100, atOnce: 10 });
  const measured = [];
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(faults)) measured.push({ name, ...(await failOnce(scene, name, faults[name])) });
  }
  creates.stop();
  await writing;
  const ofFault = Map.groupBy(measured, ({ name }) => name);
  for (const [name, each] of ofFault) tellStops(report, name, each);
  tellStops(report, 'all of these', measured);
  const recovery = measured.map(({ delivered }) => delivered);
  const longest = Math.max(...recovery).toFixed(2);
  report.check('longest time from a write to a delivery, s', longest, (s) => s <= maxRecoverySeconds);
  await creates.check(report, fixture);
  const counts = await fixture.delivered([receiver]);
  await checkReady(report, api, worker);
  return { ...counts, kills: measured.length, wrongAnswers: creates.others, recovery };
}

/**
 * Makes one fault, and ends it when writes and deliveries have resumed.
 * @returns seconds: from the fault without a confirmed write (`stop`) and until another member is the primary
 *   (`promoted`), from then until PgBouncer leads to it (`reachable`), from then until a write is confirmed
 *   (`written`), from then until a delivery (`delivered`), and from the end of the fault until a standby is synchronous
 *   again (`returned`)
 */
async function failOnce({ fixture, cluster, creates, receiver }, name, { begin, end }) {
  await pause(3_000);
  const primary = await cluster.primary();
  const other = cluster.members.find((member) => member !== primary);
  const begun = performance.now();
  await begin(primary);
  const promoted = await until(() => other.is('/primary'), 120);
  const reachable = await until(() => answers(fixture.env.DATABASE_URL), 60);
  const [back, before] = [performance.now(), receiver.arrivals.size];
  const [written, delivered] = await Promise.all([
    until(() => creates.lastMade > back, 60),
    until(() => receiver.arrivals.size > before, 60),
  ]);
  if (![promoted, reachable, written, delivered].every(({ held }) => held)) throw new Failure(`${name}: no recovery`);
  const stop = creates.longestGapSince(begun) / 1_000;
  await end(primary);
  const returned = await cluster.untilSynchronous();
  const afterWrite = Math.max(0, delivered.took - written.took);
  const seconds = { promoted: promoted.took, reachable: reachable.took, written: written.took, delivered: afterWrite };
  return { stop, ...seconds, returned };
}

/** True if PgBouncer leads to a server that accepts writes: Patroni may name a primary before it is promoted. */
const answers = (url) =>
  onServer(url, 'select pg_is_in_recovery() as standby').then(
    ([{ standby }]) => !standby,
    () => false,
  );

function tellStops(report, name, measured) {
  const of = (figure) => {
    const values = measured.map((each) => each[figure]);
    return [percentile(values, 0.5), percentile(values, 0.95)].map((value) => value.toFixed(1)).join(' / ');
  };
  report.tell(`${name}, faults`, measured.length);
  report.tell(`${name}: seconds without a write, p50 / p95`, of('stop'));
  report.tell(`  until Patroni has a new primary`, of('promoted'));
  report.tell(`  from then until PgBouncer leads to it`, of('reachable'));
  report.tell(`  from then until a write is confirmed`, of('written'));
  report.tell(`  from then until a delivery`, of('delivered'));
  report.tell(`  from the end of the fault until a synchronous standby`, of('returned'));
}
