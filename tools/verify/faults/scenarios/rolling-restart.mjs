import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../../shared/load.mjs';
import { until } from '../../shared/until.mjs';
import { balanced, names } from '../load-balancer.mjs';

const restarts = 3 * names.length;

/** Restarts two API servers behind HAProxy in turn under load, three times: no request may fail. */
export async function rollingRestart(fixture, report) {
  // No retries, so that failures are visible.
  const overrides = ['retries 0', 'retry-on none'];
  const { servers, balancer, start } = await balanced(fixture, { PARTNER_DRAIN_MS: '5000' }, overrides);
  const load = new Load(balancer, fixture.key);
  const location = await load.location();
  const statuses = [];
  const restarting = async () => {
    for (let restart = 0; restart < restarts; restart++) {
      await pause(1_000);
      const index = restart % names.length;
      await servers[index].end();
      statuses.push(servers[index].child.exitCode);
      servers[index] = await start(index);
      await until(() => balancer.uses(names[index]), 30);
    }
    await pause(1_000);
  };
  await load.steadily(location, 40, restarting());
  const { events, lost } = await load.stored(fixture);
  report.tell('responses', load.answers);
  report.tell('slowest response, ms', Math.round(load.slowest));
  report.check('exit statuses of the servers', statuses.join(), () => statuses.every((status) => status === 0));
  report.none('requests that failed', load.others(200, 201));
  const wrongAnswers = load.others(200, 201) + load.malformed;
  return { events, kills: restarts, lost, doubled: events - new Set(load.made).size, wrongAnswers };
}
