import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Load } from '../../shared/load.mjs';
import { percentile } from '../../shared/until.mjs';

/** Number of alternations, so that other load on the machine affects both sides, and the seconds of a side. */
const [rounds, seconds] = [6, 3];
const attacksPerSecond = 20;

/** Bodies of the maximum size, as expensive as a caller can make them. */
const bodies = {
  'a list of 170,000 empty objects': () => `{"upgrades":[${Array(170_000).fill('{}').join()}]}`,
  '62,000 objects under a key': () => `{"upgrades":[${Array(62_000).fill('{"a":1}').join()}]}`,
  '9,900 values under a key': () => `{"upgrades":[${Array(4_900).fill('{"aaaa":"zzzzzzzzzzzzzz"}').join()}]}`,
  '9,900 keys with numbers to compare': () => `{${Array.from({ length: 9_900 }, (_, n) => `"k${n}":1e1`).join()}}`,
  'nested lists': () => `{"upgrades":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
};

/** Measures the latency of one company's lists while another company sends expensive bodies. */
export async function hostileBodies(fixture, report) {
  const api = await fixture.start('api');
  const other = new Load(api, await fixture.anotherKey());
  await other.leads(await other.location(), 20, 2);
  await lists(other, pause(2 * seconds * 1_000));
  for (const [name, make] of Object.entries(bodies)) {
    const { alone, beside, answers } = await compared(api, other, fixture.key, make());
    report.check(`${name}: responses`, [...answers].join(), (value) => value === '400');
    report.tell(`  p95 of another company in ms, without and with it`, `${alone.toFixed(1)} and ${beside.toFixed(1)}`);
    report.check('  ratio', (beside / alone).toFixed(2), (value) => Number(value) < 2);
  }
  return { wrongAnswers: other.others(200, 201) };
}

/** Measures p95 of another company's lists in milliseconds, without and with the body being sent. */
async function compared(api, other, key, body) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body };
  const [alone, beside, answers] = [[], [], new Set()];
  for (let round = 0; round < rounds; round++) {
    alone.push(...(await lists(other, pause(seconds * 1_000))));
    // In a thread of its own, which does not slow the measurement.
    const attack = new Worker(new URL('../attack.mjs', import.meta.url), {
      workerData: { url: `${api.url}/partner/v1/orders`, request, perSecond: attacksPerSecond },
    });
    beside.push(...(await lists(other, pause(seconds * 1_000))));
    attack.postMessage('stop');
    for (const status of (await once(attack, 'message'))[0]) answers.add(status);
  }
  return { alone: percentile(alone, 0.95), beside: percentile(beside, 0.95), answers };
}

/** Returns the milliseconds of uncached lists until `end` resolves, with a pause before each. */
async function lists(load, end) {
  let going = true;
  void end.then(() => (going = false));
  const took = [];
  while (going) {
    await pause(10);
    const started = performance.now();
    await load.call('GET', `leads?limit=5&search=${randomUUID()}`);
    took.push(performance.now() - started);
  }
  return took;
}
