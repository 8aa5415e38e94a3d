import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Load } from '../load.mjs';
import { percentile } from '../until.mjs';

/** Alternating, so that what else the machine does falls on both sides. */
const rounds = 6;
const readsPerRound = 150;
const attacksPerSecond = 20;

/** Bodies as large as may be, and as costly as their caller can make them. */
const bodies = {
  'a list of 170,000 empty objects': () => `{"upgrades":[${Array(170_000).fill('{}').join()}]}`,
  '62,000 objects under a key': () => `{"upgrades":[${Array(62_000).fill('{"a":1}').join()}]}`,
  '9,900 values under a key': () => `{"upgrades":[${Array(4_900).fill('{"aaaa":"zzzzzzzzzzzzzz"}').join()}]}`,
  '9,900 keys with numbers to compare': () => `{${Array.from({ length: 9_900 }, (_, n) => `"k${n}":1e1`).join()}}`,
  'lists in lists': () => `{"upgrades":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
};

/** One company sends costly bodies; what another one waits for its lists. */
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
    report.tell('  processor time of the server for one, ms', (cost / answers.length).toFixed(1));
    report.check('  answers', [...new Set(answers)].join(), (value) => value === '400');
    report.tell('  p95 of another company, ms alone and beside it', `${alone.toFixed(1)} and ${beside.toFixed(1)}`);
    report.check('  p95 of another company, as a ratio', (beside / alone).toFixed(2), (value) => Number(value) < 2);
  }
  return { events: 0, lost: 0, doubled: 0, wrongAnswers: other.others(200, 201) };
}

/**
 * What another company waits for its lists (p95, ms), without and with the body being sent, and what the server pays.
 */
async function compared({ api, other, key, body }) {
  const alone = [];
  const beside = [];
  const answers = [];
  let cost = 0;
  for (let round = 0; round < rounds; round++) {
    const before = await processorMs(api);
    alone.push(...(await lists(other, readsPerRound)));
    const between = await processorMs(api);
    const sent = attacking({ url: api.url, key, body, perSecond: attacksPerSecond });
    beside.push(...(await lists(other, readsPerRound)));
    answers.push(...(await sent.stop()));
    cost += (await processorMs(api)) - between - (between - before);
  }
  return { alone: percentile(alone, 0.95), beside: percentile(beside, 0.95), answers, cost };
}

/** Sends the body at a steady pace until told to stop, on a thread of its own: it must not slow what is measured. */
function attacking(attack) {
  const thread = new Worker(new URL('../attack.mjs', import.meta.url), { workerData: attack });
  return {
    /** @returns the statuses of all answers. */
    stop: async () => {
      thread.postMessage('stop');
      const [answers] = await once(thread, 'message');
      return answers;
    },
  };
}

/** Processor time that a server has taken so far, its reads for the other company included. */
async function processorMs({ child }) {
  const [, rest] = (await readFile(`/proc/${child.pid}/stat`, 'utf8')).split(') ');
  const [user, system] = rest.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

/** Milliseconds that lists take which no cache has. */
async function lists(load, reads) {
  const took = [];
  for (let index = 0; index < reads; index++) {
    const started = performance.now();
    await load.call('GET', `leads?limit=5&search=${randomUUID()}`);
    took.push(performance.now() - started);
    await pause(10);
  }
  return took;
}
