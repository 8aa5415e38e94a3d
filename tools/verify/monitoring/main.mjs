// Scrapes the product under load with a real Prometheus, and checks docker/monitoring: the alert rules, every query of
// the dashboard, the time until alerts report each fault, and the runbooks, which it follows to the end of each alert.
// `--write` writes the times to the docs; `--only page,page` makes only the faults of these runbooks.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import yaml from 'yaml';
import { FaultFixture } from '../shared/fixture.mjs';
import { Load } from '../shared/load.mjs';
import { build } from '../../lib/build.mjs';
import { debianProgram } from '../../lib/debian-program.mjs';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { Alertmanager } from './alertmanager.mjs';
import { alertTimes } from './alert-times.mjs';
import { Deployment } from './deployment.mjs';
import { writeSeconds } from './operations-page.mjs';
import { picture } from './picture.mjs';
import { Prometheus } from './prometheus.mjs';

const monitoring = join(root, 'docker', 'monitoring');
/** Seconds of load; `--pictures` draws the dashboard for that time. */
const isDrawn = process.argv.includes('--pictures');
const only = process.argv.find((_word, index) => process.argv[index - 1] === '--only')?.split(',');
const loadSeconds = isDrawn ? 45 : 15;

await runMain('monitoring', async () => {
  await build();
  const { command: promtool, env } = await debianProgram(['promtool', 'prometheus'], 'prometheus');
  const rules = ['alerts.yaml', 'slos.yaml'].map((file) => join(monitoring, file));
  await run(promtool, ['check', 'rules', ...rules], { env, showFailure: true });
  if (only === undefined) {
    const wrong = await inFolder(withoutFaults);
    process.stdout.write(`${wrong.length === 0 ? 'all queries have data, all rules are healthy' : wrong.join('\n')}\n`);
    if (wrong.length > 0) return 1;
  }
  const { rows, failures } = await inFolder(withFaults);
  if (process.argv.includes('--write')) await writeSeconds(rows);
  return failures.length === 0 ? 0 : 1;
});

async function inFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'partner-monitoring-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns what is wrong with rules, queries and names while nothing fails. */
async function withoutFaults(folder) {
  let fixture;
  let prometheus;
  try {
    fixture = await FaultFixture.open(folder, {});
    const [api, worker] = [await fixture.start('api'), await fixture.start('worker')];
    await fixture.subscriber();
    const target = ({ adminUrl }) => new URL(adminUrl).host;
    prometheus = await Prometheus.start(folder, { 'partner-api': target(api), 'partner-worker': target(worker) });
    const load = new Load(api, fixture.key);
    await load.steadily(await load.location(), 20, pause(loadSeconds * 1_000));
    if (isDrawn) await draw(prometheus);
    const wrong = [...(await wrongRules(prometheus)), ...(await wrongQueries(prometheus))];
    for (const server of [api, worker]) wrong.push(...wrongNames(await textOf(server)));
    return wrong;
  } finally {
    await prometheus?.stop();
    await fixture?.close();
  }
}

/** Makes every fault while a partner reads and writes, with the intervals of docker/monitoring. */
async function withFaults(folder) {
  const alertmanager = await Alertmanager.start(folder);
  let deployment;
  try {
    const { global } = yaml.parse(await readFile(join(monitoring, 'prometheus.yaml'), 'utf8'));
    deployment = await Deployment.open(folder, alertmanager, global);
    deployment.load = new Load(deployment.servers['partner-api'], deployment.fixture.key);
    deployment.location = await deployment.load.location();
    const done = alertTimes(deployment, alertmanager, only);
    await deployment.load.steadily(
      deployment.location,
      4,
      done.catch(() => undefined),
    );
    return await done;
  } finally {
    await deployment?.close();
    await alertmanager.stop();
  }
}

/** Draws Prometheus's results for each query of the dashboard during the load as docs/monitoring.svg. */
async function draw(prometheus) {
  const { panels } = JSON.parse(await readFile(join(monitoring, 'dashboard.json'), 'utf8'));
  const drawn = [];
  for (const { title, gridPos, fieldConfig, targets } of panels) {
    const series = [];
    for (const { expr, legendFormat } of targets) {
      const results = await prometheus.range(expr.replaceAll('$__rate_interval', '10s'), loadSeconds);
      for (const { metric, values } of results) {
        const name = legendFormat.replaceAll(/\{\{(\w+)\}\}/g, (_all, label) => metric[label] ?? '');
        // Prometheus returns NaN for a division by zero.
        const points = values.map(([at, value]) => [at, Number(value)]).filter(([, value]) => Number.isFinite(value));
        if (points.length > 0) series.push({ name, points });
      }
    }
    if (series.length > 0) drawn.push({ title, gridPos, unit: fieldConfig.defaults.unit, series });
  }

  const caption =
    `docker/monitoring/dashboard.json, ${loadSeconds} s of load: results of a Prometheus for its queries, drawn by
    npm run monitoring -- --pictures (not by Grafana)`.replaceAll(/\s+/g, ' ');
  await writeFile(join(root, 'docs', 'monitoring.svg'), picture(drawn, caption));
}

async function textOf({ adminUrl }) {
  return (await fetch(`${adminUrl}/metrics`)).text();
}

async function wrongRules(prometheus) {
  const rules = await prometheus.rules();
  if (rules.length === 0) throw new Failure('Prometheus has no rules');
  return [
    ...rules.filter(({ health }) => health === 'err').map(({ name, lastError }) => `${name}: ${lastError}`),
    ...(await prometheus.firing()).map(({ labels }) => `${labels.alertname} fires without a fault`),
  ];
}

/** Returns queries of the dashboard with unknown metrics, or without data. */
async function wrongQueries(prometheus) {
  const { panels } = JSON.parse(await readFile(join(monitoring, 'dashboard.json'), 'utf8'));
  const alerts = await readFile(join(monitoring, 'alerts.yaml'), 'utf8');
  const names = await prometheus.names();
  const wrong = [];
  for (const { title, targets } of panels) {
    for (const { expr } of targets) {
      const series = await prometheus.query(expr.replaceAll('$__rate_interval', '10s'));
      if (series.length === 0) wrong.push(`no data for "${title}": ${expr}`);
    }
  }
  const text = JSON.stringify(panels) + alerts;
  const named = new Set(text.match(/\b(?:partner|process|nodejs)_[a-z\d_]+/g));
  // There was no mail and no CRM job.
  const idle = /^partner_outbox_/;
  for (const name of named) if (!names.has(name) && !idle.test(name)) wrong.push(`no process exports ${name}`);
  return wrong;
}

/** Returns violations of Prometheus's naming rules: base units, `_total` for counters, and a help text in words. */
function wrongNames(text) {
  const wrong = [];
  for (const [, name, type] of text.matchAll(/^# TYPE (partner_\w+) (\w+)$/gm)) {
    const help = new RegExp(`^# HELP ${name} (.*)$`, 'm').exec(text)?.[1] ?? '';
    if ((type === 'counter') !== name.endsWith('_total')) wrong.push(`${name} is a ${type}`);
    if (/_(ms|millis|milliseconds|minutes|kb|mb)(_|$)/.test(name)) wrong.push(`${name} is not in a base unit`);
    if (help === '' || /\([A-Z]\d+/.test(help)) wrong.push(`${name} has the help text "${help}"`);
  }
  return wrong;
}
