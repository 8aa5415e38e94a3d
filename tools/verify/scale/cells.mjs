import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Failure } from '../../lib/failure.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';
import { Proxy } from '../cells/proxy.mjs';
import { FaultFixture } from '../faults/fixture.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { processorTime, serverPids } from '../faults/processor-time.mjs';
import { partner } from '../faults/server.mjs';

/** Numbers of cells that share the requests of one measurement. */
const arrangements = [1, 2, 4];
const most = Math.max(...arrangements);
const programs = ['node', 'database'];
/** Requests of one measurement, and of each cell before the first, so that V8 has compiled the code. */
const kinds = { write: { count: 1_600, warm: 1_500 }, read: { count: 6_000, warm: 3_000 } };

/**
 * Measures the processor time of a write and a read while one, two or four cells on this machine share the requests,
 * and of HAProxy in front of all. The arrangements alternate, so that other load on the machine affects all of them,
 * and each round begins with another cell, so that each has the same part in every arrangement. What a cell spends
 * without requests is measured before, and subtracted for the time of a measurement, which depends on that load.
 */
export async function cells(folder, { rounds, tell }) {
  const opened = [];
  try {
    const { all, proxy } = await open(folder, opened);
    for (const [kind, { warm }] of Object.entries(kinds)) await sendAll(all, { kind, count: warm * most });
    const idle = await idlePerSecond(all, proxy);
    const spent = new Map();
    for (let round = 0; round < rounds; round++) {
      for (const size of round % 2 === 0 ? arrangements : arrangements.toReversed()) {
        const used = Array.from({ length: size }, (_, index) => all[(round + index) % most]);
        for (const [kind, { count }] of Object.entries(kinds)) {
          stopSignal.throwIfAborted();
          const { seconds, ...found } = await measure(used, proxy, () => sendAll(used, { kind, count }));
          const each = programs.map((name) => (found[name] - (idle[name] * seconds * size) / most) * (1_000 / count));
          spent.set(`${size} ${kind}`, [...(spent.get(`${size} ${kind}`) ?? []), each]);
        }
      }
      tell(`round ${round + 1}: ratio of 2 and 4 cells to one`, ratiosOf(spent, round));
    }
    report(spent, tell);
    for (const [kind, { count }] of Object.entries(kinds)) {
      const { router } = await measure(all, proxy, () => sendAll(all, { kind, count, isRouted: true }));
      tell(`a ${kind}: HAProxy, µs`, Math.round((router * 1_000) / count));
    }
    tell(
      'requests that failed',
      all.reduce((total, { failed }) => total + failed, 0),
    );
    const perCell = [idle.node, idle.database].map((milliseconds) => (milliseconds / most).toFixed(1));
    tell('a cell without requests: Node and PostgreSQL, ms in a second', perCell.join(', '));
  } finally {
    for (const close of opened) await close();
  }
}

/** Opens the cells and HAProxy with the maps of `partner cells map`. */
async function open(folder, opened) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const all = [];
  for (let index = 0; index < most; index++) {
    const home = join(folder, `${index}`);
    await mkdir(home);
    const fixture = await FaultFixture.open(home, { redis: true });
    opened.unshift(() => fixture.close());
    const upstream = `127.0.0.1:${await freePort()}`;
    const api = await fixture.start('api', {
      PORT: upstream.split(':')[1],
      // Not by the proxy of the fixture, which would share one thread among the cells.
      DATABASE_URL: fixture.logins.serverUrl,
      PARTNER_BASE_URL: url,
      PARTNER_TRUSTED_PROXIES: '127.0.0.1/32',
    });
    all.push({ fixture, api, upstream });
  }
  const files = join(folder, 'haproxy');
  const words = ['--haproxy', join(folder, 'runtime'), '--folder', files, '--listen', `127.0.0.1:${port}`];
  const settings = all.map(({ fixture, api, upstream }, index) => ({
    name: `cell${index}`,
    database: fixture.env.DATABASE_URL,
    upstream,
    adminPort: Number(new URL(api.adminUrl).port),
  }));
  const { PATH } = process.env;
  const env = { PATH, PARTNER_DATA_DIR: folder, PARTNER_CELLS: JSON.stringify(settings) };
  await partner(['cells', 'map', ...words], env);
  const proxy = await Proxy.start(files, port);
  opened.unshift(() => proxy.stop());
  for (const cell of all) {
    cell.load = new Worker(new URL('cell-load.mjs', import.meta.url), {
      workerData: { api: `http://${cell.upstream}`, router: url, key: cell.fixture.key },
    });
    opened.unshift(() => cell.load.terminate());
  }
  return { all, proxy };
}

const sendAll = (used, { count, ...what }) =>
  Promise.all(used.map((cell) => send(cell, { count: count / used.length, ...what })));

/** @throws Failure if many requests of the cell failed. */
async function send(cell, { count, ...what }) {
  cell.load.postMessage({ count, ...what });
  const [{ failed, statuses }] = await once(cell.load, 'message');
  // On a machine that is busy, a request may wait too long. One of a hundred does not change a mean.
  if (failed > count / 100) throw new Failure(`${failed} requests failed: ${statuses}`);
  cell.failed = failed;
}

/** Returns the processor time so far, in milliseconds. */
async function times(used, proxy) {
  const databases = await Promise.all(used.map(({ fixture }) => serverPids(fixture.folder)));
  return {
    node: await processorTime(used.map(({ api }) => api.child.pid)),
    database: await processorTime(databases.flat()),
    router: await processorTime([proxy.child.pid]),
  };
}

/** Returns the seconds that `work` takes, and the processor time meanwhile, in milliseconds. */
async function measure(used, proxy, work) {
  const [before, started] = [await times(used, proxy), performance.now()];
  await work();
  const [after, seconds] = [await times(used, proxy), (performance.now() - started) / 1_000];
  return { seconds, ...Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]])) };
}

/** Returns the processor time of all cells in a second without requests, in milliseconds. */
async function idlePerSecond(all, proxy) {
  const { seconds, ...found } = await measure(all, proxy, () => pause(15_000));
  return Object.fromEntries(programs.map((name) => [name, found[name] / seconds]));
}

/** Reports means of all rounds. */
function report(spent, tell) {
  for (const kind of Object.keys(kinds))
    for (const size of arrangements) {
      const rounds = spent.get(`${size} ${kind}`);
      const each = programs.map((_, place) => Math.round(mean(rounds.map((round) => round[place]))));
      tell(`a ${kind}, cells: ${size}: Node and PostgreSQL, µs`, each.join(', '));
      if (size > 1) tell('  Node and PostgreSQL, ratio to one cell', ratio(rounds, spent.get(`1 ${kind}`)));
    }
}

const ratiosOf = (spent, round) =>
  Object.keys(kinds)
    .map((kind) => {
      const [one, ...others] = arrangements.map((size) => [spent.get(`${size} ${kind}`)[round]]);
      return `${kind} ${others.map((other) => ratio(other, one)).join(', ')}`;
    })
    .join('; ');

/** Returns the ratio of the processor time of Node and PostgreSQL. */
const ratio = (rounds, others) => (mean(rounds.map(sum)) / mean(others.map(sum))).toFixed(3);
const sum = ([node, database]) => node + database;
const mean = (values) => values.reduce((total, value) => total + value, 0) / values.length;
