import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../lib/free-port.mjs';
import { Load } from '../../shared/load.mjs';
import { LoadBalancer } from '../load-balancer.mjs';
import { until } from '../../shared/until.mjs';

const names = ['one', 'two'];
/** Status of a create that the killed server had accepted: its client retries it with its key. */
const unknownOutcome = 500;

/** Kills two API servers behind HAProxy under load, first one, then both: no response may be HAProxy's own. */
export async function apiServersKilled(fixture, report) {
  const places = [];
  for (const name of names) places.push({ name, port: await freePort(), adminPort: await freePort() });
  const settings = ({ port, adminPort }) => ({ PORT: `${port}`, PARTNER_ADMIN_PORT: `${adminPort}` });
  const servers = await Promise.all(places.map((place) => fixture.start('api', settings(place))));
  const balancer = await LoadBalancer.start(places);
  try {
    await until(async () => (await Promise.all(names.map((name) => balancer.uses(name)))).every(Boolean), 30);
    const load = new Load(balancer, fixture.key);
    const location = await load.location();
    const killing = async () => {
      await pause(2_000);
      await servers[0].end('SIGKILL');
      await pause(3_000);
    };
    await load.steadily(location, 40, killing());
    report.tell('responses', load.answers);
    report.check('responses without an error of the API', load.malformed, (value) => value === 0);
    report.check('requests that failed', load.others(200, 201, unknownOutcome), (value) => value === 0);

    await servers[1].end('SIGKILL');
    const response = await fetch(`${balancer.url}/partner/v1/leads`, { headers: { accept: 'text/html' } });
    const text = await response.text();
    const { status, headers } = response;
    report.check('response while no server is running', `${status} ${text.trim()}`, () => {
      const { error, code } = JSON.parse(text);
      return status === 503 && typeof error === 'string' && code === 'try_again';
    });
    const shown = `${headers.get('content-type')}, Retry-After ${headers.get('retry-after')}`;
    report.check('its headers', shown, (value) => /^application\/json; charset=utf-8, Retry-After \d+$/.test(value));
    const stored = await fixture.query('select id from leads where company_id = $1', [fixture.company]);
    const ids = new Set(stored.map(({ id }) => id));
    return {
      events: stored.length,
      kills: names.length,
      lost: load.made.filter((id) => !ids.has(id)).length,
      doubled: load.made.length - new Set(load.made).size,
      wrongAnswers: load.others(200, 201, unknownOutcome) + load.malformed,
    };
  } finally {
    await balancer.stop();
  }
}
