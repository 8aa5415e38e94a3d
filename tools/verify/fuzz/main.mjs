// Sends requests generated from docs/openapi.json to two companies, and checks every response. `--requests N` sets
// their number, `--seed N` repeats a run, and `--only TEXT` chooses operations whose `METHOD /path` contains it. With
// `--dry-run`, every request is a dry run, and no row and no sequence may change.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';
import { withFixture } from '../shared/fixture.mjs';
import { newCredential, partner } from '../shared/server.mjs';
import { ApiDocument, fillCompany, KnownIds, report, run } from './dist/index.js';

await runMain('fuzz', async () => {
  const { seed, requests, dryRun, only } = readOptions();
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
    if (!dryRun) await fixture.start('worker');
    const target = { url, keys, ids, dryRun };
    const before = await fingerprint(fixture);
    const result = await run({ document, target, seed, requests, only, concurrency: 8, signal: stopSignal });
    // A dry run of a session has no link.
    const findings = result.findings.filter(({ detail }) => !dryRun || !detail.endsWith("'launchUrl'"));
    process.stdout.write(`${report({ ...result, findings })}\n`);
    const after = await fingerprint(fixture);
    const changed = dryRun ? Object.keys(after).filter((name) => after[name] !== before[name]) : [];
    if (changed.length > 0) process.stdout.write(`Dry runs changed ${changed.join(', ')}\n`);
    return findings.length + changed.length > 0 ? 1 : 0;
  });
});

/** @throws Failure for numbers that are not integers from 0 on */
function readOptions() {
  const text = { type: 'string' };
  const dryRun = { type: 'boolean', default: false };
  const { values } = parseArgs({ options: { seed: text, requests: text, only: text, 'dry-run': dryRun } });
  const { seed = Math.floor(Math.random() * 2 ** 31), requests = 20_000, 'dry-run': isDryRun } = values;
  // Tokens and sandboxes are no dry runs.
  const { only = isDryRun ? '/partner/v1' : undefined } = values;
  const options = { seed: Number(seed), requests: Number(requests), dryRun: isDryRun, only };
  if (!(options.seed >= 0 && options.requests > 0)) throw new Failure('--seed and --requests are numbers');
  return options;
}

/**
 * Returns a hash of the rows of each table, and the value of each sequence, but for the tables that every request
 * writes: the log, its counts, and the last use of the credential.
 */
async function fingerprint(fixture) {
  const relations = await fixture.query(`select c.oid::regclass::text as name, c.relkind as kind from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'S')
    and n.nspname !~ '^(pg_|information_schema)' and c.relname !~ '^(request_|deprecated_uses|credential_uses)'`);
  const found = {};
  for (const { name, kind } of relations) {
    const rows = `select md5(string_agg(t::text, '' order by t::text)) as hash from ${name} t`;
    const value = `select last_value || ' ' || is_called as hash from ${name}`;
    found[name] = (await fixture.query(kind === 'S' ? value : rows))[0].hash;
  }
  return found;
}

/** Creates a company with the records of the fixture. @returns its credentials */
async function newCompany({ env, folder }, company, ids) {
  const [{ id }] = await partner(['company', 'create', '--name', `Sheds ${company}`], env);
  // Nothing listens on this port, so every delivery fails and appears in the log of deliveries.
  const endpoint = ['--url', 'http://127.0.0.1:9/', '--types', 'customer.merged'];
  await partner(['webhook', 'create', '--company', id, ...endpoint], env);
  await fillCompany({ company, id, ids, folder, env });
  const { apiKey } = await newCredential(id, env);
  const { clientId, clientSecret } = await newCredential(id, env, 'oauth_client');
  return { apiKey, clientId, clientSecret };
}
