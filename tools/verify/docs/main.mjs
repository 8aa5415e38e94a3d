// `npm run verify -- docs`: runs what the documentation shows as a reader does, each against a fresh demo company: the
// samples of every operation, and the guides from top to bottom. `--only NAME` runs one of them.
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { debianProgram } from '../../lib/debian-program.mjs';
import { Failure } from '../../lib/failure.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';
import { runGuide, runnableGuides } from './guides.mjs';
import { runSamples } from './samples.mjs';
import { Service } from './service.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

await runMain('docs', async () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  for (const [command, name] of Object.entries({ python3: 'python3', php: 'php-cli' }))
    await debianProgram([command], name);
  say('creating a demo company …');
  const origin = await Service.create();
  try {
    const checks = (await allChecks(origin)).filter(([name]) => only === undefined || name === only);
    if (checks.length === 0) throw new Failure(`nothing is called ${only}`);
    const failures = [];
    for (const [name, check, settings] of checks) {
      stopSignal.throwIfAborted();
      const result = await onCopy(origin, check, settings);
      say(`${result.failures.length === 0 ? 'ok    ' : 'FAILED'} ${name}: ${result.count} ${result.unit}`);
      failures.push(...result.failures.map((failure) => `${name}: ${failure}`));
    }
    say(failures.length === 0 ? 'everything that the documentation shows runs' : failures.join('\n\n'));
    return failures.length === 0 ? 0 : 1;
  } finally {
    await rm(origin, { recursive: true, force: true });
  }
});

/** Returns everything that can run, by name. */
async function allChecks(origin) {
  const guides = await onCopy(origin, runnableGuides);
  return [
    ...['curl', 'TypeScript', 'PHP', 'Python'].map((label) => [
      `samples-${label.toLowerCase()}`,
      async (service) => ({ ...(await runSamples(service, label)), unit: 'operations' }),
      // No reader runs a hundred samples within seconds.
      { PARTNER_RATE_PER_SECOND: '1000' },
    ]),
    ...guides.map((name) => [
      name,
      async (service) => {
        const { steps, failure } = await runGuide(service, name);
        return { count: steps, unit: 'blocks', failures: failure ? [failure] : [] };
      },
    ]),
  ];
}

async function onCopy(origin, work, settings = {}) {
  const service = await Service.copyOf(origin, settings);
  try {
    return await work(service);
  } finally {
    await service.stop();
  }
}
