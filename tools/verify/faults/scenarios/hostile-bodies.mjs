import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Load, timed } from '../../shared/load.mjs';
import { processorTime } from '../../shared/processor-time.mjs';
import { percentile } from '../../shared/until.mjs';

/** Number of alternations, so that other load on the machine affects both sides. */
const rounds = 6;
const readsPerRound = 150;
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
  await lists(other, 2 * readsPerRound);
  for (const [name, make] of Object.entries(bodies)) {
    const body = make();
    const { alone, beside, answers, cost } = await compared({ api, other, key: fixture.key, body });
    report.tell(`${name}, KB`, Math.round(body.length / 1_024));
    report.tell('  sent', answers.length);
    report.tell('  processor time of the server for each, ms', (cost / answers.length).toFixed(1));
    report.check('  responses', [...new Set(answers)].join(), (value) => value === '400');
    report.tell(
      '  p95 of another company in ms, without and with the load',
      `${alone.toFixed(1)} and ${beside.toFixed(1)}`,
    );
    report.check('  p95 of another company, ratio', (beside / alone).toFixed(2), (value) => Number(value) < 2);
  }
  return { events: 0, lost: 0, doubled: 0, wrongAnswers: other.others(200, 201) };
}

/**
 * Measures p95 of another company's lists in milliseconds, without and with the body being sent, and the server's
 * processor time.
 */
async function compared({ api, other, key, body }) {
  const alone = [];
  const beside = [];
  const answers = [];
  let cost = 0;
  for (let round = 0; round < rounds; round++) {
    const before = await processorTime([api.child.pid]);
    alone.push(...(await lists(other, readsPerRound)));
    const between = await processorTime([api.child.pid]);
    const sent = attacking({ url: api.url, key, body, perSecond: attacksPerSecond });
    beside.push(...(await lists(other, readsPerRound)));
    answers.push(...(await sent.stop()));
    cost += (await processorTime([api.child.pid])) - between - (between - before);
  }
  return { alone: percentile(alone, 0.95), beside: percentile(beside, 0.95), answers, cost };
}

/** Sends the body at a constant rate until stopped, in a thread of its own that does not slow the measurement. */
function attacking(attack) {
  const thread = new Worker(new URL('../attack.mjs', import.meta.url), { workerData: attack });
  return {
    /** @returns the statuses of all responses */
    stop: async () => {
      thread.postMessage('stop');
      const [answers] = await once(thread, 'message');
      return answers;
    },
  };
}

/** Returns the milliseconds of uncached lists, with a pause before each. */
async function lists(load, reads) {
  const took = [];
  for (let read = 0; read < reads; read++) {
    await pause(10);
    took.push(...(await timed(1, () => load.call('GET', `leads?limit=5&search=${randomUUID()}`))));
  }
  return took;
}
