import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopSignal } from '../lib/stop-signal.mjs';
import { build } from '../lib/build.mjs';
import { Failure } from '../lib/failure.mjs';
import { runMain } from '../lib/run-main.mjs';
import { databaseRestart } from './scenarios/database-restart.mjs';
import { failover } from './scenarios/failover.mjs';
import { forbiddenAddresses } from './scenarios/forbidden-addresses.mjs';
import { hostileBodies } from './scenarios/hostile-bodies.mjs';
import { killedWorkers } from './scenarios/killed-workers.mjs';
import { latency } from './scenarios/latency.mjs';
import { manyFilters } from './scenarios/many-filters.mjs';
import { redisAway } from './scenarios/redis-away.mjs';
import { slowEndpoint } from './scenarios/slow-endpoint.mjs';
import { unknownKeys } from './scenarios/unknown-keys.mjs';
import { FaultFixture } from './fixture.mjs';

/** By the word that picks it on the command line; without words all are played. */
const scenarios = {
  latency: [{ name: 'commit to receiver on an idle machine', play: latency }],
  kills: [
    { name: 'workers killed, queues on PostgreSQL', play: killedWorkers },
    { name: 'workers killed and Redis emptied, queues on Redis', play: killedWorkers, redis: true },
  ],
  redis: [{ name: 'Redis away for 30 s', play: redisAway, redis: true }],
  database: [{ name: 'PostgreSQL restarted', play: databaseRestart }],
  slow: [{ name: 'an endpoint that hangs among 20 healthy ones', play: slowEndpoint }],
  bodies: [{ name: 'costly bodies of another company', play: hostileBodies }],
  keys: [{ name: '2,000 API keys that stand for nobody', play: unknownKeys }],
  failover: [{ name: 'the primary killed, its standby promoted', play: failover }],
  filters: [{ name: 'a list asked for with 20,000 different filters', play: manyFilters }],
  addresses: [{ name: 'addresses that are not public, in production', play: forbiddenAddresses, production: true }],
};

await runMain('faults', async () => {
  const words = process.argv.slice(2);
  const unknown = words.find((word) => !(word in scenarios));
  if (unknown) throw new Failure(`no scenario is called ${unknown}: ${Object.keys(scenarios).join(', ')}`);
  await build();
  const started = performance.now();
  const wrong = [];
  for (const scenario of (words.length > 0 ? words : Object.keys(scenarios)).flatMap((word) => scenarios[word])) {
    wrong.push(...(await playOne(scenario)));
  }
  process.stdout.write(
    `\n${wrong.length === 0 ? 'nothing was lost' : wrong.join('\n')} ` +
      `(${Math.round((performance.now() - started) / 1000)} s)\n`,
  );
  return wrong.length === 0 ? 0 : 1;
});

/** @returns what went wrong, one line each. */
async function playOne({ name, play, ...options }) {
  stopSignal.throwIfAborted();
  process.stdout.write(`\n${name}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'partner-faults-'));
  const wrong = [];
  const report = {
    /** A figure that is only told. */
    tell: (what, value) => process.stdout.write(`  ${what.padEnd(58)} ${value}\n`),
    /** A figure that has to be as `isRight` wants it. */
    check: (what, value, isRight) => {
      report.tell(`${isRight(value) ? ' ' : '!'} ${what}`, value);
      if (!isRight(value)) wrong.push(`${name}: ${what}: ${value}`);
    },
  };
  try {
    const fixture = await FaultFixture.open(folder, options);
    await play(fixture, report).finally(() => fixture.close());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return wrong;
}
