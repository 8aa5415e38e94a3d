// Uses the SDK package that an API serves as a new integrator does, in empty folders on each supported Node.js.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../lib/build.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';
import { FaultFixture } from '../shared/fixture.mjs';
import { Integrator } from './integrator.mjs';

const versions = ['20', '22', '24'];

await runMain('sdk-package', async () => {
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'partner-sdk-package-'));
  // The database's user needs to traverse it.
  await chmod(folder, 0o711);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o711 });
  const fixture = await FaultFixture.open(data, {});
  try {
    const { url } = await fixture.start('api');
    for (const version of versions)
      await tried(version, join(folder, version), { url, key: fixture.key, company: 'Fault Sheds' });
    process.stdout.write('\nthe package works on every version\n');
    return 0;
  } finally {
    await fixture.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Runs all steps on one version and prints the seconds of each. */
async function tried(version, folder, api) {
  await mkdir(folder);
  const integrator = new Integrator(folder, api);
  process.stdout.write(`\nNode.js ${await integrator.installNode(version)}\n`);
  try {
    for (const [name, step] of integrator.steps) {
      stopSignal.throwIfAborted();
      const started = performance.now();
      await step();
      process.stdout.write(`  ${name.padEnd(52)} ${((performance.now() - started) / 1_000).toFixed(1)} s\n`);
    }
  } finally {
    integrator.end();
  }
}
