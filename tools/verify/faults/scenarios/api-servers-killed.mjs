import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../../shared/load.mjs';
import { balanced } from '../load-balancer.mjs';

/** Status of a create that the killed server had accepted: its client retries it with its key. */
const unknownOutcome = 500;

/** Kills two API servers behind HAProxy under load, first one, then both: no response may be HAProxy's own. */
export async function apiServersKilled(fixture, report) {
  const { servers, balancer } = await balanced(fixture);
  const load = new Load(balancer, fixture.key);
  const location = await load.location();
  const killing = async () => {
    await pause(2_000);
    await servers[0].end('SIGKILL');
    await pause(3_000);
  };
  await load.steadily(location, 40, killing());
  report.tell('responses', load.answers);
  report.none('responses without an error of the API', load.malformed);
  report.none('requests that failed', load.others(200, 201, unknownOutcome));

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
  const { events, lost } = await load.stored(fixture);
  const doubled = load.made.length - new Set(load.made).size;
  const wrongAnswers = load.others(200, 201, unknownOutcome) + load.malformed;
  return { events, kills: servers.length, lost, doubled, wrongAnswers };
}
