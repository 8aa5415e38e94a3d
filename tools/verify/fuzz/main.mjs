// Sends requests generated from docs/openapi.json to two companies, and checks every response. `--requests N` sets
// their number, `--seed N` repeats a run, and `--only TEXT` chooses operations whose `METHOD /path` contains it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../lib/build.mjs';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';
import { withFixture } from '../shared/fixture.mjs';
import { partner } from '../shared/server.mjs';

await runMain('fuzz', async () => {
  const { seed, requests, only } = readOptions();
  await build();
  const { ApiDocument, KnownIds, report, run } = await import('./dist/index.js');
  const document = await ApiDocument.read(join(root, 'docs/openapi.json'));
  process.stdout.write(`Seed ${seed}. Repeat this run with --seed ${seed} --requests ${requests}\n`);
  // Each error of a server is printed with the id of its request.
  process.env.PARTNER_LOG_LEVEL ??= 'error';
  return withFixture({}, async (fixture) => {
    const ids = new KnownIds();
    const keys = await Promise.all([0, 1].map((number) => newCompany(fixture, number, ids)));
    // Sandboxes are copied from it.
    await partner(['demo', '--template'], fixture.env);
    const { url } = await fixture.start('api');
    await fixture.start('worker');
    const target = { url, keys, ids };
    const result = await run({ document, target, seed, requests, only, concurrency: 8, signal: stopSignal });
    process.stdout.write(`${report(result)}\n`);
    return result.findings.length > 0 ? 1 : 0;
  });
});

/** @throws Failure for numbers that are not integers from 0 on */
function readOptions() {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { seed: text, requests: text, only: text } });
  const { seed = Math.floor(Math.random() * 2 ** 31), requests = 20_000, only } = values;
  const options = { seed: Number(seed), requests: Number(requests), only };
  if (!(options.seed >= 0 && options.requests > 0)) throw new Failure('--seed and --requests are numbers');
  return options;
}

/** Creates a company with the records of the fixture. @returns its credentials */
async function newCompany({ env, folder }, company, ids) {
  const { fillCompany } = await import('./dist/index.js');
  const [{ id }] = await partner(['company', 'create', '--name', `Sheds ${company}`], env);
  // Nothing listens on this port, so every delivery fails and appears in the log of deliveries.
  const endpoint = ['--url', 'http://127.0.0.1:9/', '--types', 'customer.merged'];
  await partner(['webhook', 'create', '--company', id, ...endpoint], env);
  await fillCompany({ company, id, ids, folder, env });
  const words = ['credential', 'create', '--company', id, '--scopes', 'all', '--type'];
  const [{ apiKey }] = await partner([...words, 'api_key'], env);
  const [{ clientId, clientSecret }] = await partner([...words, 'oauth_client'], env);
  return { apiKey, clientId, clientSecret };
}
