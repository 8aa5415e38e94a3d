// Two cells, each with its own PostgreSQL and API server, behind a real HAProxy that `partner cells map` configures:
// routes, changes of the maps under load, writes that wait for a move, and client addresses behind the proxy.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Router } from '../../../apps/operator/dist/cells/router.js';
import { newId } from '../../../libs/kernel/dist/index.js';
import { freePort } from '../../lib/free-port.mjs';
import { endChild } from '../../lib/kill.mjs';
import { root } from '../../lib/root.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { checkHaproxy, startHaproxy } from '../shared/haproxy.mjs';
import { Report } from '../shared/report.mjs';
import { newCredential, partner, startProgram } from '../shared/server.mjs';
import { untilHeld } from '../shared/until.mjs';
import { changing, failedFrom, holding, sent, underLoad } from './changes.mjs';
import { openCell } from './deployment.mjs';
import { misrouted, routes } from './routes.mjs';

const report = new Report();

await runMain('cells', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partner-cells-'));
  const opened = [];
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const cells = [];
    for (const name of ['a', 'b']) {
      const cell = await openCell(name, join(folder, name), url);
      cells.push(cell);
      opened.unshift(() => cell.fixture.close());
    }
    const files = join(folder, 'haproxy');
    const socket = `127.0.0.1:${await freePort()}`;
    const env = {
      PATH: process.env.PATH,
      PARTNER_DATA_DIR: folder,
      PARTNER_CELLS: JSON.stringify(cells.map(({ setting }) => setting)),
    };
    const words = ['cells', 'map', '--haproxy', socket, '--folder', files, '--listen', `127.0.0.1:${port}`];
    await partner(words, env);
    const proxy = await startProxy(files, url);
    opened.unshift(() => endChild(proxy, 'SIGKILL'));
    await tryRoutes(cells, url);
    await tryPushes(cells, url, { router: new Router(files, [socket]), env });
    await tryKeys(cells, url, async () => {
      const watching = [join(root, 'apps/operator/bundle/main.js'), ...words, '--watch'];
      const watcher = await startProgram(watching, env, (line) => line.includes('"watching"'));
      opened.unshift(() => endChild(watcher));
    });
    await tryAddresses(url);
    return report.conclude('every request reached its cell');
  } finally {
    for (const close of opened) await close();
    await rm(folder, { recursive: true, force: true });
  }
});

async function tryRoutes(cells, url) {
  const all = await routes(cells, url);
  const wrong = await misrouted(all, url);
  report.none(`of ${all.length} requests, by the wrong cell`, wrong.length);
  for (const line of wrong) report.tell('', line);
}

/** Changes the map under load, fills it, and holds the writes of a company. */
async function tryPushes(cells, url, { router, env }) {
  const printed = await partner(['cells', 'map'], env);
  const map = new Map(printed.map(({ company, cell }) => [company, cell]));
  await router.push(map, { compares: true });
  const load = await underLoad(cells, url, () => changing(router, map, { cells, url, times: 800 }));
  for (const what of ['refused', 'misrouted', 'failed'])
    report.none(`of ${load.requests} requests, ${what}`, load[what]);
  report.none('responses by the former cell after a push', load.result);
  const many = new Map(map);
  while (many.size < 100_000) many.set(newId(), cells[0].name);
  const filled = await underLoad(cells, url, () => router.push(many));
  report.check('100,000 entries pushed, s', filled.result.milliseconds / 1_000, (value) => value < 10);
  const disturbed = filled.refused + filled.misrouted + filled.failed;
  report.none(`of ${filled.requests} requests meanwhile, refused or wrong`, disturbed);
  const { read, write } = await holding(router, map, { cell: cells[1], url });
  report.check('a read of a company that moves', read, (status) => status === 200);
  report.check('a write that waits for the move', write, (status) => status === 201);
}

/** Creates and revokes keys, without the watcher, and with it for a new company. */
async function tryKeys(cells, url, watch) {
  const late = [];
  for (const cell of [...cells, ...cells]) late.push(...(await created(cell, url)));
  report.none('new keys that fail at once without the watcher, revoked ones that work', late.length);
  await watch();
  const { fixture, name } = cells[1];
  const [{ id: company }] = await partner(['company', 'create', '--name', 'New'], fixture.env);
  report.none('keys of a new company that fail at once', (await created({ company, fixture, name }, url)).length);
}

async function tryAddresses(url) {
  const statuses = [];
  for (let turn = 0; turn < 80; turn++) statuses.push(await failedFrom('127.0.0.7', url, `203.0.113.${turn}`));
  report.check('wrong keys with forged addresses, limited', statuses.filter((one) => one === 429).length, (n) => n > 0);
  const other = await failedFrom('127.0.0.8', url, '203.0.113.1');
  report.check('status for another client meanwhile', other, (one) => one === 401);
}

/** Starts HAProxy with the configuration that `partner cells map` wrote, and a header that names the cell. */
async function startProxy(folder, url) {
  const [written, tried] = ['haproxy.cfg', 'tried.cfg'].map((name) => join(folder, name));
  // The written configuration is checked as it is.
  await checkHaproxy(written);
  const shown = '  http-response set-header x-cell %[be_name]\n  default_backend';
  await writeFile(tried, (await readFile(written, 'utf8')).replace('  default_backend', shown));
  const child = await startHaproxy(tried);
  const reaches = () =>
    fetch(`${url}/docs`).then(
      ({ status }) => status < 500,
      () => false,
    );
  await untilHeld(reaches, 20, 'HAProxy does not reach the cells');
  return child;
}

/** Uses a key as soon as its command has ended, and again after it was revoked. @returns unexpected responses */
async function created({ company, fixture, name }, url) {
  const { id, apiKey } = await newCredential(company, fixture.env);
  const first = await sent(url, apiKey);
  await partner(['credential', 'revoke', id], fixture.env);
  const last = await sent(url, apiKey);
  return [first, last].filter(({ status, cell }, index) => cell !== name || status !== [200, 401][index]);
}
