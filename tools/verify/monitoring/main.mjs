// Scrapes the product under load with a real Prometheus, and checks docker/monitoring: the alert rules, every query of
// the dashboard, and the names of the metrics.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withFixture } from '../shared/fixture.mjs';
import { Load } from '../shared/load.mjs';
import { debianProgram } from '../../lib/debian-program.mjs';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { Prometheus } from './prometheus.mjs';

const monitoring = join(root, 'docker', 'monitoring');
const loadSeconds = 15;

await runMain('monitoring', async () => {
  const { command: promtool, env } = await debianProgram(['promtool', 'prometheus'], 'prometheus');
  const rules = ['alerts.yaml', 'slos.yaml'].map((file) => join(monitoring, file));
  await run(promtool, ['check', 'rules', ...rules], { env, showFailure: true });
  const wrong = await withFixture({}, check);
  process.stdout.write(`${wrong.length === 0 ? 'all queries have data, all rules are healthy' : wrong.join('\n')}\n`);
  return wrong.length === 0 ? 0 : 1;
});

/** Returns what is wrong with rules, queries and names while nothing fails. */
async function check(fixture) {
  const [api, worker] = [await fixture.start('api'), await fixture.start('worker')];
  await fixture.subscriber();
  const target = ({ adminUrl }) => new URL(adminUrl).host;
  const prometheus = await Prometheus.start(fixture.folder, {
    'partner-api': target(api),
    'partner-worker': target(worker),
  });
  fixture.atEnd(() => prometheus.stop());
  const load = new Load(api, fixture.key);
  await load.steadily(await load.location(), 20, pause(loadSeconds * 1_000));
  const wrong = [...(await wrongRules(prometheus)), ...(await wrongQueries(prometheus))];
  for (const { adminUrl } of [api, worker])
    wrong.push(...wrongNames(await (await fetch(`${adminUrl}/metrics`)).text()));
  return wrong;
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
