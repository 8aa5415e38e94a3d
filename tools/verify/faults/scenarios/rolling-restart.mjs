import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../lib/free-port.mjs';
import { Load } from '../../shared/load.mjs';
import { LoadBalancer } from '../load-balancer.mjs';
import { until } from '../../shared/until.mjs';

const rounds = 3;
const names = ['one', 'two'];

/** Restarts two API servers behind HAProxy in turn under load, three times: no request may fail. */
export async function rollingRestart(fixture, report) {
  const places = [];
  for (const name of names) places.push({ name, port: await freePort(), adminPort: await freePort() });
  const settings = ({ port, adminPort }) => ({ PORT: `${port}`, PARTNER_ADMIN_PORT: `${adminPort}` });
  const start = (place) => fixture.start('api', { PARTNER_DRAIN_MS: '5000', ...settings(place) });
  const servers = await Promise.all(places.map(start));
  // No retries, so that failures are visible.
  const balancer = await LoadBalancer.start(places, ['retries 0', 'retry-on none']);
  try {
    await until(async () => (await Promise.all(names.map((name) => balancer.uses(name)))).every(Boolean), 30);
    const load = new Load(balancer, fixture.key);
    const location = await load.location();
    const statuses = [];
    const restarting = async () => {
      for (let restart = 0; restart < rounds * names.length; restart++) {
        await pause(1_000);
        const index = restart % names.length;
        await servers[index].end();
        statuses.push(servers[index].child.exitCode);
        servers[index] = await start(places[index]);
        await until(() => balancer.uses(names[index]), 30);
      }
      await pause(1_000);
    };
    await load.steadily(location, 40, restarting());
    const stored = await fixture.query('select id from leads where company_id = $1', [fixture.company]);
    const ids = new Set(stored.map(({ id }) => id));
    report.tell('responses', load.answers);
    report.tell('slowest response, ms', Math.round(load.slowest));
    report.check('exit statuses of the servers', statuses.join(), () => statuses.every((status) => status === 0));
    report.check('requests that failed', load.others(200, 201), (value) => value === 0);
    return {
      events: stored.length,
      kills: rounds * names.length,
      lost: load.made.filter((id) => !ids.has(id)).length,
      doubled: stored.length - new Set(load.made).size,
      wrongAnswers: load.others(200, 201) + load.malformed,
    };
  } finally {
    await balancer.stop();
  }
}
