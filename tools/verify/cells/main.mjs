// Two cells, each with its own PostgreSQL and API server, behind a real HAProxy that `partner cells map` configures:
// routes, changes of the maps under load, writes that wait for a move, and client addresses behind the proxy.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../lib/build.mjs';
import { root } from '../../lib/root.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { Report } from '../shared/report.mjs';
import { partner } from '../shared/server.mjs';
import { processorTime } from '../shared/processor-time.mjs';
import { changing, failedFrom, holding, underLoad } from './changes.mjs';
import { openCell, Watcher } from './deployment.mjs';
import { checkHaproxy, startHaproxy } from '../shared/haproxy.mjs';
import { untilHeld } from '../shared/until.mjs';
import { endChild } from '../../lib/kill.mjs';
import { newId } from './ids.mjs';
import { bearer, misrouted, routes } from './routes.mjs';

const report = new Report((line) => process.stdout.write(line));
const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(2)} s`;

await runMain('cells', async () => {
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'partner-cells-'));
  const opened = [];
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const cells = [];
    for (const name of ['a', 'b']) {
      cells.push(await openCell(name, join(folder, name), url));
      opened.unshift(() => cells.find((cell) => cell.name === name).fixture.close());
    }
    const files = join(folder, 'haproxy');
    const socket = `127.0.0.1:${await freePort()}`;
    const env = {
      PATH: process.env.PATH,
      PARTNER_DATA_DIR: folder,
      PARTNER_CELLS: JSON.stringify(cells.map(({ setting }) => setting)),
    };
    const words = ['--haproxy', socket, '--folder', files, '--listen', `127.0.0.1:${port}`];
    await partner(['cells', 'map', ...words], env);
    const proxy = await startProxy(files, url);
    opened.unshift(() => endChild(proxy, 'SIGKILL'));
    const { failures } = await tryAll({ cells, proxy, url, files, socket, env, words, opened });
    process.stdout.write(`\n${failures.length === 0 ? 'every request reached its cell' : failures.join('\n')}\n`);
    return failures.length === 0 ? 0 : 1;
  } finally {
    for (const close of opened) await close();
    await rm(folder, { recursive: true, force: true });
  }
});

async function tryAll({ cells, proxy, url, files, socket, env, words, opened }) {
  const all = await routes(cells, url);
  const wrong = await misrouted(all, url);
  report.none(`of ${all.length} requests, by the wrong cell`, wrong.length);
  for (const line of wrong) report.tell('', line);

  const { Router } = await import(join(root, 'apps/operator/dist/cells/router.js'));
  const router = new Router(files, [socket]);
  const map = await mapOf(env);
  await router.push(map, { compares: true });
  const load = await underLoad(cells, url, () => changing(router, map, { cells, url, times: 800 }));
  report.tell('requests while the map changes', `${load.requests}, ${load.rate} a second`);
  report.tell('changes; p50 and longest, ms', `${load.result.changes}; ${load.result.p50}, ${load.result.longest}`);
  report.tell('statuses of failed requests', [...load.statuses].join(', ') || 'none');
  for (const what of ['refused', 'misrouted', 'failed']) report.none(`requests ${what}`, load[what]);
  report.none('responses by the former cell after a push', load.result.former);

  const many = new Map(map);
  while (many.size < 100_000) many.set(newId(), cells[0].name);
  const before = [await processorTime([proxy.pid]), process.cpuUsage()];
  const alone = await router.push(many);
  const spent = (await processorTime([proxy.pid])) - before[0];
  const { user, system } = process.cpuUsage(before[1]);
  report.tell('100,000 entries pushed without requests', seconds(alone.milliseconds));
  report.tell(
    'of that, processor time of HAProxy; of the command',
    `${seconds(spent)}; ${seconds((user + system) / 1e3)}`,
  );
  await router.push(map);
  const filled = await underLoad(cells, url, () => router.push(many));
  report.check('100,000 entries pushed, s', filled.result.milliseconds / 1_000, (value) => value < 10);
  const emptied = await router.push(map);
  report.tell('the map pushed without them', seconds(emptied.milliseconds));
  const disturbed = filled.refused + filled.misrouted + filled.failed;
  report.none(`of ${filled.requests} requests meanwhile, refused or wrong`, disturbed);

  const { read, write } = await holding(router, map, { cell: cells[1], url });
  report.check('a read of a company that moves', `${read.status}, ${read.milliseconds} ms`, () => read.status === 200);
  report.check(
    'a write that waits for the move',
    `${write.status}, ${write.milliseconds} ms`,
    () => write.status === 201,
  );

  const late = [];
  for (const cell of [...cells, ...cells]) late.push(...(await created(cell, url)));
  report.none('new keys that fail at once without the watcher, revoked ones that work', late.length);
  const watcher = await Watcher.start(words, env);
  opened.unshift(() => watcher.stop());
  const { fixture, name } = cells[1];
  const [{ id: company }] = await partner(['company', 'create', '--name', 'New'], fixture.env);
  report.none('keys of a new company that fail at once', (await created({ company, fixture, name }, url)).length);

  const statuses = [];
  for (let turn = 0; turn < 80; turn++) statuses.push(await failedFrom('127.0.0.7', url, `203.0.113.${turn}`));
  report.check('wrong keys with forged addresses, limited', statuses.filter((one) => one === 429).length, (n) => n > 0);
  report.check(
    'status for another client meanwhile',
    await failedFrom('127.0.0.8', url, '203.0.113.1'),
    (one) => one === 401,
  );
  return report.result('cells', { events: 0, lost: 0, doubled: 0, wrongAnswers: wrong.length });
}

/** Starts HAProxy with the configuration that `partner cells map` wrote, and a header that names the cell. */
async function startProxy(folder, url) {
  const [written, tried] = ['haproxy.cfg', 'tried.cfg'].map((name) => join(folder, name));
  // The written configuration is checked as it is.
  await checkHaproxy(written);
  const shown = '  http-response set-header x-cell %[be_name]\n  default_backend';
  await writeFile(tried, (await readFile(written, 'utf8')).replace('  default_backend', shown));
  const child = await startHaproxy(tried);
  const status = () =>
    fetch(`${url}/docs`).then(
      (response) => response.status,
      () => 500,
    );
  await untilHeld(async () => (await status()) < 500, 20, 'HAProxy does not reach the cells');
  return child;
}

/** Returns the map that the command prints. */
async function mapOf(env) {
  const lines = await partner(['cells', 'map'], env);
  return new Map(lines.map(({ company, cell }) => [company, cell]));
}

/** Uses a key as soon as its command has ended, and again after it was revoked. @returns unexpected statuses */
async function created({ company, fixture, name }, url) {
  const words = ['credential', 'create', '--company', company, '--type', 'api_key', '--scopes', 'all'];
  const [{ id, apiKey }] = await partner(words, fixture.env);
  const first = await fetch(`${url}/partner/v1/company`, bearer(apiKey));
  await partner(['credential', 'revoke', id], fixture.env);
  const last = await fetch(`${url}/partner/v1/company`, bearer(apiKey));
  const expected = [`200 by ${name}`, `401 by ${name}`];
  return [first, last]
    .map((response) => `${response.status} by ${response.headers.get('x-cell')}`)
    .filter((got, index) => got !== expected[index]);
}
