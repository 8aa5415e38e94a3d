import { setTimeout as pause } from 'node:timers/promises';
import { withServer } from '../../../../libs/testing/dist/index.js';
import { Failure } from '../../../lib/failure.mjs';
import { Creates } from '../../shared/creates.mjs';
import { checkReady, Load } from '../../shared/load.mjs';
import { PatroniCluster } from '../patroni/cluster.mjs';
import { Pooler } from '../pooler.mjs';
import { onServer } from '../../shared/standby.mjs';
import { maxRecoverySeconds, until } from '../../shared/until.mjs';

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
  for (const [name, each] of Map.groupBy(measured, (one) => one.name))
    report.tell(`${name}: seconds without a write`, each.map(({ stop }) => stop.toFixed(1)).join(', '));
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
 * @returns seconds without a confirmed write (`stop`), and from the first write to the first delivery (`delivered`)
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
  await cluster.untilSynchronous();
  return { stop, delivered: Math.max(0, delivered.took - written.took) };
}

/** True if PgBouncer leads to a server that accepts writes: Patroni may name a primary before it is promoted. */
const answers = (url) =>
  onServer(url, 'select pg_is_in_recovery() as standby').then(
    ([{ standby }]) => !standby,
    () => false,
  );
